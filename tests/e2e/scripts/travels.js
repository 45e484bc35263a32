// Counts animations, and those among them that carry something from place to place.
window.travels = { all: 0, far: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.travels.all += 1;
  if (JSON.stringify(frames).includes("translate")) window.travels.far += 1;
  return animate.call(this, frames, options);
};

// What a focus far outside of what is seen of the board has scrolled away.
() => {
  const far = document.createElement("button");
  far.style.cssText = "position: absolute; top: 200%; left: 200%";
  document.querySelector(".felt").append(far);
  far.focus();
  far.scrollIntoView();
  const moved = [];
  for (let around = far.parentElement; around; around = around.parentElement) {
    if (around.scrollTop !== 0 || around.scrollLeft !== 0) moved.push(around.className || around.localName);
  }
  far.remove();
  return moved;
}

// What can be tapped, is on the screen and yet lies wholly below something else; what is fixed at the foot may cover
// what a scroll brings out.
() => {
  const top = document.querySelector("dialog[open]") ?? document.body;
  const isOver = (element, own) => element && (own.contains(element) || element.contains(own));
  const stays = (element) => {
    for (let one = element; one; one = one.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(one).position)) return true;
    }
    return false;
  };
  const faults = [];
  for (const target of top.querySelectorAll("button, a[href], input, select, summary")) {
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || target.closest("[inert]")) continue;
    const own = target.closest("label") ?? target;
    const box = own.getBoundingClientRect();
    if (box.width <= 1) continue;
    const points = [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]
      .map(([x, y]) => [box.left + box.width * x, box.top + box.height * y])
      .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
    const over = points.map(([x, y]) => document.elementFromPoint(x, y));
    if (points.length > 0 && !over.some((element) => isOver(element, own) || (element && stays(element)))) {
      faults.push(`${target.getAttribute("aria-label") ?? target.textContent.trim().slice(0, 40)} is covered`);
    }
  }
  return faults;
}

// What is outside the screen, too small to tap or too small to read; a table must not scroll, either.
([isTable, numeral]) => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  if (document.documentElement.scrollWidth > width) faults.push("the page scrolls sideways");
  if (isTable && document.documentElement.scrollHeight > height) faults.push("the table scrolls");
  const top = document.querySelector("dialog[open]") ?? document.body;
  const named = (element) => element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // What a scrolling part of the page keeps out of sight is in order; what nothing can bring into sight is not.
  const scroller = (element) => {
    for (let one = element.parentElement; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX + overflowY)) return one;
    }
    return null;
  };
  const targets = top.querySelectorAll("button, a[href], input, select, summary, label:has(input), [role=button]");
  for (const target of targets) {
    if (!isSeen(target) || target.closest("[inert], [aria-hidden=true]")) continue;
    const own = target.closest("label:has(input)") ?? target;
    const box = own.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if (Math.min(box.width, box.height) < 43.5) {
      faults.push(`${named(own)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
    const frame = scroller(own);
    const isBeside = box.left < -0.5 || box.right > width + 0.5;
    const isOut = isBeside || (isTable && !frame && (box.top < -0.5 || box.bottom > height + 0.5));
    if (isOut && !(frame && frame.scrollWidth > frame.clientWidth)) {
      const edges = [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
      faults.push(`${named(own)} is outside: ${edges}`);
    }
  }
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.data.trim();
    const element = texts.currentNode.parentElement;
    if (text === "" || element.closest("script, style, .unseen, option") || !isSeen(element)) continue;
    const svg = element.closest("svg");
    const box = element.getBoundingClientRect();
    if (box.width <= 1) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (svg) size *= svg.getScreenCTM().a;
    const least = svg && /^\d+$/.test(text) && svg.viewBox.baseVal.width === 60 ? numeral : svg ? 10 : 15.9;
    if (size < least) faults.push(`"${text.slice(0, 40)}" is printed at ${size.toFixed(1)} px`);
    if (!svg && !scroller(element) && (box.left < -0.5 || box.right > width + 0.5)) {
      faults.push(`"${text.slice(0, 40)}" is outside: ${Math.round(box.left)} to ${Math.round(box.right)}`);
    }
    const style = getComputedStyle(element);
    const mayClip = style.overflowX !== "visible" && style.textOverflow !== "ellipsis";
    if (!svg && mayClip && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`"${text.slice(0, 40)}" is clipped`);
    }
  }
  return [...new Set(faults)];
}

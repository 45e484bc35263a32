// What has the focus, and whether that is to be seen; null if nothing has it.
() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const around = at.closest("label")?.querySelectorAll("*") ?? [];
  const marks = [at, at.parentElement, ...at.querySelectorAll("*"), ...around];
  const isMarked = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  };
  const label = at.getAttribute("aria-label") ?? (at.labels?.[0] ?? at).textContent.replace(/\s+/g, " ").trim();
  return { label, isMarked: at.matches(":focus-visible") && marks.some(isMarked) };
}

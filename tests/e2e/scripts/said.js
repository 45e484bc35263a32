// Every text that is shown, and every name that is said, once; but for what is marked as another language.
() => {
  const texts = new Set();
  const note = (text) => { const tidy = text?.replace(/\s+/g, " ").trim(); if (tidy) texts.add(tidy); };
  for (const element of document.body.querySelectorAll("*")) {
    if (element.matches("script, style") || element.closest("[lang]") !== document.documentElement) continue;
    if (!element.checkVisibility()) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.data);
    for (const name of ["aria-label", "title", "alt", "placeholder"]) note(element.getAttribute(name));
  }
  note(document.title);
  return [...texts];
}

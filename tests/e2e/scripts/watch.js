// Tells the test of every message id that the page shows instead of the message.
(ids) => {
  const pattern = new RegExp(ids);
  const said = ["aria-label", "title", "alt", "placeholder"];
  const check = (text) => { const found = text && pattern.exec(text); if (found) window.sawMessageId(found[0]); };
  const scan = (node) => {
    if (node.nodeType === Node.TEXT_NODE) check(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches("script, style")) return;
    said.forEach((name) => check(node.getAttribute(name)));
    node.childNodes.forEach(scan);
  };
  const watch = new MutationObserver((changes) => changes.forEach((change) => {
    if (change.type === "childList") change.addedNodes.forEach(scan); else scan(change.target);
  }));
  const options = { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: said };
  watch.observe(document, options);
}

// All that axe finds, of every weight. What begins to fade while it looks has faded at once.
async () => {
  const still = new CSSStyleSheet();
  const at = ["animation-duration", "animation-delay", "transition-duration", "transition-delay"];
  still.replaceSync(`*, ::before, ::after { ${at.map((time) => `${time}: 0s !important`).join("; ")} }`);
  document.adoptedStyleSheets.push(still);
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return violations.map(({ id, impact, nodes }) =>
    [`${id} (${impact})`, ...nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} - ${failureSummary.slice(0, 200)}`)]
      .join(" | "));
}

// What axe finds serious or critical.
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) =>
    [id, ...nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} - ${failureSummary.slice(0, 200)}`)].join(" | "));
}

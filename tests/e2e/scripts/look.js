// The table as the page shows it right now; `moment` is what the person in front of it can do.
(words) => {
  const main = document.querySelector("main");
  const labelled = (label) => [...(main?.querySelectorAll("[aria-label]") ?? [])].find(
    (element) => element.getAttribute("aria-label") === label);
  const cards = (element) => [...(element?.querySelectorAll("svg text") ?? [])].map((text) => Number(text.textContent));
  const buttons = (element) => [...(element?.querySelectorAll("button") ?? [])];
  const shows = (text) => [...(main?.querySelectorAll("button") ?? [])].some((one) => one.textContent.trim() === text);
  const status = main?.querySelector("[role=status]")?.textContent.trim() ?? "";
  const lanes = buttons(labelled(words.rows));
  const hand = buttons(labelled(words.hand));
  const moment = () => {
    if (labelled(words.skip)) return "moving";
    if (shows(words.again)) return "over";
    if (shows(words.next)) return "ready";
    if (lanes.some((lane) => lane.getAttribute("aria-disabled") === "false")) return "row";
    if (status === words.choose) return "choose";
    if (status === words.draft) return "draft";
    return "wait";
  };
  return {
    moment: moment(),
    status,
    rows: lanes.map(cards),
    hand: hand.flatMap(cards),
    chosen: hand.filter((card) => card.getAttribute("aria-pressed") === "true").flatMap(cards)[0] ?? 0,
  };
}

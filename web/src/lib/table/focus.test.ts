import { afterEach, describe, expect, it } from "vitest";
import { followDue } from "./focus";

let ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends) end();
  ends = [];
  document.body.replaceChildren();
});

/** A table with buttons of these names, followed from now on. */
function table(isArriving: boolean, ...names: string[]): HTMLElement {
  const element = document.createElement("main");
  element.append(...names.map(button));
  document.body.append(element);
  const end = followDue(isArriving)(element);
  if (end) ends.push(end);
  return element;
}

function button(name: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.textContent = name;
  return element;
}

const at = (element: HTMLElement, i: number) => element.children[i] as HTMLElement;
const due = (element: HTMLElement) => (element.dataset["due"] = "");
const focused = () => document.activeElement?.textContent;
/** Something comes down on it; what a browser makes of that for those who know the mouse alone. */
function down(element: HTMLElement, pointerType: string): MouseEvent {
  element.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType }));
  const event = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
}
const later = () => new Promise((resolve) => setTimeout(resolve));

describe("the focus at a table", () => {
  it("goes to what is due when what had it goes away", async () => {
    const element = table(false, "card", "row");
    at(element, 0).focus();
    due(at(element, 1));
    at(element, 0).remove();
    await later();
    expect(focused()).toBe("row");
  });

  it("goes to the stop of a group, as soon as one is due", async () => {
    const element = table(false, "card");
    at(element, 0).focus();
    at(element, 0).remove();
    await later();
    const group = document.createElement("div");
    group.append(button("row 1"), button("row 2"));
    at(group, 0).tabIndex = -1;
    at(group, 1).tabIndex = 0;
    due(group);
    element.append(group);
    await later();
    expect(focused()).toBe("row 2");
  });

  it("stays where a person has led it", async () => {
    const element = table(true, "card", "row");
    document.dispatchEvent(new Event("pointerdown"));
    at(element, 0).focus();
    due(at(element, 1));
    await later();
    expect(focused()).toBe("card");
  });

  it("stays nowhere if it was nowhere", async () => {
    const element = table(false, "card", "row");
    at(element, 0).focus();
    at(element, 0).blur();
    await later();
    due(at(element, 1));
    at(element, 0).remove();
    await later();
    expect(document.activeElement).toBe(document.body);
  });

  it("begins at what is due for those who arrive", async () => {
    const element = table(true, "plate", "card");
    due(at(element, 1));
    await later();
    expect(focused()).toBe("card");
  });

  it("is neither left nor taken by a finger", () => {
    const element = table(false, "card", "row");
    at(element, 0).focus();
    expect(down(at(element, 1), "touch").defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  it("is taken by a mouse", () => {
    const element = table(false, "card", "row");
    at(element, 0).focus();
    expect(down(at(element, 1), "mouse").defaultPrevented).toBe(false);
    expect(focused()).toBe("card");
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { passFocus, roving } from "./roving";

afterEach(() => document.body.replaceChildren());

function group(...names: string[]) {
  const element = document.createElement("div");
  element.role = "group";
  for (const name of names) {
    const button = document.createElement("button");
    button.dataset["rove"] = "";
    button.textContent = name;
    element.append(button);
  }
  document.body.append(element);
  roving(element);
  return element;
}

const stops = (element: HTMLElement) => [...element.children].filter((child) => (child as HTMLElement).tabIndex === 0);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.textContent;
const later = () => new Promise((resolve) => setTimeout(resolve));

describe("a roving group", () => {
  it("is one stop for Tab", () => {
    expect(stops(group("2", "5", "9"))).toHaveLength(1);
  });

  it("goes on with arrows, and stays at its ends", () => {
    const element = group("2", "5", "9");
    (element.firstElementChild as HTMLElement).focus();
    press("ArrowRight");
    expect(focused()).toBe("5");
    press("End");
    press("ArrowRight");
    expect(focused()).toBe("9");
    press("Home");
    expect(focused()).toBe("2");
    expect(stops(element).map((stop) => stop.textContent)).toEqual(["2"]);
  });

  it("gives the focus of what goes away to what stands there next", async () => {
    const element = group("2", "5", "9");
    (element.children[1] as HTMLElement).focus();
    element.children[1]?.remove();
    await later();
    expect(focused()).toBe("9");
  });

  it("passes the focus on before what has it goes", () => {
    const stays = (stop: HTMLElement) => !["5", "9"].includes(stop.textContent ?? "");
    const element = group("2", "5", "9", "11");
    for (const [had, has] of [["5", "11"], ["11", "11"], ["9", "11"], ["2", "2"]]) {
      ([...element.children].find((stop) => stop.textContent === had) as HTMLElement).focus();
      passFocus(stays);
      expect(focused()).toBe(has);
    }
    element.lastElementChild?.remove();
    (element.lastElementChild as HTMLElement).focus();
    passFocus(stays);
    expect(focused()).toBe("2");
    passFocus(() => false);
    expect(focused()).toBe("2");
  });
});

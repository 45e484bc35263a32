import { afterEach, describe, expect, it } from "vitest";
import { pressed } from "./press";

afterEach(() => document.body.replaceChildren());

function surface() {
  const button = document.body.appendChild(document.createElement("button"));
  let n = 0;
  pressed(() => (n += 1))(button);
  const touch = (type: string, init: object = {}) =>
    button.dispatchEvent(new (type === "click" ? MouseEvent : PointerEvent)(type, { bubbles: true, ...init }));
  const key = (type: string, name: string, repeat = false) => {
    const event = new KeyboardEvent(type, { key: name, repeat, bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    return event;
  };
  return { touch, key, times: () => n };
}

describe("a surface", () => {
  it("acts when a finger comes down, and not again when it goes up", () => {
    const { touch, times } = surface();
    touch("pointerdown");
    expect(times()).toBe(1);
    touch("click", { detail: 1 });
    expect(times()).toBe(1);
  });

  it("acts for the second finger of a screen, but not for the right button of a mouse", () => {
    const { touch, times } = surface();
    touch("pointerdown", { isPrimary: false, pointerType: "touch" });
    touch("pointerdown", { button: 2 });
    expect(times()).toBe(1);
  });

  it("acts for keys and screen readers, also after a finger that slid away", () => {
    const { touch, times } = surface();
    touch("click", { detail: 0 });
    touch("pointerdown");
    touch("click", { detail: 0 });
    touch("click", { detail: 1 });
    expect(times()).toBe(4);
  });

  it("is pressed once by a key while it has the focus, and nobody else hears of it", () => {
    const { key, times } = surface();
    let heard = 0;
    const listen = () => (heard += 1);
    document.addEventListener("keydown", listen);
    expect(key("keydown", " ").defaultPrevented).toBe(true);
    key("keydown", " ", true);
    expect(key("keyup", " ").defaultPrevented).toBe(true);
    key("keydown", "Enter");
    expect([times(), heard]).toEqual([2, 0]);
    expect(key("keydown", "1").defaultPrevented).toBe(false);
    expect([times(), heard]).toEqual([2, 1]);
    document.removeEventListener("keydown", listen);
  });
});

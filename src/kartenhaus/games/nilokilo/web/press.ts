/** A surface acts when it is touched, not when it is let go: who is first is first. */

import type { Attachment } from "svelte/attachments";

/** Each finger counts, also a second one while another still lies on the screen; keys and screen readers click. */
export function pressed(act: () => void): Attachment<HTMLElement> {
  return (surface) => {
    let isDown = false; // this press has acted already
    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      isDown = true;
      act();
    }
    function click(event: MouseEvent) {
      const hasActed = isDown && event.detail !== 0;
      isDown = false;
      if (!hasActed) act();
    }
    /** The surface that has the focus is pressed by Space and Enter, and at once, too. */
    function keyDown(event: KeyboardEvent) {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) act();
    }
    function keyUp(event: KeyboardEvent) {
      if (event.key === " ") event.preventDefault(); // or some browsers click as well
    }
    // A finger that rests opens no menu; a mouse leaves the focus where it is, or Space would mean something else.
    const calm = (event: Event) => event.preventDefault();
    surface.addEventListener("pointerdown", down);
    surface.addEventListener("click", click);
    surface.addEventListener("keydown", keyDown);
    surface.addEventListener("keyup", keyUp);
    surface.addEventListener("mousedown", calm);
    surface.addEventListener("contextmenu", calm);
    return () => {
      surface.removeEventListener("pointerdown", down);
      surface.removeEventListener("click", click);
      surface.removeEventListener("keydown", keyDown);
      surface.removeEventListener("keyup", keyUp);
      surface.removeEventListener("mousedown", calm);
      surface.removeEventListener("contextmenu", calm);
    };
  };
}

/** It is somebody's turn here: seen in the tab's icon, and told by the browser if the person has agreed. */
import plain from "../icon.svg?raw";
import { keep, recall } from "./keep";

const DOT = '<circle cx="24.5" cy="7.5" r="6.5" fill="#d81e2c" stroke="#fffdf9" stroke-width="1.5"/></svg>';
const DOTTED = `data:image/svg+xml,${encodeURIComponent(plain.replace("</svg>", DOT))}`;

let usual: string | undefined;

/** The tab's icon with a dot, or as it always is. */
export function dotIcon(has: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  usual ??= link.href;
  link.href = has ? DOTTED : usual;
}

export type Telling = "impossible" | "off" | "on" | "blocked";

/** Whether the browser tells the person. Many do so over https alone. */
export function telling(): Telling {
  if (!("Notification" in globalThis) || !isSecureContext) return "impossible";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && recall("notify", false) ? "on" : "off";
}

/** The person has tapped, so they may be asked. */
export async function startTelling(): Promise<Telling> {
  keep("notify", (await Notification.requestPermission()) === "granted");
  return telling();
}

export function stopTelling(): Telling {
  keep("notify", false);
  return telling();
}

/** A word from the browser, unless the person is looking at the page. */
export function tellTurn(title: string, text: string, tag: string): void {
  if (!document.hidden || telling() !== "on") return;
  try {
    const notice = new Notification(title, { body: text, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones want a service worker for this; there the tab and the letters have to do.
  }
}

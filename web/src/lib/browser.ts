/** The real world around a connection. */
import { Refusal, roomFacts } from "./api";
import type { Wire, World } from "./connection.svelte";

export const browser: World = {
  open(code) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/ws/${code}`) as unknown as Wire;
  },
  later(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  async isKnown(code) {
    try {
      await roomFacts(code);
      return true;
    } catch (problem) {
      return !(problem instanceof Refusal) || problem.code !== "unknown_room";
    }
  },
  newId() {
    // No crypto.randomUUID: it is missing on plain http in a home network.
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
};

/** Wakes the connection whenever the page is looked at again; what comes back ends it. */
export function wakeWith(wake: () => void): () => void {
  const look = () => document.visibilityState === "visible" && wake();
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  addEventListener("online", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pageshow", look);
    removeEventListener("online", look);
  };
}

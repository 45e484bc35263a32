/** Where we are: the shelf, a box and what lies in it, a room, or its board on a TV. The address bar is the truth. */

export type Route =
  | { at: "shelf" }
  | { at: "box" | "friends" | "rules" | "tour"; game: string }
  /**
   * `ticket`: for a seat that comes from another device; `again`: the game that the same people play next; `replay`: the
   * finished game is looked at again.
   */
  | { at: "room"; code: string; ticket?: string | undefined; again?: string | undefined; replay?: boolean | undefined }
  | { at: "record" }
  | { at: "tv"; code: string }
  | { at: "nowhere" };

const IN_BOX = { "": "box", friends: "friends", rules: "rules", tour: "tour" } as const;

/** The server knows `/`, `/t/CODE` and `/tv/CODE` alone; all else stands behind the `#`, which it never hears. */
export function parse(pathname: string, hash: string): Route {
  const [, screen, typed] = /^\/(t|tv)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (screen && typed) {
    const code = tidyCode(decodeURIComponent(typed));
    if (screen === "tv") return { at: "tv", code };
    if (hash === "#replay") return { at: "room", code, replay: true };
    const [, wish, value] = /^#(seat|again)=(\w+)$/.exec(hash) ?? [];
    if (!wish) return { at: "room", code };
    return { at: "room", code, ...(wish === "seat" ? { ticket: value } : { again: value }) };
  }
  if (pathname !== "/") return { at: "nowhere" };
  if (hash === "#replay") return { at: "record" };
  const [, game = "", part = "", ...more] = hash.split("/");
  if (game === "") return { at: "shelf" };
  if (more.length > 0 || !(part in IN_BOX)) return { at: "nowhere" };
  return { at: IN_BOX[part as keyof typeof IN_BOX], game };
}

export function address(route: Route): string {
  if (route.at === "tv") return `/tv/${route.code}`;
  if (route.at === "room") {
    const wish = route.ticket ? `#seat=${route.ticket}` : route.again ? `#again=${route.again}` : route.replay ? "#replay" : "";
    return `/t/${route.code}${wish}`;
  }
  if (route.at === "record") return "/#replay";
  if (route.at === "shelf" || route.at === "nowhere") return "/";
  return route.at === "box" ? `/#/${route.game}` : `/#/${route.game}/${route.at}`;
}

/** A code as people type, say or paste it (a whole link too), in the one way the server knows. */
export function tidyCode(typed: string): string {
  const pasted = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  return pasted.replace(/[^0-9a-z]/gi, "").toUpperCase();
}

/** No 0, O, 1 and I: they look alike. */
export function isCode(code: string): boolean {
  return /^[A-HJ-NP-Z2-9]{5}$/.test(code);
}

const CODE = 5;
const TICKET = 10;

/** Where a typed or pasted code leads: to a room, or with the letters of a ticket behind it, to a seat; null: nowhere. */
export function placeOf(typed: string): Route | null {
  const [, pasted, seat = ""] = /\/tv?\/([^/?#]+)(?:#seat=(\w+))?/.exec(typed) ?? [];
  const letters = tidyCode(pasted === undefined ? typed : pasted + seat);
  const [code, ticket] = [letters.slice(0, CODE), letters.slice(CODE)];
  if (!isCode(code) || (ticket !== "" && ticket.length !== TICKET)) return null;
  return { at: "room", code, ...(ticket && { ticket }) };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));
  /** This is not the first screen of the visit. */
  hasMoved = false;

  constructor() {
    addEventListener("popstate", () => this.#look());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(route: Route, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", address(route));
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.hasMoved = true;
    this.route = parse(location.pathname, location.hash);
  }

  /** Plain clicks on our own links change the screen without fetching the page anew. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(parse(link.pathname, link.hash));
  }
}

export const router = new Router();

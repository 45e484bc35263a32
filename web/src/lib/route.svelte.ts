/** Where we are: the shelf, a box and what lies in it, or a room. The address bar is the truth. */

export type Route =
  | { at: "shelf" }
  | { at: "box" | "friends" | "rules"; game: string }
  | { at: "room"; code: string }
  | { at: "nowhere" };

const IN_BOX = { "": "box", friends: "friends", rules: "rules" } as const;

/** The server knows `/` and `/t/CODE` alone, so what lies in a box stands behind the `#`. */
export function parse(pathname: string, hash: string): Route {
  const room = /^\/t\/([^/]+)\/?$/.exec(pathname);
  if (room) return { at: "room", code: tidyCode(decodeURIComponent(room[1]!)) };
  if (pathname !== "/") return { at: "nowhere" };
  const [, game = "", part = "", ...more] = hash.split("/");
  if (game === "") return { at: "shelf" };
  if (more.length > 0 || !(part in IN_BOX)) return { at: "nowhere" };
  return { at: IN_BOX[part as keyof typeof IN_BOX], game };
}

export function address(route: Route): string {
  if (route.at === "room") return `/t/${route.code}`;
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

/** What a game's folder gives to the page: board, lid, colours and a shortcut, found and never listed. */
import type { Component } from "svelte";
import type { BoardProps, OpenHandsProps, ShortcutProps } from "./board";

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../../../src/kartenhaus/games/*/web/Board.svelte");
const shortcuts = import.meta.glob<{ default: Component<ShortcutProps> }>(
  "../../../src/kartenhaus/games/*/web/Shortcut.svelte",
);
const openHands = import.meta.glob<{ default: Component<OpenHandsProps> }>(
  "../../../src/kartenhaus/games/*/web/OpenHands.svelte",
);
const lids = import.meta.glob<Component>("../../../src/kartenhaus/games/*/web/Lid.svelte", {
  eager: true,
  import: "default",
});
import.meta.glob("../../../src/kartenhaus/games/*/web/colours.css", { eager: true });

function inFolder<T>(found: Record<string, T>, game: string): T | undefined {
  return Object.entries(found).find(([path]) => path.includes(`/games/${game}/`))?.[1];
}

/** The board of a game; undefined if it has none. */
export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  return (await inFolder(boards, game)?.())?.default;
}

/** What a game lets its players agree on in one tap; undefined for most. */
export async function shortcutOf(game: string): Promise<Component<ShortcutProps> | undefined> {
  return (await inFolder(shortcuts, game)?.())?.default;
}

/** All hands of a game, laid open; undefined where nobody has one. */
export async function openHandsOf(game: string): Promise<Component<OpenHandsProps> | undefined> {
  return (await inFolder(openHands, game)?.())?.default;
}

export function lidOf(game: string): Component | undefined {
  return inFolder(lids, game);
}

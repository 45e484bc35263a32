/** The sum as it happens: "19 + 3 = 22". */

import type { Fields } from "$lib/board";

export interface Sum {
  seat: number;
  /** The sum before; null if nobody has said it. */
  before: number | null;
  /** What has been added: one number, or two where a pair is added up at the end. */
  cards: number[];
  /** The new sum; null until it has been said. */
  total: number | null;
}

/** The sum after an event; null while there is nothing to add up. */
export function sumAfter(sum: Sum | null, event: Fields): Sum | null {
  const { seat, card, before, total } = event;
  switch (event.event) {
    case "laid":
      return { seat, before, cards: [card], total };
    case "took_off":
      return { seat, before, cards: [-card], total };
    case "kept":
      return { seat, before: total, cards: [0], total };
    case "put_down":
      return isOpen(sum, seat) ? { ...sum, cards: [...sum.cards, card] } : { seat, before: null, cards: [card], total: null };
    case "turned":
    case "doubled":
      return isOpen(sum, seat) ? sum : null;
    case "called":
    case "miscalled":
      return sum && { ...sum, before: total - added(sum.cards), total };
    case "dealt":
      return null;
    default:
      return sum;
  }
}

function isOpen(sum: Sum | null, seat: number): sum is Sum {
  return sum !== null && sum.total === null && sum.seat === seat;
}

function added(cards: number[]): number {
  return cards.reduce((all, card) => all + card, 0);
}

/** A number as it is printed, with a real minus. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The line of figures; `before` stands in where no event has said the sum. */
export function figures(sum: Sum | null, before: number | null): string {
  if (!sum) return "";
  const start = sum.before ?? before;
  const terms = sum.cards.map((card) => (card < 0 ? ` − ${-card}` : ` + ${card}`)).join("");
  const end = sum.total === null ? "?" : printed(sum.total);
  return `${start === null ? "?" : printed(start)}${terms} = ${end}`;
}

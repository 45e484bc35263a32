/** What tells seats apart besides their names and animals: a colour, a kind of line. */

/** Dark on paper by day, light by night; each stands out against the sheet by at least 3 : 1. */
const COLOURS = [
  "light-dark(#b5460f, #ff9a5c)",
  "light-dark(#3d4a5c, #c3cede)",
  "light-dark(#7a5a12, #e0b95a)",
  "light-dark(#2b7a2f, #7fd483)",
  "light-dark(#a3196b, #ff86c8)",
  "light-dark(#6a4bc4, #b9a4ff)",
  "light-dark(#0e6f9c, #6cc8f2)",
  "light-dark(#7b3f23, #dba183)",
  "light-dark(#0f7a70, #5fd4c7)",
  "light-dark(#5c6b10, #c3d45a)",
];

const DASHES = ["", "7 4", "2 4", "10 3 2 3", "5 5", "12 4", "3 3", "8 3 2 3 2 3", "1 4", "14 3"];

export function seatColour(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? "currentColor";
}

export function seatDash(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}

/** How many plates stand side by side: one row for up to five, else two rows. */
export function platesAbreast(seats: number): number {
  return seats <= 5 ? seats : Math.ceil(seats / 2);
}

/** What stands on a card, and the words for it. */

/** A direction card and a target card have no colour: "". */
export interface Face {
  motif: string;
  colour: string;
}

/** One part of the story, as it is shown. */
export interface Part extends Face {
  /** The word for the picture. */
  word: string;
  /** Who told it; -1 if nobody did. */
  seat: number;
  text: string;
}

/** Keys for grabbing, one for each seat that shares the device: far from each other. */
export const SEAT_KEYS = ["q", "p", "y", "m"];

const MOTIFS: Record<string, string> = {
  horse: "board-horse",
  hazard: "board-hazard",
  coach: "board-coach",
  horseshoe: "board-horseshoe",
  direction: "board-direction",
  blacksmith: "board-blacksmith",
  stable: "board-stable",
  dog: "board-dog",
  rider: "board-rider",
  trophy: "board-trophy",
  campfire: "board-campfire",
  pasture: "board-pasture",
  sunset: "board-sunset",
  foal: "board-foal",
};

const COLOURS: Record<string, string> = {
  red: "board-red",
  yellow: "board-yellow",
  green: "board-green",
  blue: "board-blue",
};

/** The names of all colours. */
export const colours = () => Object.keys(COLOURS);

/** The message with the word for a picture. */
export function wordOf(motif: string): string {
  return MOTIFS[motif] ?? "board-card";
}

/** The message with the word for a colour. */
export function colourWord(colour: string): string {
  return COLOURS[colour] ?? "board-card";
}

/** What is called with one card left, and with the last one, by the language of the table. */
export const CALLS: Record<string, readonly [string, string]> = {
  de: ["Ratz!", "Ratz Fatz!"],
  en: ["Loco!", "Loco Lingo!"],
  es: ["¡Blablá!", "¡Blablando!"],
  fr: ["Rapido !", "Rapido Presto !"],
  it: ["Detto!", "Detto Fatto!"],
  nl: ["Pats!", "Pats Boem!"],
  pt: ["Zás!", "Zás-trás!"],
};

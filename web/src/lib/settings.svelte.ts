/** How this person likes it; kept on the device, shown on the page's root element where styles look for it. */
import { MediaQuery } from "svelte/reactivity";
import type { Language, MotionSettings } from "./board";
import { keep, recall } from "./keep";
import type { Animal } from "./messages";
import { library, spoken } from "./words.svelte";

interface Likes {
  language: Language;
  sound: boolean;
  /** What goes on at the table is read out. */
  aloud: boolean;
  speed: number;
  motion: "system" | "reduced";
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  /** The name and the picture used last. */
  name: string;
  animal: Animal | null;
}

const USUAL: Omit<Likes, "language"> = {
  sound: true,
  aloud: false,
  speed: 1,
  motion: "system",
  theme: "system",
  contrast: "system",
  name: "",
  animal: null,
};

class Settings implements MotionSettings {
  #likes = $state<Likes>({ language: spoken(navigator.languages), ...USUAL, ...recall<Partial<Likes>>("settings", {}) });
  #calm = new MediaQuery("(prefers-reduced-motion: reduce)");

  get likes(): Readonly<Likes> {
    return this.#likes;
  }

  get speed(): number {
    return this.#likes.speed;
  }

  get sound(): boolean {
    return this.#likes.sound;
  }

  get reducedMotion(): boolean {
    return this.#likes.motion === "reduced" || this.#calm.current;
  }

  like(change: Partial<Likes>): void {
    Object.assign(this.#likes, change);
    keep("settings", this.#likes);
    this.show();
    if (change.language) void library.speak(change.language).catch(() => {});
  }

  /** Theme, contrast and motion as styles read them. */
  show(): void {
    const root = document.documentElement.dataset;
    root["theme"] = this.#likes.theme;
    root["contrast"] = this.#likes.contrast;
    root["motion"] = this.#likes.motion;
  }
}

export const settings = new Settings();

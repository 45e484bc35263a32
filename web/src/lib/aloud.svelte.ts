/** Reading aloud, with the voices of the device; no voice that would send the words elsewhere. */
import { SvelteSet } from "svelte/reactivity";
import type { Language } from "./board";

class Aloud {
  /** What is being read, if anything. */
  text = $state<string | null>(null);
  #spoken = new SvelteSet<string>();

  constructor() {
    if (!("speechSynthesis" in globalThis)) return;
    this.#listen();
    speechSynthesis.addEventListener?.("voiceschanged", () => this.#listen());
  }

  isPossible(language: Language): boolean {
    return this.#spoken.has(language);
  }

  toggle(text: string, language: Language): void {
    const isSame = this.text === text;
    this.stop();
    if (isSame) return;
    const speech = new SpeechSynthesisUtterance(text);
    speech.voice = this.#voices().find((voice) => voice.lang.startsWith(language)) ?? null;
    speech.lang = speech.voice?.lang ?? language;
    speech.onend = speech.onerror = () => (this.text = this.text === text ? null : this.text);
    this.text = text;
    speechSynthesis.speak(speech);
  }

  /** Read this, whatever was being read. */
  say(text: string, language: Language): void {
    this.stop();
    this.toggle(text, language);
  }

  stop(): void {
    if (this.text === null) return;
    this.text = null;
    speechSynthesis.cancel();
  }

  #voices(): SpeechSynthesisVoice[] {
    return speechSynthesis.getVoices().filter((voice) => voice.localService);
  }

  #listen(): void {
    for (const voice of this.#voices()) this.#spoken.add(voice.lang.slice(0, 2));
  }
}

export const aloud = new Aloud();

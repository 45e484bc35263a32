/** Speaking instead of typing, where the browser can write down what it hears. */

import type { Language } from "$lib/board";

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((heard: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start(): void;
  stop(): void;
}
type Maker = new () => Recognition;

function maker(): Maker | undefined {
  const browser = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

const REGIONS: Record<Language, string> = {
  de: "de-DE",
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  it: "it-IT",
  nl: "nl-NL",
  pt: "pt-PT",
};

export function canDictate(): boolean {
  return maker() !== undefined;
}

/** Listens until the speaker pauses; `onheard` gets all that was heard so far. Returns what ends it earlier. */
export function listen(language: Language, onheard: (text: string) => void, onend: () => void): () => void {
  const Recognition = maker();
  if (!Recognition) return () => undefined;
  const ears = new Recognition();
  ears.lang = REGIONS[language];
  ears.interimResults = true;
  ears.onresult = ({ results }) => onheard(Array.from(results, (one) => one[0]?.transcript ?? "").join(" "));
  ears.onend = ears.onerror = onend;
  ears.start();
  return () => ears.stop();
}

/** What was written, and what was heard after it. */
export function joined(written: string, heard: string): string {
  const [before, after] = [written.trimEnd(), heard.trim()];
  return before && after ? `${before} ${after}` : before || after;
}

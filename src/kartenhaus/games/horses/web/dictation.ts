/** Speaking instead of typing, where the browser can write down what it hears. */

import type { Language } from "$lib/board";

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((heard: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((problem: { error?: string }) => void) | null;
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

/** The message that tells why nothing was written down, by what the browser calls it. */
const DEAFNESS: Record<string, string> = {
  "not-allowed": "board-dictate-denied",
  "service-not-allowed": "board-dictate-denied",
  network: "board-dictate-network",
  "language-not-supported": "board-dictate-language",
  "audio-capture": "board-dictate-microphone",
  "no-speech": "board-dictate-nothing",
};
const FAILED = "board-dictate-failed";
const ENDED_BY_US = "aborted";

/**
 * Listens until the speaker pauses; `onheard` gets all that was heard so far. `onend` comes once, with the message that
 * tells why if the browser could not listen. Returns what ends it earlier.
 */
export function listen(language: Language, onheard: (text: string) => void, onend: (why?: string) => void): () => void {
  const Recognition = maker();
  let hasEnded = false;
  function end(why?: string): void {
    if (!hasEnded) onend(why);
    hasEnded = true;
  }
  if (!Recognition) {
    end(FAILED);
    return () => undefined;
  }
  const ears = new Recognition();
  ears.lang = REGIONS[language];
  ears.interimResults = true;
  ears.onresult = ({ results }) => onheard(Array.from(results, (one) => one[0]?.transcript ?? "").join(" "));
  ears.onerror = ({ error }) => end(error === ENDED_BY_US ? undefined : (DEAFNESS[error ?? ""] ?? FAILED));
  ears.onend = () => end();
  try {
    ears.start();
  } catch {
    end(FAILED); // some browsers say no at once
  }
  return () => ears.stop();
}

/** What was written, and what was heard after it. */
export function joined(written: string, heard: string): string {
  const [before, after] = [written.trimEnd(), heard.trim()];
  return before && after ? `${before} ${after}` : before || after;
}

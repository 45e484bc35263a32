/** A voice that reads along, one piece after another; no voice that would send the words elsewhere. */

import type { Language } from "$lib/board";

export function say(text: string, language: Language): void {
  if (!("speechSynthesis" in globalThis) || !text) return;
  const voice = speechSynthesis.getVoices().find((one) => one.localService && one.lang.startsWith(language));
  if (!voice) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.voice = voice;
  speech.lang = voice.lang;
  speechSynthesis.speak(speech);
}

export function hush(): void {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}

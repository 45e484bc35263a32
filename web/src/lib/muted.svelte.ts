/** Whom this device does not want to hear, by room and name. Nobody else learns of it. */
import { SvelteSet } from "svelte/reactivity";
import { keep, recall } from "./keep";

const MOST = 100;

export class Muted {
  #names: SvelteSet<string>;

  constructor(private readonly code: string) {
    this.#names = new SvelteSet(recall<string[]>("muted", []));
  }

  has(name: string): boolean {
    return this.#names.has(this.#key(name));
  }

  toggle(name: string): void {
    const key = this.#key(name);
    if (!this.#names.delete(key)) this.#names.add(key);
    keep("muted", [...this.#names].slice(-MOST));
  }

  #key(name: string): string {
    return `${this.code} ${name}`;
  }
}

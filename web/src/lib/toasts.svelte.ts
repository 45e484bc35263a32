/** Quiet sentences that come and go: why something is not possible now. */

const STAYS = 5_000; // ms

export interface Toast {
  key: number;
  text: string;
  /** Shows the rule behind it, if there is one. */
  why?: (() => void) | undefined;
}

class Toasts {
  all = $state<Toast[]>([]);
  #next = 0;

  /** Say it; the same sentence is not said twice at a time. */
  say(text: string, why?: () => void): void {
    if (this.all.some((toast) => toast.text === text)) return;
    const key = this.#next;
    this.#next += 1;
    this.all = [...this.all.slice(-1), { key, text, why }];
    setTimeout(() => this.drop(key), STAYS);
  }

  drop(key: number): void {
    this.all = this.all.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();

/** What this device keeps between visits. Where nothing may be kept, it lasts as long as the page. */

const unkept = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(`kartenhaus.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // forbidden or damaged: as if nothing had been kept
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`kartenhaus.${key}`, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text); // full or forbidden
  }
}

/** What is said, in seven languages: Fluent files of the house and of each game, fetched when they are needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Facts, Language, Words } from "./board";

export const LANGUAGES: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
};

const HOUSE = "";
type Fetch = () => Promise<string>;

const houseFiles = import.meta.glob<string>("../../../src/kartenhaus/words/*/{shared,page}.ftl", {
  query: "?raw",
  import: "default",
});
const gameFiles = import.meta.glob<string>("../../../src/kartenhaus/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

const learnFiles = import.meta.glob<string>("../../../src/kartenhaus/games/*/learn/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The words of a game's tour and hints, with all others of the game: most tables never need them. */
export const learning = (game: string) => `${game}/learn`;

/** The files that hold the words of a game (or of the house alone) in a language. */
export function filesFor(language: Language, game: string): Fetch[] {
  const house = Object.entries(houseFiles).filter(([path]) => path.includes(`/words/${language}/`));
  const [id, part] = game.split("/");
  const own = Object.entries({ ...gameFiles, ...(part ? learnFiles : {}) }).filter(
    ([path]) => path.endsWith(`/games/${id}/words/${language}.ftl`) || path.endsWith(`/games/${game}/${language}.ftl`),
  );
  return [...house, ...(game === HOUSE ? [] : own)].map(([, fetch]) => fetch);
}

/** The first of the wished languages that we speak; English else. */
export function spoken(wished: readonly string[]): Language {
  const known = wished.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

interface Book {
  bundle: FluentBundle;
  ids: string[];
}

function bind(language: Language, texts: string[]): Book {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const ids: string[] = [];
  for (const text of texts) {
    const resource = new FluentResource(text);
    ids.push(...resource.body.map((entry) => entry.id));
    bundle.addResource(resource);
  }
  return { bundle, ids };
}

function variables(facts: Facts): Record<string, FluentVariable> {
  const kept = Object.entries(facts).filter(([, value]) => typeof value === "number" || typeof value === "string");
  return Object.fromEntries(kept) as Record<string, FluentVariable>;
}

/** All words that were fetched, and the language of the moment. */
export class Library {
  language = $state<Language>("en");
  #books = new SvelteMap<string, Book>();
  #games = new Set<string>([HOUSE]);
  #files: typeof filesFor;

  constructor(files: typeof filesFor = filesFor) {
    this.#files = files;
  }

  /** Change the language once its words are here; the old one stays when they cannot be fetched. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#games].map((game) => this.#fetch(language, game)));
    this.language = language;
  }

  /** Fetch a game's words in the language of the moment. */
  async open(game: string): Promise<void> {
    this.#games.add(game);
    await this.#fetch(this.language, game);
  }

  /** The words of the house, and of a game if one is named. */
  of(game: string = HOUSE): Words {
    const library = this;
    return {
      get language() {
        return library.language;
      },
      say: (id, facts = {}) => library.#say(game, id, facts),
      has: (id) => library.#book(game)?.bundle.hasMessage(id) ?? false,
      ids: (prefix) => (library.#book(game)?.ids ?? []).filter((id) => id.startsWith(prefix)),
    };
  }

  #book(game: string): Book | undefined {
    return this.#books.get(`${this.language}/${game}`) ?? this.#books.get(`${this.language}/${HOUSE}`);
  }

  #say(game: string, id: string, facts: Facts): string {
    const bundle = this.#book(game)?.bundle;
    const pattern = bundle?.getMessage(id)?.value;
    // A missing message is seen by its id; faults inside one must never stop a table.
    return bundle && pattern ? bundle.formatPattern(pattern, variables(facts), []) : id;
  }

  async #fetch(language: Language, game: string): Promise<void> {
    const key = `${language}/${game}`;
    if (this.#books.has(key)) return;
    const texts = await Promise.all(this.#files(language, game).map((fetch) => fetch()));
    this.#books.set(key, bind(language, texts));
  }
}

export const library = new Library();
export const words = library.of();

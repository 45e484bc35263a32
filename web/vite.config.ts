import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

const repository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const entry = repository("web/src/main.ts");
let always: Set<string> | undefined;

/**
 * What every visit needs comes in one piece: over a slow line each small file waits for a turn of its own. The entry
 * itself stays apart, since it waits for words that come with other chunks.
 */
function house(id: string, modules: { getModuleInfo(id: string): { importedIds: string[] } | null }): string | null {
  always ??= reached(entry, (from) => modules.getModuleInfo(from)?.importedIds ?? []);
  return id !== entry && always.has(id) ? "house" : null;
}

function reached(from: string, next: (id: string) => string[], found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of next(from)) reached(id, next, found);
  return found;
}

export default defineConfig({
  plugins: [
    // svelte-check reads no options from here, so there are none: what it accepts is what is built.
    svelte({ configFile: false }),
    icons({ compiler: "svelte" }),
  ],
  resolve: {
    alias: { $lib: repository("web/src/lib"), $games: repository("src/kartenhaus/games") },
    // Vitest would otherwise take Svelte's server half, which mounts nothing.
    conditions: [...defaultClientConditions],
  },
  cacheDir: repository("node_modules/.vite"),
  build: {
    outDir: repository("src/kartenhaus/server/page"),
    emptyOutDir: true,
    manifest: "manifest.json",
    // A data: address would need a hole in the page's content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: house }] } } },
  },
  server: {
    host: "127.0.0.1",
    // Boards and words live beside their rules, outside this folder.
    fs: { allow: [repository("")] },
  },
  test: {
    dir: repository(""),
    include: ["web/src/**/*.test.ts", "src/kartenhaus/games/*/web/**/*.test.ts"],
    environment: "happy-dom",
  },
});

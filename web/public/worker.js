/**
 * Keeps the page's own files, so that an installed Kartenhaus opens at once, and without a network says what is wrong.
 * It asks the server first for the page itself, so no old page meets a new server. Rooms, the API and sockets pass it by.
 */
const SHELL = "/";
const PREFIX = "kartenhaus-";
const SCREENS = /^\/(?:t\/[^/]+|tv\/[^/]+)?\/?$/;
const KEPT = /^\/(?:assets\/.+|icon-[\w-]+\.png|app\.webmanifest)$/;

/** One build, one cache: its name is the hash of the page that names all other files. */
async function cacheOf(html) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(html)));
  return PREFIX + Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function forgetAllBut(name) {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(PREFIX) && one !== name).map((one) => caches.delete(one)));
}

/** The page has come: keep it, and what belongs to other builds no longer. */
async function keepShell(response) {
  const copy = response.clone();
  const name = await cacheOf(await response.text());
  if (await caches.has(name)) return;
  await (await caches.open(name)).put(SHELL, copy);
  await forgetAllBut(name);
}

async function fetchScreen(event) {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keepShell(response.clone()));
    return response;
  } catch (problem) {
    const kept = await caches.match(SHELL, { ignoreVary: true });
    if (kept) return kept;
    throw problem;
  }
}

async function fetchFile(event) {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(event.request, response.clone()));
  return response;
}

/** A file goes to the page it belongs to. */
async function keep(request, response) {
  const name = (await caches.keys()).findLast((one) => one.startsWith(PREFIX));
  if (name) await (await caches.open(name)).put(request, response);
}

/** What the page had loaded before there was a worker. */
async function catchUp(paths) {
  const shell = await fetch(SHELL);
  if (!shell.ok) return;
  await keepShell(shell);
  const known = paths.filter((path) => KEPT.test(path));
  await Promise.all(known.map(async (path) => {
    if (await caches.match(path, { ignoreVary: true })) return;
    const response = await fetch(path);
    if (response.ok) await keep(path, response);
  }));
}

addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => event.waitUntil(catchUp(event.data)));
addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate" && SCREENS.test(pathname)) event.respondWith(fetchScreen(event));
  else if (KEPT.test(pathname)) event.respondWith(fetchFile(event));
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entryOf, isNothingWritten, isOutdated, reload } from "./fresh";

const page = (name: string) => `<!doctype html><head><script type="module" crossorigin src="/assets/${name}"></script></head>`;

function serve(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", vi.fn(answer));
}

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test("a page is known by the script that it begins with", () => {
  expect(entryOf(page("page-1a2b.js"))).toBe("/assets/page-1a2b.js");
  expect(entryOf("<p>under repair</p>")).toBeNull();
});

test("a page is old when the server has another one", async () => {
  serve(async () => new Response(page("page-new.js")));
  expect(await isOutdated("/assets/page-old.js")).toBe(true);
  serve(async () => new Response(page("page-old.js")));
  expect(await isOutdated("/assets/page-old.js")).toBe(false);
});

test("a page that was not built is never old", async () => {
  serve(async () => new Response(page("page-new.js")));
  expect(await isOutdated()).toBe(false);
});

test("a server that cannot say so makes no page old", async () => {
  serve(async () => new Response("<p>under repair</p>"));
  expect(await isOutdated("/assets/page-old.js")).toBe(false);
  serve(async () => new Response(page("page-new.js"), { status: 502 }));
  expect(await isOutdated("/assets/page-old.js")).toBe(false);
  serve(async () => Promise.reject(new TypeError("no network")));
  expect(await isOutdated("/assets/page-old.js")).toBe(false);
});

test("what somebody is writing is noticed", () => {
  document.body.innerHTML = '<input value="Ana"><textarea></textarea>';
  expect(isNothingWritten()).toBe(true);
  document.querySelector("textarea")!.value = "Once upon a time";
  expect(isNothingWritten()).toBe(false);
});

test("a page is loaded anew once, and later once more", () => {
  const again = vi.fn();
  vi.stubGlobal("location", { reload: again });
  reload(100_000);
  reload(101_000);
  expect(again).toHaveBeenCalledTimes(1);
  reload(200_000);
  expect(again).toHaveBeenCalledTimes(2);
});

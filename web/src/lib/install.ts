/** The page as an app of its own: only where the connection is secure, and nothing of it anywhere else. */

const OURS = "/assets/";

/** Tell the browser what the app is called, and have a worker keep the page's files once they are loaded. */
export function offerInstall(): void {
  if (!isSecureContext || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/app.webmanifest";
  document.head.append(link);
  const start = () => void register().catch(() => {}); // forbidden on this device: the page does without
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loaded());
}

/** The page's own files that came before the worker did. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return paths.filter((one) => one.origin === location.origin && one.pathname.startsWith(OURS)).map((one) => one.pathname);
}

/** A screen that is only looked at does not fall asleep, where the browser lets us ask for that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;

  /** The lock is lost whenever the page is out of sight. */
  async function ask() {
    if (document.visibilityState !== "visible" || !navigator.wakeLock) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) void lock.release();
    } catch {
      // a low battery, or a browser that does not want to
    }
  }

  const look = () => void ask();
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", look);
    void lock?.release();
  };
}

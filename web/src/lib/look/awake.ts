/** The screen stays on while a table waits for somebody, or lies beside a real one; where the browser can, and has the power. */

/** For an effect: returns what lets the screen go dark again. The system takes the lock whenever the page is hidden. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let ended = false;
  async function hold(): Promise<void> {
    if (document.hidden || (held && !held.released)) return;
    const found = await navigator.wakeLock?.request("screen").catch(() => undefined); // refused where the battery is low
    if (ended) void found?.release();
    else held = found;
  }
  void hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", hold);
    void held?.release();
  };
}

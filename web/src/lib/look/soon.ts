/** Work that is spread over frames, so that none of them is late: what was asked first is done first. */

const SHARE = 6; // milliseconds of a frame

const waiting = new Set<() => void>();
let asked = false;

function work(): void {
  const began = performance.now();
  asked = false;
  for (const job of waiting) {
    waiting.delete(job);
    job();
    if (performance.now() - began > SHARE) break;
  }
  if (waiting.size) ask();
}

function ask(): void {
  if (!asked) requestAnimationFrame(work);
  asked = true;
}

/** Does a piece of work in the next frame that has time for it; the answer calls it off. */
export function soon(job: () => void): () => void {
  waiting.add(job);
  ask();
  return () => void waiting.delete(job);
}

/** Resolves after the next frame, in a task of its own: what follows is no part of the one before. */
export const afterFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Does pieces of work while nothing else is to be done, where a browser tells. */
export function idly(jobs: Iterator<void>): void {
  if (!("requestIdleCallback" in globalThis)) return;
  requestIdleCallback(function some(free) {
    while (free.timeRemaining() > SHARE) if (jobs.next().done) return;
    requestIdleCallback(some);
  });
}

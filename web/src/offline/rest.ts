/** Whether this page may be loaded anew without anybody noticing: no round is played, and no form is being filled in. */

let works = 0;
const waiting = new Set<() => void>();

/** Something goes on, until the function that it returns is called. */
export function underWay(): () => void {
  let on = true;
  works += 1;
  return () => {
    if (!on) return;
    on = false;
    works -= 1;
    if (!works) for (const then of waiting) then();
  };
}

export const atRest = () => works === 0 && !(document.activeElement instanceof HTMLInputElement);

/** Calls whenever the last thing that went on has ended. */
export function onRest(then: () => void): void {
  waiting.add(then);
}

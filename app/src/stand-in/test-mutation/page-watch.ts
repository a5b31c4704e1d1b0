import { act } from '@testing-library/react';

const MAX_MS = 20_000;
const TURN_MS = 2;
/** As much of a turn counts as time in which the page could have changed: on a busy machine it had no more. */
const MAX_TURN_MS = 16;

const nextTurn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, TURN_MS)));

/** Watches an open page for changes, until it is stopped. */
export function watchPage(requests: ReadonlySet<unknown>) {
  let quiet = 0;
  const changes = new MutationObserver(() => (quiet = 0));
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    /** Waits until the page has not changed for `quietMs` without an open request, or until `isDone`. */
    async wait(quietMs: () => number, isDone: () => boolean = () => false) {
      const started = performance.now();
      quiet = 0;
      while (!isDone()) {
        const now = performance.now();
        if (now - started > MAX_MS || (requests.size === 0 && quiet >= quietMs())) return;
        await nextTurn();
        quiet += Math.min(performance.now() - now, MAX_TURN_MS);
      }
    },
    stop: () => changes.disconnect(),
  };
}

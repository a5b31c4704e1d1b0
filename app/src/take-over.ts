import type { QueryClient } from '@tanstack/react-query';
import { AS_OF_ID, isRefreshed, type PageState } from './page-state.ts';
import { replayInput, TIMEOUT_MS } from './replay-input.ts';

let hasTakenOver = false;
/** Takes over from the document that a server rendered, once its page is hydrated. Later calls do nothing. */
export function takeOver(client: QueryClient, state: PageState | undefined): void {
  if (hasTakenOver) return;
  hasTakenOver = true;
  // Called in an effect, in which React hydrates nothing: an event on a card that is not hydrated yet would be lost.
  queueMicrotask(() => {
    if (!globalThis.earlyInput) return;
    void replayInput(globalThis.earlyInput);
    setTimeout(globalThis.earlyInput.release, TIMEOUT_MS);
  });
  removeWhenRefreshed(client, state);
}

/** Removes the note of when prices and stock were rendered once the server has answered for all of them again. */
function removeWhenRefreshed(client: QueryClient, state: PageState | undefined): void {
  const note = document.getElementById(AS_OF_ID);
  if (!note) return;
  const check = () => {
    if (!isRefreshed(client, state)) return;
    stop();
    note.remove();
  };
  const stop = client.getQueryCache().subscribe(check);
  check();
}

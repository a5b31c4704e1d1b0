import type { ChatClientOptions } from '../chat-options.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import type { Dispatch, Runners } from '../runners.ts';
import { withTimeout } from '../run-timers.ts';
import type { StoreTask } from './delivery-state.ts';

/** A store that has not answered by then has failed, in ms: sending must not wait for a disk for ever. */
const STORE_TIMEOUT_MS = 5000;

/** The store of the outbox and the draft. */
export function storeRunners(
  { outbox, shopper, clock }: Pick<ChatClientOptions, 'outbox' | 'clock'> & { shopper: { id: string } },
  dispatch: Dispatch,
): Pick<Runners, 'runStoreTask' | 'loadDraft' | 'saveDraft'> {
  function run(task: StoreTask): Promise<readonly OutgoingMessage[] | void> {
    if (task.type === 'put') return outbox.put(task.entry);
    return task.type === 'remove' ? outbox.remove(task.key) : outbox.all(shopper.id);
  }

  return {
    runStoreTask: ({ task }) =>
      void withTimeout(clock, STORE_TIMEOUT_MS, run(task)).then(
        (entries) => dispatch({ type: 'storeTaskEnded', isDone: true, ...(entries && { entries }) }),
        () => dispatch({ type: 'storeTaskEnded', isDone: false }),
      ),
    loadDraft: () =>
      void outbox.loadDraft(shopper.id).then(
        (text) => dispatch({ type: 'draftLoaded', text }),
        () => undefined,
      ),
    // A draft that cannot be saved is still in the composer.
    saveDraft: ({ text }) => void outbox.saveDraft(shopper.id, text).catch(() => undefined),
  };
}

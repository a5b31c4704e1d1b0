import { ReaderNeeded, type Readers } from '../formats/read-with.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { inOrder } from './in-order.ts';
import type { CoreListSession } from './open-list-session.ts';

import type { AsyncListSession } from './list-session.entity.ts';

/**
 * A complete list session that loads on demand what most lists do not need: the element ids, a table twice as large as
 * all others, when a list or an export needs them; the writers of exports with the first export; a reader with the
 * first file that needs it (`loadReader`). Calls are answered in order, also when one loads something. If the element
 * ids cannot be fetched it continues without them and tries again next time.
 */
export function withLazyLoading(
  session: CoreListSession,
  fetchElements: () => Promise<Reference>,
  loadReader?: (reader: keyof Readers) => Promise<void>,
): AsyncListSession {
  let loading: Promise<void> | undefined;
  const retryNextTime = () => {
    loading = undefined;
  };
  const loadElements = () => (loading ??= fetchElements().then(session.setReference, retryNextTime));
  /** Repeats an action until every file has its reader. */
  async function withReaders<Value>(action: () => Value): Promise<Value> {
    for (;;) {
      try {
        return action();
      } catch (error) {
        if (!(error instanceof ReaderNeeded) || !loadReader) throw error;
        await loadReader(error.reader);
      }
    }
  }
  /** Wraps a method that adds lines or part numbers, so that the element ids are loaded if they are needed for them. */
  const withElements =
    <Args extends unknown[], Value>(method: (...args: Args) => Value) =>
    async (...args: Args): Promise<Value> => {
      const value = await withReaders(() => method(...args));
      if (session.needsElements()) await loadElements();
      return value;
    };
  return inOrder({
    ...session,
    read: withElements(session.read),
    mapColumns: withElements(session.mapColumns),
    askColumns: withElements(session.askColumns),
    restore: withElements(session.restore),
    edit: withElements(session.edit),
    async export(scope, form, headings) {
      const [{ exportList }] = await Promise.all([
        import('./export-list.ts'),
        form === 'pab' ? loadElements() : undefined,
      ]);
      return exportList(session.exportInput(), scope, form, headings);
    },
  });
}

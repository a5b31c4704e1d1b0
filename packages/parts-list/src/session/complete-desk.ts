import { ReaderNeeded, type Readers } from '../formats/read-with.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { BareDesk } from './open-desk.ts';
import type { ServedDesk } from './serve-desk.ts';

/**
 * A whole desk: the element ids, a table twice as large as all others, come once a list or an export needs them, the writers of exports with the
 * first export, readers with the first file that needs them (`bring`). Where the ids cannot be fetched it goes on without, and tries again next time.
 */
export function completeDesk(
  desk: BareDesk,
  fetchElements: () => Promise<Reference>,
  bring?: (reader: keyof Readers) => Promise<void>,
): ServedDesk {
  let learning: Promise<void> | undefined;
  const forget = () => {
    learning = undefined;
  };
  const learn = () => (learning ??= fetchElements().then(desk.learn, forget));
  /** Until every file has its reader. */
  async function withReaders<Value>(act: () => Value): Promise<Value> {
    for (;;) {
      try {
        return act();
      } catch (problem) {
        if (!(problem instanceof ReaderNeeded) || !bring) throw problem;
        await bring(problem.reader);
      }
    }
  }
  /** After a call that brings new lines or numbers. */
  const then =
    <Args extends unknown[], Value>(method: (...args: Args) => Value) =>
    async (...args: Args): Promise<Value> => {
      const value = await withReaders(() => method(...args));
      if (desk.needsElements()) await learn();
      return value;
    };
  return {
    ...desk,
    read: then(desk.read),
    mapColumns: then(desk.mapColumns),
    restore: then(desk.restore),
    edit: then(desk.edit),
    async export(scope, form, headings) {
      const [{ exportList }] = await Promise.all([import('./export-list.ts'), form === 'pab' ? learn() : undefined]);
      return exportList(desk.toExport(), scope, form, headings);
    },
  };
}

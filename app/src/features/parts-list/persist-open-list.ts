import type { RecentList } from '@shop/design-system/screens/parts-list/UploadScreen/upload-state.ts';
import type { ListSummary } from '@shop/parts-list';
import { saveRecentList } from '../../session/recent-lists.ts';
import { useOpenList } from './open-list.store.ts';
import type { RemoteListSession } from './start-list-worker.ts';

/** The list is saved after a pause in its changes, so that decisions do not wait for the disk. */
const DEBOUNCE_MS = 700;
/** The longest time without saving during continuous changes, as while the shop matches batch by batch. */
const MAX_DELAY_MS = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The time of the first unsaved change. */
let changedAt: number | undefined;

/**
 * Saves the open list in this browser after a short delay. `isInCart` holds until the next change. If the browser stores
 * nothing, the list lasts as long as the page.
 */
export function persistOpenList(session: RemoteListSession, { isInCart = false } = {}): void {
  const now = Date.now();
  changedAt ??= now;
  clearTimeout(timer);
  timer = setTimeout(
    () => void saveAtOnce(session, isInCart),
    Math.max(0, Math.min(DEBOUNCE_MS, changedAt + MAX_DELAY_MS - now)),
  );
}

/** Ends when the list that was opened last is stored; after a while also if the browser stores nothing. */
export let newListStored: Promise<void> = Promise.resolve();

/** Saves a list that was opened just now. */
export function persistNewList(session: RemoteListSession): void {
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, MAX_DELAY_MS));
  newListStored = Promise.race([saveAtOnce(session, false), isLate]);
}

async function saveAtOnce(session: RemoteListSession, isInCart: boolean): Promise<void> {
  clearTimeout(timer);
  changedAt = undefined;
  // The browser stores nothing, or the list was closed meanwhile.
  await save(session, isInCart).catch(() => undefined);
}

async function save(session: RemoteListSession, isInCart: boolean): Promise<void> {
  const saved = useOpenList.getState().id;
  const [snapshot, { pairs }] = await Promise.all([session.snapshot(), session.pairs()]);
  const { id, summary } = useOpenList.getState();
  // Another list may have been opened meanwhile.
  if (!id || id !== saved || !summary) return;
  await saveRecentList(
    {
      id,
      name: nameOf(summary),
      lines: summary.total.lines,
      pieces: summary.total.pieces,
      status: statusOf(summary, isInCart),
      when: Date.now(),
    },
    { snapshot, pairs },
  );
  useOpenList.setState(({ timesSaved }) => ({ timesSaved: timesSaved + 1 }));
}

/** The name of a list: the names of its files. */
export const nameOf = ({ files }: Pick<ListSummary, 'files'>): string => files.map(({ name }) => name).join(' + ');

function statusOf({ total, undecided, buying }: ListSummary, isInCart: boolean): RecentList['status'] {
  if (isInCart) return { state: 'inCart' };
  if (undecided.lines > 0) return { state: 'undecided', lines: undecided.lines };
  return total.lines > buying.lines ? { state: 'partly', lines: total.lines - buying.lines } : { state: 'ready' };
}

import type { RecentList } from '@shop/design-system';
import type { ListSummary } from '@shop/parts-list';
import type { RemoteDesk } from '@shop/parts-list/call';
import { keepList } from '../../session/kept-lists.ts';
import { useOpenList } from './open-list.store.ts';

/** So long after the last change the list is kept: a person who decides line after line does not wait for the disk. */
const AFTER_MS = 700;
/** While one change follows the other, as where the shop answers batch by batch, it is kept so often. */
const AT_LEAST_EVERY_MS = 2000;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** Since when there is something to keep; absent where all is kept. */
let since: number | undefined;

/** Keeps the list at hand in this browser: at once where it is new to it, else soon; `isInCart` until it is changed again. Where the browser keeps nothing, it lives as long as the page. */
export function keepOpenList(at: RemoteDesk, { isInCart = false, isNew = false } = {}): void {
  const now = Date.now();
  since ??= now;
  clearTimeout(waiting);
  waiting = setTimeout(
    () => {
      since = undefined;
      void keep(at, isInCart).catch(() => undefined);
    },
    isNew ? 0 : Math.max(0, Math.min(AFTER_MS, since + AT_LEAST_EVERY_MS - now)),
  );
}

async function keep(at: RemoteDesk, isInCart: boolean): Promise<void> {
  const [snapshot, { pairs }] = await Promise.all([at.snapshot(), at.pairs()]);
  const { id, summary } = useOpenList.getState();
  if (!id || !summary) return;
  await keepList(
    {
      id,
      name: nameOf(summary),
      lines: summary.total.lines,
      pieces: summary.total.pieces,
      standing: standingOf(summary, isInCart),
      when: Date.now(),
    },
    { snapshot, pairs },
  );
  useOpenList.setState(({ kept }) => ({ kept: kept + 1 }));
}

/** The list by the names of its files. */
export const nameOf = ({ files }: Pick<ListSummary, 'files'>): string => files.map(({ name }) => name).join(' + ');

function standingOf({ total, undecided, buying }: ListSummary, isInCart: boolean): RecentList['standing'] {
  if (isInCart) return { state: 'inCart' };
  if (undecided.lines > 0) return { state: 'undecided', lines: undecided.lines };
  return total.lines > buying.lines ? { state: 'partly', lines: total.lines - buying.lines } : { state: 'ready' };
}

import type { RemoteDesk } from '@shop/parts-list/call';
import { toFailure } from '../../data/call-error.ts';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import { isAtHand, listDesk } from './desk-at-hand.ts';
import { keepOpenList } from './keep-open-list.ts';
import { useOpenList } from './open-list.store.ts';

const calls = () => fetchChunk(() => import('./parts-list.calls.ts'));

/** Changes the list, shows what came of it, and asks the shop about what is new in it. */
export async function change(act: (at: RemoteDesk) => Promise<unknown>): Promise<void> {
  const at = listDesk();
  await act(at);
  await refresh(at);
  await askShop();
}

/** Shows what has become of the list, and keeps it. */
export async function refresh(at: RemoteDesk, isNew = false): Promise<void> {
  const [summary, colours] = await Promise.all([
    at.summary(),
    useOpenList.getState().colours.length > 0 ? useOpenList.getState().colours : at.colours(),
  ]);
  if (!isAtHand(at)) return;
  useOpenList.setState(({ version }) => ({ summary, colours, version: version + 1 }));
  keepOpenList(at, { isNew });
}

/** Pairs of one question: the answer for more takes the page longer to check than a frame may (500 popular parts: a megabyte, 100 ms). */
const AT_ONCE = 100;
let asking: RemoteDesk | undefined;

/** Asks the shop about everything that it was not asked yet, batch by batch. What it said stays when a batch fails, and asking goes on there. */
export async function askShop(): Promise<void> {
  const at = listDesk();
  if (asking === at) return;
  asking = at;
  try {
    for (;;) {
      const pairs = (await at.wanted()).slice(0, AT_ONCE);
      if (pairs.length === 0) break;
      noteAnswered();
      const parts = await (await calls()).askMatches(pairs);
      if (!isAtHand(at)) return;
      await at.answer(pairs, parts);
      await refresh(at);
    }
    if (isAtHand(at)) useOpenList.setState({ asking: { state: 'done' } });
  } catch (problem) {
    if (isAtHand(at)) useOpenList.setState({ asking: { state: 'failed', failure: toFailure(problem) } });
  } finally {
    if (asking === at) asking = undefined;
  }
}

function noteAnswered(): void {
  const { summary } = useOpenList.getState();
  const of = summary?.total.lines ?? 0;
  useOpenList.setState({ asking: { state: 'asking', of, answered: of - (summary?.buckets.waiting.lines ?? 0) } });
}

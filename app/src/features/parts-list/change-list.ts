import type { RemoteListSession } from '@shop/parts-list/list-session/call';
import { toFailure } from '../../data/call-error.ts';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import { isCurrentSession, currentListSession } from './current-list-session.ts';
import { useOpenList } from './open-list.store.ts';
import { persistOpenList } from './persist-open-list.ts';

const calls = () => fetchChunk(() => import('./parts-list.calls.ts'));

/** Changes the list, shows the result, and requests matches for new parts from the shop. */
export async function change(apply: (session: RemoteListSession) => Promise<unknown>): Promise<void> {
  const session = currentListSession();
  await apply(session);
  await refresh(session);
  await requestMatches();
}

/** Shows the current state of the list, and saves it in this browser. */
export async function refresh(session: RemoteListSession, isNew = false): Promise<void> {
  const [summary, colours] = await Promise.all([
    session.summary(),
    useOpenList.getState().colours.length > 0 ? useOpenList.getState().colours : session.colours(),
  ]);
  if (!isCurrentSession(session)) return;
  useOpenList.setState(({ version }) => ({ summary, colours, version: version + 1 }));
  persistOpenList(session, { isNew });
}

/**
 * Pairs per request. The response for more takes too long to validate in one frame (500 popular parts: a megabyte, 100
 * ms).
 */
const MAX_PAIRS_PER_REQUEST = 100;
let matching: RemoteListSession | undefined;

/**
 * Requests all missing matches from the shop, batch by batch. Matches stay when a batch fails, and a retry continues
 * there.
 */
export async function requestMatches(): Promise<void> {
  const session = currentListSession();
  if (matching === session) return;
  matching = session;
  try {
    for (;;) {
      const pairs = (await session.pairsToMatch()).slice(0, MAX_PAIRS_PER_REQUEST);
      if (pairs.length === 0) break;
      reportProgress();
      const parts = await (await calls()).fetchMatches(pairs);
      if (!isCurrentSession(session)) return;
      await session.addMatches(pairs, parts);
      await refresh(session);
    }
    if (isCurrentSession(session)) useOpenList.setState({ matching: { state: 'done' } });
  } catch (error) {
    if (isCurrentSession(session)) useOpenList.setState({ matching: { state: 'failed', failure: toFailure(error) } });
  } finally {
    if (matching === session) matching = undefined;
  }
}

function reportProgress(): void {
  const { summary } = useOpenList.getState();
  const of = summary?.total.lines ?? 0;
  useOpenList.setState({ matching: { state: 'matching', of, matched: of - (summary?.buckets.waiting.lines ?? 0) } });
}

import { toFailure } from '../../data/call-error.ts';
import { isCurrentSession, currentListSession } from './current-list-session.ts';
import { matchNext } from './match-next.ts';
import { useOpenList } from './open-list.store.ts';
import { newListStored, persistOpenList } from './persist-open-list.ts';
import type { RemoteListSession } from './start-list-worker.ts';

/**
 * Changes the list, shows the result, and requests matches for new parts from the shop; nothing if the session ends
 * meanwhile.
 */
export async function change(apply: (session: RemoteListSession) => Promise<unknown>): Promise<void> {
  const session = currentListSession();
  await apply(session).catch((problem: unknown) => {
    if (isCurrentSession(session)) throw problem;
  });
  await refresh(session);
  await requestMatches(session);
}

/** Shows the current state of the list, and saves it in this browser; nothing if the session has ended meanwhile. */
export async function refresh(session: RemoteListSession): Promise<void> {
  const state = await Promise.all([
    session.summary(),
    useOpenList.getState().colours.length > 0 ? useOpenList.getState().colours : session.colours(),
  ]).catch((problem: unknown) => {
    if (isCurrentSession(session)) throw problem;
  });
  if (!state || !isCurrentSession(session)) return;
  const [summary, colours] = state;
  useOpenList.setState(({ version }) => ({ summary, colours, version: version + 1 }));
  persistOpenList(session);
}

let matching: RemoteListSession | undefined;

/**
 * Requests all missing matches from the shop, batch by batch. Matches stay when a batch fails, and a retry continues
 * there. Does nothing for a session that has ended.
 */
export async function requestMatches(session = currentListSession()): Promise<void> {
  if (matching === session || !isCurrentSession(session)) return;
  matching = session;
  try {
    // When a newer build has no script for the request, the page is reloaded, and opens what is stored.
    await newListStored;
    for (;;) {
      const pairs = await session.pairsToMatch();
      if (pairs.length === 0) break;
      reportProgress();
      await matchNext(session, pairs);
      if (!isCurrentSession(session)) return;
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

import type { PartPair } from '@shop/contracts';
import { isUnknownCall } from '../../data/outcome.ts';
import { isCurrentSession } from './current-list-session.ts';
import type { RemoteListSession } from './start-list-worker.ts';

const calls = () => import('./parts-list.calls.ts');
const searching = () => import('./search-parts.calls.ts');

/**
 * Pairs per request. The response for more takes too long to validate in one frame (500 popular parts: a megabyte, 100
 * ms).
 */
const MAX_PAIRS_PER_REQUEST = 100;
/** Parts that are searched at the same time. */
const MAX_SEARCHES = 4;

/**
 * Matches the first of the pairs: in one call, or by searches where the server lacks that call. Adds nothing if the
 * session ends meanwhile.
 */
export async function matchNext(session: RemoteListSession, pairs: readonly PartPair[]): Promise<void> {
  const asked = pairs.slice(0, MAX_PAIRS_PER_REQUEST);
  const parts = await (await calls()).fetchMatches(asked).catch(unlessUnknown);
  if (!isCurrentSession(session)) return;
  if (parts) {
    await session.addMatches(asked, parts);
    return;
  }
  const { searchPart } = await searching();
  const found = await Promise.all(pairs.slice(0, MAX_SEARCHES).map(searchPart));
  if (isCurrentSession(session)) await session.addProducts(found);
}

function unlessUnknown(problem: unknown): undefined {
  if (isUnknownCall(problem)) return undefined;
  throw problem;
}

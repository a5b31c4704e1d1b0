import type { PartCount } from '@shop/contracts';
import { recentListContents } from '../../session/recent-lists.ts';

/** The pairs of a recent list in this browser, or of a list saved with the shop. Rejects when it no longer exists. */
export async function pairsOfList(id: string, kind: 'recent' | 'saved'): Promise<readonly PartCount[]> {
  if (kind === 'saved') return (await (await import('./parts-list.calls.ts')).fetchSavedList(id)).pairs;
  const contents = await recentListContents(id);
  if (!contents) throw new Error('This list is no longer saved in this browser.');
  return contents.pairs;
}

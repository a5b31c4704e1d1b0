import type { PartCount } from '@shop/contracts';
import { keptContents } from '../../session/kept-lists.ts';

/** The pairs of a list that this browser keeps, or that is kept with the shop. Rejects when it is gone. */
export async function pairsOfList(id: string, kind: 'recent' | 'saved'): Promise<readonly PartCount[]> {
  if (kind === 'saved') return (await (await import('./parts-list.calls.ts')).askSavedList(id)).pairs;
  const kept = await keptContents(id);
  if (!kept) throw new Error('This list is no longer kept in this browser.');
  return kept.pairs;
}

import type { ExportScope, ListSummary } from '@shop/parts-list';
import { BUCKETS } from '../BucketLabel/buckets.ts';

/**
 * The scopes that can be exported, with the number of lines. What is not bought comes first, because it is needed
 * elsewhere. Empty scopes are left out. `rest` has no number: it includes the missing pieces of lines that are bought
 * in part.
 */
export function scopesOf({
  buckets,
  total,
  buying,
}: Pick<ListSummary, 'buckets' | 'total' | 'buying'>): readonly { scope: ExportScope; lines?: number }[] {
  const hasRest = total.lines > buying.lines || buckets.short.lines + buckets.overLimit.lines > 0;
  const counted = [
    { scope: 'all' as const, lines: total.lines },
    ...BUCKETS.map((scope) => ({ scope, lines: buckets[scope].lines })),
  ].filter(({ lines }) => lines > 0);
  return hasRest ? [{ scope: 'rest' }, ...counted] : counted;
}

import type { Bucket, ExportScope, ListSummary } from '@shop/parts-list';

/** In the order of the equation on the list's page. */
const BUCKETS: readonly Bucket[] = [
  'ready',
  'renamed',
  'noColour',
  'short',
  'offSale',
  'overLimit',
  'notSold',
  'unread',
];

/**
 * What can be exported, with how many lines: what is not bought first, since that is looked for elsewhere. Empty ones are left
 * out. What is not bought has no number: it holds what is missing of lines that are bought in part, too.
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

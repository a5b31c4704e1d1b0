import type { PartPair } from '@shop/contracts';
import { halvesFor } from './find-product.ts';
import type { Known, Standing } from './standing.ts';

/** Most pairs in one call of the shop (`matchParts`). */
const MAX_PAIRS = 500;
/** Rebrickable's number for a part whose colour does not matter. */
export const ANY_COLOUR = 9999;

/** Buckets in which something else may help. */
const NEEDS_KIN: ReadonlySet<Standing['bucket']> = new Set(['waiting', 'notSold', 'noColour', 'short', 'offSale']);

/**
 * Pairs to ask the shop about next: first the parts of the list, then, for what cannot be had as written, its kin and halves. A
 * part is asked for once, in the first colour that names it: the answer has all its colours. Nothing else of the list is told.
 */
export function wantedOf(
  standings: readonly Standing[],
  besides: readonly PartPair[],
  { reference, answers }: Pick<Known, 'reference' | 'answers'>,
): readonly PartPair[] {
  const pairs = new Map<string, PartPair>();
  const want = (part: string, colour: number | 'any') => {
    if (!answers.isKnown(part) && !pairs.has(part))
      pairs.set(part, { part, colour: colour === 'any' ? ANY_COLOUR : colour });
    return pairs.size < MAX_PAIRS;
  };
  const asked = standings.flatMap(({ bucket, product, asked: { part, colour } }) =>
    NEEDS_KIN.has(bucket) && part !== undefined && colour !== undefined ? { part, colour, product } : [],
  );
  for (const { part, colour } of asked) if (!want(part, colour)) break;
  if (pairs.size > 0) return [...pairs.values()];
  for (const { part, colour } of besides) if (!want(part, colour)) break;
  for (const { part, colour, product } of asked) {
    const kin = reference.kinOf(part).map((relative) => relative.part);
    const halves = halvesFor(part, product, reference);
    if (!(halves === undefined ? kin : [...kin, halves]).every((other) => want(other, colour))) break;
  }
  return [...pairs.values()];
}

import type { PartPair } from '@shop/contracts';
import { ANY_COLOUR } from '../formats/any-colour.ts';
import { halvesFor } from './find-product.ts';
import type { ResolveContext, ResolvedRow } from './resolved-row.ts';

/** The most pairs in one `matchParts` call. */
const MAX_PAIRS = 500;

/** Buckets in which a related part may help. */
const NEEDS_KIN: ReadonlySet<ResolvedRow['bucket']> = new Set(['waiting', 'notSold', 'noColour', 'short', 'offSale']);

/**
 * The pairs to send to the shop next: first the parts of the list, then the related parts and halves of those that
 * cannot be bought as written. A part is sent once, with the first colour it occurs in, because the response has all
 * its colours. Nothing else of the list is sent.
 */
export function pairsToMatch(
  rows: readonly ResolvedRow[],
  additional: readonly PartPair[],
  { reference, matches }: Pick<ResolveContext, 'reference' | 'matches'>,
): readonly PartPair[] {
  const pairs = new Map<string, PartPair>();
  /** Adds a part that the shop was not asked about yet. False when the call is full. */
  const add = (part: string, colour: number | 'any') => {
    if (!matches.isKnown(part) && !pairs.has(part))
      pairs.set(part, { part, colour: colour === 'any' ? ANY_COLOUR : colour });
    return pairs.size < MAX_PAIRS;
  };
  const incomplete = rows.flatMap(({ bucket, product, requested: { part, colour } }) =>
    NEEDS_KIN.has(bucket) && part !== undefined && colour !== undefined ? { part, colour, product } : [],
  );
  for (const { part, colour } of incomplete) if (!add(part, colour)) break;
  if (pairs.size > 0) return [...pairs.values()];
  for (const { part, colour } of additional) if (!add(part, colour)) break;
  for (const { part, colour, product } of incomplete) {
    const kin = reference.kinOf(part).map((relative) => relative.part);
    const halves = halvesFor(part, product, reference);
    if (!(halves === undefined ? kin : [...kin, halves]).every((other) => add(other, colour))) break;
  }
  return [...pairs.values()];
}

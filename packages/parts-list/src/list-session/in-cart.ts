import { pairKey } from '../lists/algebra.ts';
import type { Difference } from '../lists/compare.ts';
import type { ResolvedList } from '../resolve/allocate-stock.ts';
import { variantOf } from '../resolve/find-product.ts';
import type { ProductMatches } from '../resolve/product-matches.ts';

export type CartLine = { productId: string; uniqueId: string; quantity: number };

/**
 * Returns a function that counts the pieces of a pair in the cart. A row that is bought as another product counts that
 * product. Rows of one offer share its pieces in their order; pieces left over count for the first of them.
 */
export function inCartOf(
  { rows, allocations }: ResolvedList,
  cart: readonly CartLine[],
  matches: ProductMatches,
): (pair: Pick<Difference, 'part' | 'colour' | 'here'>) => number {
  const left = new Map<string, number>();
  for (const { uniqueId, quantity } of cart) left.set(uniqueId, (left.get(uniqueId) ?? 0) + quantity);
  const pieces = new Map<string, number>();
  const firstOf = new Map<string, { key: string; each: number }>();
  rows.forEach(({ requested: { part, colour, pieces: requestedPieces }, edit }, index) => {
    const target = allocations[index]?.target;
    const available = target && left.get(target.uniqueId);
    if (available === undefined || !target || part === undefined || colour === undefined) return;
    const key = pairKey({ part, colour });
    const covered = Math.min(available, (edit?.quantity ?? requestedPieces) * target.each);
    left.set(target.uniqueId, available - covered);
    pieces.set(key, (pieces.get(key) ?? 0) + covered / target.each);
    if (!firstOf.has(target.uniqueId)) firstOf.set(target.uniqueId, { key, each: target.each });
  });
  for (const [uniqueId, { key, each }] of firstOf) {
    pieces.set(key, (pieces.get(key) ?? 0) + (left.get(uniqueId) ?? 0) / each);
    left.delete(uniqueId);
  }
  return ({ part, colour, here }) => {
    if (colour === undefined) return 0;
    const covered = pieces.get(pairKey({ part, colour }));
    if (covered !== undefined) return Math.floor(covered);
    const product = matches.productOf(part);
    const variant = product && variantOf(product, colour, here);
    return (variant && left.get(variant.uniqueId)) ?? 0;
  };
}

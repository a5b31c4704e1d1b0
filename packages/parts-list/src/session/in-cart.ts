import { pairKey } from '../lists/algebra.ts';
import type { Answers } from '../settle/answers.ts';
import { variantOf } from '../settle/find-product.ts';
import type { Settled } from '../settle/settlement.ts';
import type { Difference } from './desk.entity.ts';

export type CartLine = { productId: string; uniqueId: string; quantity: number };

/**
 * How many pieces of each pair the cart holds. A row that is bought as something else looks for that: rows of one offer are served in
 * their order, and what the cart has beyond them counts for the first.
 */
export function inCartOf(
  { standings, dealt }: Settled,
  cart: readonly CartLine[],
  answers: Answers,
): (pair: Pick<Difference, 'part' | 'colour' | 'here'>) => number {
  const left = new Map<string, number>();
  for (const { uniqueId, quantity } of cart) left.set(uniqueId, (left.get(uniqueId) ?? 0) + quantity);
  const pieces = new Map<string, number>();
  const firstOf = new Map<string, { key: string; each: number }>();
  standings.forEach(({ asked: { part, colour, pieces: wanted }, edit }, place) => {
    const target = dealt[place]?.target;
    const has = target && left.get(target.uniqueId);
    if (has === undefined || !target || part === undefined || colour === undefined) return;
    const key = pairKey({ part, colour });
    const served = Math.min(has, (edit?.quantity ?? wanted) * target.each);
    left.set(target.uniqueId, has - served);
    pieces.set(key, (pieces.get(key) ?? 0) + served / target.each);
    if (!firstOf.has(target.uniqueId)) firstOf.set(target.uniqueId, { key, each: target.each });
  });
  for (const [uniqueId, { key, each }] of firstOf) {
    pieces.set(key, (pieces.get(key) ?? 0) + (left.get(uniqueId) ?? 0) / each);
    left.delete(uniqueId);
  }
  return ({ part, colour, here }) => {
    if (colour === undefined) return 0;
    const served = pieces.get(pairKey({ part, colour }));
    if (served !== undefined) return Math.floor(served);
    const product = answers.productOf(part);
    const variant = product && variantOf(product, colour, here);
    return (variant && left.get(variant.uniqueId)) ?? 0;
  };
}

import type { PartCount } from '@shop/contracts';
import { pairKey } from '../lists/algebra.ts';
import { compareLists } from '../lists/compare.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { Answers } from '../settle/answers.ts';
import { inColour } from '../settle/offers.ts';
import type { Settled } from '../settle/settlement.ts';
import type { Difference } from './desk.entity.ts';
import { inCartOf, type CartLine } from './in-cart.ts';
import { pairsOf } from './wishes.ts';

/** Sets the list at hand beside an earlier one and the cart. Pairs that are in it go by the keys of their rows. */
export function compareDesk(
  settled: Settled,
  before: readonly PartCount[],
  cart: readonly CartLine[],
  answers: Answers,
  reference: Reference,
): readonly Difference[] {
  const inCart = inCartOf(settled, cart, answers);
  const keys = new Map<string, string>();
  for (const { group, asked } of settled.standings) {
    const pair =
      asked.part !== undefined && asked.colour !== undefined && pairKey({ part: asked.part, colour: asked.colour });
    if (pair && !keys.has(pair)) keys.set(pair, group.key);
  }
  return compareLists(pairsOf(settled).pairs, before).map((difference) => {
    const product = answers.productOf(difference.part);
    return {
      ...difference,
      key: keys.get(difference.key) ?? difference.key,
      inCart: inCart(difference),
      ...(product ? { name: product.name, picture: inColour(product.picture, difference.colour, reference) } : {}),
    };
  });
}

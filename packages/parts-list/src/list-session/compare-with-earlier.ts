import type { PartCount } from '@shop/contracts';
import { pairKey } from '../lists/algebra.ts';
import { compareLists, type Difference } from '../lists/compare.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { ResolvedList } from '../resolve/allocate-stock.ts';
import { inColour } from '../resolve/offers.ts';
import type { ProductMatches } from '../resolve/product-matches.ts';
import { pairsOf } from './cart-requests.ts';
import { inCartOf, type CartLine } from './in-cart.ts';

/** Compares the open list with an earlier one and the cart. Pairs of the open list have the keys of their rows. */
export function compareWithEarlier(
  list: ResolvedList,
  before: readonly PartCount[],
  cart: readonly CartLine[],
  matches: ProductMatches,
  reference: Reference,
): readonly Difference[] {
  const inCart = inCartOf(list, cart, matches);
  const keys = new Map<string, string>();
  for (const { group, requested } of list.rows) {
    const { part, colour } = requested;
    const pair = part !== undefined && colour !== undefined && pairKey({ part, colour });
    if (pair && !keys.has(pair)) keys.set(pair, group.key);
  }
  return compareLists(pairsOf(list).pairs, before).map((difference) => {
    const product = matches.productOf(difference.part);
    return {
      ...difference,
      key: keys.get(difference.key) ?? difference.key,
      inCart: inCart(difference),
      name: product?.name,
      picture: product && inColour(product.picture, difference.colour, reference),
    };
  });
}

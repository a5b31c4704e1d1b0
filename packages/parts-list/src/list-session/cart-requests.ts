import type { PartCount } from '@shop/contracts';
import { pairKey } from '../lists/algebra.ts';
import type { ResolvedList } from '../resolve/allocate-stock.ts';
import { ANY_COLOUR } from '../formats/any-colour.ts';
import type { CartRequest } from './list-session.entity.ts';

/** What to add to the cart. Rows of the same offer are merged into one line, under the key of the first row. */
export function cartRequestsOf({ rows, allocations }: ResolvedList): readonly CartRequest[] {
  const requests = new Map<string, CartRequest>();
  allocations.forEach(({ buy, target }, index) => {
    if (!buy || !target) return;
    const offer = `${target.productId}/${target.uniqueId}`;
    const before = requests.get(offer);
    const { name, colour, productId, uniqueId } = target;
    requests.set(offer, {
      key: before?.key ?? rows[index]?.group.key ?? '',
      name,
      colour,
      productId,
      uniqueId,
      quantity: (before?.quantity ?? 0) + buy.quantity,
    });
  });
  return [...requests.values()];
}

/**
 * The list as merged pairs, with the shopper's edits. `leftOut` counts the lines without a part, colour or quantity.
 */
export function pairsOf({ rows }: ResolvedList): { pairs: readonly PartCount[]; leftOut: number } {
  const pairs = new Map<string, PartCount>();
  let leftOut = 0;
  for (const { group, edit, requested } of rows) {
    const quantity = edit?.quantity ?? requested.pieces;
    if (requested.part === undefined || requested.colour === undefined || quantity < 1) {
      leftOut += group.lines;
      continue;
    }
    const key = pairKey({ part: requested.part, colour: requested.colour });
    pairs.set(key, {
      part: requested.part,
      colour: requested.colour === 'any' ? ANY_COLOUR : requested.colour,
      quantity: quantity + (pairs.get(key)?.quantity ?? 0),
    });
  }
  return { pairs: [...pairs.values()], leftOut };
}

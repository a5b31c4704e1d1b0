import type { PartCount } from '@shop/contracts';
import { pairKey } from '../lists/algebra.ts';
import type { Settled } from '../settle/settlement.ts';
import { ANY_COLOUR } from '../settle/wanted.ts';
import type { CartWish } from './desk.entity.ts';

/** What goes to the cart: rows that come to the same offer are one line, under the key of the first. */
export function wishesOf({ standings, dealt }: Settled): readonly CartWish[] {
  const wishes = new Map<string, CartWish>();
  dealt.forEach(({ buy, target }, place) => {
    if (!buy || !target) return;
    const offer = `${target.productId}/${target.uniqueId}`;
    const before = wishes.get(offer);
    const { name, colour, productId, uniqueId } = target;
    wishes.set(offer, {
      key: before?.key ?? standings[place]?.group.key ?? '',
      name,
      colour,
      productId,
      uniqueId,
      quantity: (before?.quantity ?? 0) + buy.quantity,
    });
  });
  return [...wishes.values()];
}

/** The list as pairs with the shopper's edits, merged; lines that lack a part, colour or quantity are counted. */
export function pairsOf({ standings }: Settled): { pairs: readonly PartCount[]; leftOut: number } {
  const pairs = new Map<string, PartCount>();
  let leftOut = 0;
  for (const { group, edit, asked } of standings) {
    const quantity = edit?.quantity ?? asked.pieces;
    if (asked.part === undefined || asked.colour === undefined || quantity < 1) {
      leftOut += group.lines;
      continue;
    }
    const key = pairKey({ part: asked.part, colour: asked.colour });
    pairs.set(key, {
      part: asked.part,
      colour: asked.colour === 'any' ? ANY_COLOUR : asked.colour,
      quantity: quantity + (pairs.get(key)?.quantity ?? 0),
    });
  }
  return { pairs: [...pairs.values()], leftOut };
}

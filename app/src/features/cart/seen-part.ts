import type { AddedPart } from '@shop/design-system/screens/cart/CartScreen/addition-text.ts';
import type { SeenPart } from './guest-line.ts';

/** What a page showed of a part in the colour in which it is added; undefined where it showed no picture or price. */
export function seenPart(part: AddedPart | undefined, uniqueId: string): SeenPart | undefined {
  if (!part) return undefined;
  const offer = part.offers?.find((one) => one.uniqueId === uniqueId);
  const colour = offer ?? part.part?.colours.find((one) => one.uniqueId === uniqueId);
  const picture = colour?.picture ?? part.picture;
  const unitPrice = offer?.price ?? part.price;
  if (!picture || unitPrice === undefined) return undefined;
  const { name, unit = '' } = part;
  return { name, colour: colour?.name ?? '', partNumber: part.part?.number ?? '', picture, unit, unitPrice };
}

import type { Offer, PartPair, Product } from '@shop/contracts';

/** The pair of a part's colour as lists hold it, by Rebrickable's numbers; undefined where the server does not send them. */
export function pairOfOffer({ part }: Pick<Product, 'part'>, { colourCodes }: Offer): PartPair | undefined {
  const colour = Number(colourCodes?.rebrickable);
  if (!part || !colourCodes?.rebrickable || !Number.isSafeInteger(colour)) return undefined;
  return { part: part.numbers?.rebrickable?.[0] ?? part.number, colour };
}

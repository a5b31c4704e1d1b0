import type { Offer } from '@shop/contracts';

/** The values of an offer, one for each specification: servers of the family join them with commas. */
export const valuesOf = ({ name }: Pick<Offer, 'name'>): readonly string[] => name.split(',');

/** Whether each offer names one value for each of several specifications. */
export const isPerSpecification = (specifications: readonly string[], offers: readonly Offer[]): boolean =>
  specifications.length > 1 && offers.every((offer) => valuesOf(offer).length === specifications.length);

/** The offer with a value that shares the most other values with the current choice; of equal ones, one in stock. */
export function nearestOffer(
  offers: readonly Offer[],
  current: readonly string[] | undefined,
  { at, value }: { at: number; value: string },
): Offer {
  const shared = (offer: Offer) => valuesOf(offer).filter((each, place) => each === current?.[place]).length;
  const [nearest] = offers
    .filter((offer) => valuesOf(offer)[at] === value)
    .sort((one, other) => shared(other) - shared(one) || Number(other.stock > 0) - Number(one.stock > 0));
  return nearest as Offer;
}

import { useLending } from '../../lending.ts';
import { useHomeOffers } from './use-home-offers.ts';

export type Offers = ReturnType<typeof useHomeOffers>;

/** Asks for what stands below the first look of the home page, once that is there, and lends it to the page. */
export function HomeOffers({ lend }: { lend: (offers: Offers) => void }) {
  useLending(useHomeOffers(), lend);
  return null;
}

import { usePublishedValue } from '../../use-published-value.ts';
import { useHomeOffers } from './use-home-offers.ts';

export type Offers = ReturnType<typeof useHomeOffers>;

/** Loads the content of the home page below the fold and publishes it to the page. */
export function HomeOffers({ onChange }: { onChange: (offers: Offers) => void }) {
  usePublishedValue(useHomeOffers(), onChange);
  return null;
}

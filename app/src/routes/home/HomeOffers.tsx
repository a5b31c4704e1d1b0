import { useStableCallback } from '@shop/design-system';
import { HomeOffers as Offers, type HomeOffersProps } from '@shop/design-system/screens/home/HomeScreen/HomeOffers';
import { OFFERS_HEIGHT } from '@shop/design-system/screens/home/HomeScreen/offers-height.ts';
import { useMessageAreas } from '../../language/use-message-areas.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useHomeOffers } from './use-home-offers.ts';

const AREAS = ['promo', 'shop'] as const;

/** The content of the home page below the fold, with its data and messages: loaded when it comes into view. */
export function HomeOffers() {
  const offers = useHomeOffers();
  const { add, added } = useAddToCart();
  // Stable: each answer would render the rows of all others again.
  const onAdd: HomeOffersProps['onAdd'] = useStableCallback((product, quantity, uniqueId) =>
    add({ productId: product.id, uniqueId, quantity, part: product }),
  );
  if (!useMessageAreas(AREAS)) return <div style={{ minHeight: OFFERS_HEIGHT }} />;
  return <Offers {...offers} added={added} onAdd={onAdd} />;
}

import { deferred, loading } from '@shop/design-system';
import { HomeScreen } from '@shop/design-system/screens/home/HomeScreen/HomeScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toLoadable } from '../../data/to-loadable.ts';
import { categoriesQuery, hotPartsQuery } from '../../features/catalogue/catalogue.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useDeferredMessages } from '../../language/use-deferred-messages.ts';
import type { Offers } from './HomeOffers.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';

const HomeOffers = deferred(async () => (await import('./HomeOffers.tsx')).HomeOffers);

const nothing = () => undefined;
const LOADING_OFFERS: Offers = {
  banners: loading,
  flash: loading,
  presale: loading,
  blocks: loading,
  recent: { state: 'ready', value: [] },
  hasMoreBlocks: false,
  isLoadingBlocks: false,
  onMoreBlocks: nothing,
  onForgetRecent: nothing,
  onSlotChange: nothing,
  refetch: nothing,
};

export function HomeRoute() {
  const language = useLanguage();
  const categories = useQuery(categoriesQuery(language));
  const hot = useQuery(hotPartsQuery(language));
  const hasMessagesBelow = useDeferredMessages('promo');
  const [{ refetch, ...offers }, setOffers] = useState(LOADING_OFFERS);
  const { add, added } = useAddToCart();
  return (
    <>
      <HomeScreen
        categories={toLoadable(categories)}
        hot={toLoadable(hot)}
        {...offers}
        hasMessagesBelow={hasMessagesBelow}
        added={added}
        onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity })}
        onRetry={() => {
          void Promise.all([categories.refetch(), hot.refetch()]);
          refetch();
        }}
      />
      <HomeOffers onChange={setOffers} />
    </>
  );
}

import { later, loading } from '@shop/design-system';
import { HomeScreen } from '@shop/design-system/screens/home';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toLoadable } from '../../data/to-loadable.ts';
import { categoriesQuery, hotPartsQuery } from '../../features/catalogue/catalogue.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useDeferredMessages } from '../../language/use-deferred-messages.ts';
import type { Offers } from './HomeOffers.tsx';
import { useAdding } from '../cart/use-adding.ts';

const HomeOffers = later(async () => (await import('./HomeOffers.tsx')).HomeOffers);

const nothing = () => undefined;
const ON_THEIR_WAY: Offers = {
  banners: loading,
  flash: loading,
  presale: loading,
  blocks: loading,
  recent: { state: 'ready', value: [] },
  hasMoreBlocks: false,
  isAskingBlocks: false,
  onMoreBlocks: nothing,
  onForgetRecent: nothing,
  onSlotTurned: nothing,
  askAgain: nothing,
};

export function HomeRoute() {
  const language = useLanguage();
  const categories = useQuery(categoriesQuery(language));
  const hot = useQuery(hotPartsQuery(language));
  const hasMessagesBelow = useDeferredMessages('promo');
  const [{ askAgain, ...offers }, setOffers] = useState(ON_THEIR_WAY);
  const { add, added } = useAdding();
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
          askAgain();
        }}
      />
      <HomeOffers lend={setOffers} />
    </>
  );
}

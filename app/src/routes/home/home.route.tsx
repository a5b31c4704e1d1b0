import { HomeScreen } from '@shop/design-system/screens/home/HomeScreen/HomeScreen';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { toLoadable } from '../../data/to-loadable.ts';
import { categoriesQuery } from '../../features/catalogue/catalogue.query.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { useLanguage } from '../../language/use-language.ts';

const HomeOffers = lazy(async () => ({ default: (await import('./HomeOffers.tsx')).HomeOffers }));

export function HomeRoute() {
  const categories = useQuery(categoriesQuery(useLanguage()));
  return (
    <HomeScreen categories={toLoadable(categories)} delivery={useDelivery()} onRetry={() => void categories.refetch()}>
      <HomeOffers />
    </HomeScreen>
  );
}

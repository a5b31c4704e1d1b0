import { HomeScreen } from '@shop/design-system/screens/home';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../data/to-loadable.ts';
import { categoriesQuery, hotPartsQuery } from '../features/catalogue/catalogue.query.ts';
import { useLanguage } from '../language/use-language.ts';
import { useAdding } from './use-adding.ts';

export function HomeRoute() {
  const language = useLanguage();
  const categories = useQuery(categoriesQuery(language));
  const hot = useQuery(hotPartsQuery(language));
  const { add, added } = useAdding();
  return (
    <HomeScreen
      categories={toLoadable(categories)}
      hot={toLoadable(hot)}
      added={added}
      onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity })}
      onRetry={() => void Promise.all([categories.refetch(), hot.refetch()])}
    />
  );
}

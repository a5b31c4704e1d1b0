import { PartsScreen } from '@shop/design-system/screens/parts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../data/to-loadable.ts';
import { categoriesQuery, productsQuery } from '../features/catalogue/catalogue.query.ts';
import { PAGE_SIZE, wishFrom } from '../features/catalogue/list-wish.ts';
import { useLanguage } from '../language/use-language.ts';
import { useAdding } from './use-adding.ts';

export function PartsRoute() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const { query: _, ...wish } = wishFrom(search);
  const categories = useQuery(categoriesQuery(language));
  const page = useQuery(productsQuery(wish, language));
  const { add, added } = useAdding();
  return (
    <PartsScreen
      categories={toLoadable(categories)}
      results={toLoadable(page)}
      filter={wish}
      pageSize={PAGE_SIZE}
      added={added}
      onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity })}
      onRetry={() => void Promise.all([categories.refetch(), page.refetch()])}
    />
  );
}

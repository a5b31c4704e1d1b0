import { SearchScreen } from '@shop/design-system/screens/search';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../data/to-loadable.ts';
import { hotPartsQuery, productsQuery } from '../features/catalogue/catalogue.query.ts';
import { PAGE_SIZE, wishFrom } from '../features/catalogue/list-wish.ts';
import { useLanguage } from '../language/use-language.ts';
import { useAdding } from './use-adding.ts';

export function SearchRoute() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const { query = '', sort, page: pageNumber } = wishFrom(search);
  const page = useQuery({ ...productsQuery({ query, sort, page: pageNumber, limit: PAGE_SIZE }, language), enabled: query !== '' });
  const hot = useQuery(hotPartsQuery(language));
  const { add, added } = useAdding();
  return (
    <SearchScreen
      query={query}
      results={toLoadable(page)}
      sort={sort}
      page={pageNumber}
      pageSize={PAGE_SIZE}
      hot={toLoadable(hot)}
      added={added}
      onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity })}
      onRetry={() => void Promise.all([page.refetch(), hot.refetch()])}
    />
  );
}

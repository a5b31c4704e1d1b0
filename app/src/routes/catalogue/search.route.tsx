import { SearchScreen } from '@shop/design-system/screens/catalogue/SearchScreen/SearchScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toLoadable, toOffered } from '../../data/to-loadable.ts';
import { categoriesQuery } from '../../features/catalogue/catalogue.query.ts';
import { hotPartsQuery, productsQuery } from '../../features/catalogue/products.query.ts';
import { facetsQuery } from '../../features/catalogue/finding.query.ts';
import { listQueryFrom } from '../../features/catalogue/list-query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { addRecent } from '../../session/recent-activity.store.ts';
import { useGo } from '../../use-go.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useLongList } from './use-long-list.ts';

export function SearchRoute() {
  const language = useLanguage();
  const go = useGo();
  const [search] = useSearchParams();
  const listQuery = listQueryFrom(search);
  const { query = '', ...filter } = listQuery;
  const hasQuery = query !== '';
  const { list, didYouMean, reading } = useLongList((page) => productsQuery(listQuery, language, page), hasQuery);
  const categories = useQuery(categoriesQuery(language));
  const facets = useQuery({ ...facetsQuery(listQuery, language), enabled: hasQuery });
  const hot = useQuery(hotPartsQuery(language));
  const { add, added } = useAddToCart();
  const hasResults = list.length.state === 'ready' && list.length.value > 0;
  useEffect(
    function rememberSearch() {
      if (hasQuery && hasResults) addRecent('searches', query);
    },
    [hasQuery, hasResults, query],
  );
  return (
    <SearchScreen
      query={query}
      didYouMean={didYouMean}
      reading={reading}
      categories={toLoadable(categories)}
      facets={toOffered(facets)}
      list={list}
      filter={filter}
      hot={toLoadable(hot)}
      added={added}
      onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity, part: product })}
      onPriceRange={(priceFrom, priceTo) => go({ name: 'search', ...filter, query, priceFrom, priceTo })}
      onRetry={() => {
        void facets.refetch();
        list.onRetry();
        void categories.refetch();
        void hot.refetch();
      }}
    />
  );
}

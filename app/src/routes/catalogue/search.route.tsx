import { SearchScreen } from '@shop/design-system/screens/search';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../data/to-loadable.ts';
import { categoriesQuery, hotPartsQuery, productsQuery } from '../../features/catalogue/catalogue.query.ts';
import { wishFrom } from '../../features/catalogue/list-wish.ts';
import { useLanguage } from '../../language/use-language.ts';
import { note } from '../../session/recently.ts';
import { useGo } from '../../use-go.ts';
import { FacetsOf, NO_FACETS_YET } from './facets-later.ts';
import { useAdding } from '../cart/use-adding.ts';
import { useLongList } from './use-long-list.ts';

export function SearchRoute() {
  const language = useLanguage();
  const go = useGo();
  const [search] = useSearchParams();
  const wish = wishFrom(search);
  const { query = '', ...filter } = wish;
  const isAsked = query !== '';
  const { list, didYouMean } = useLongList((page) => productsQuery(wish, language, page), isAsked);
  const categories = useQuery(categoriesQuery(language));
  const [{ facets, askAgain }, setFacets] = useState(NO_FACETS_YET);
  const hot = useQuery(hotPartsQuery(language));
  const { add, added } = useAdding();
  const hasFound = list.length.state === 'ready' && list.length.value > 0;
  useEffect(
    function noteWhatWasFound() {
      if (isAsked && hasFound) note('searches', query);
    },
    [isAsked, hasFound, query],
  );
  return (
    <>
      <SearchScreen
        query={query}
        didYouMean={didYouMean}
        categories={toLoadable(categories)}
        facets={facets}
        list={list}
        filter={filter}
        hot={toLoadable(hot)}
        added={added}
        onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity })}
        onPriceRange={(priceFrom, priceTo) => go({ name: 'search', ...filter, query, priceFrom, priceTo })}
        onRetry={() => {
          askAgain();
          list.onRetry();
          void Promise.all([categories.refetch(), hot.refetch()]);
        }}
      />
      {isAsked ? <FacetsOf wish={wish} lend={setFacets} /> : null}
    </>
  );
}

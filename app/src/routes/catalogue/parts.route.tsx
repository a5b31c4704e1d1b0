import { PartsScreen } from '@shop/design-system/screens/parts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../data/to-loadable.ts';
import { categoriesQuery, productsQuery } from '../../features/catalogue/catalogue.query.ts';
import { wishFrom } from '../../features/catalogue/list-wish.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { FacetsOf, NO_FACETS_YET } from './facets-later.ts';
import { useAdding } from '../cart/use-adding.ts';
import { useLongList } from './use-long-list.ts';

export function PartsRoute() {
  const language = useLanguage();
  const go = useGo();
  const [search] = useSearchParams();
  const { query: _, ...wish } = wishFrom(search);
  const categories = useQuery(categoriesQuery(language));
  const [{ facets, askAgain }, setFacets] = useState(NO_FACETS_YET);
  const { list } = useLongList((page) => productsQuery(wish, language, page));
  const { add, added } = useAdding();
  return (
    <>
      <PartsScreen
        categories={toLoadable(categories)}
        facets={facets}
        list={list}
        filter={wish}
        added={added}
        onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity })}
        onPriceRange={(priceFrom, priceTo) => go({ name: 'parts', ...wish, priceFrom, priceTo })}
        onRetry={() => {
          askAgain();
          list.onRetry();
          void categories.refetch();
        }}
      />
      <FacetsOf wish={wish} lend={setFacets} />
    </>
  );
}

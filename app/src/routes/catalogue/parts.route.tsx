import { PartsScreen } from '@shop/design-system/screens/catalogue/PartsScreen/PartsScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../data/to-loadable.ts';
import { categoriesQuery, productsQuery } from '../../features/catalogue/catalogue.query.ts';
import { listQueryFrom } from '../../features/catalogue/list-query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { FacetsLoader, LOADING_FACETS } from './deferred-facets.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useLongList } from './use-long-list.ts';

export function PartsRoute() {
  const language = useLanguage();
  const go = useGo();
  const [search] = useSearchParams();
  const { query: _, ...filter } = listQueryFrom(search);
  const categories = useQuery(categoriesQuery(language));
  const [{ facets, refetch }, setFacets] = useState(LOADING_FACETS);
  const { list } = useLongList((page) => productsQuery(filter, language, page));
  const { add, added } = useAddToCart();
  return (
    <>
      <PartsScreen
        categories={toLoadable(categories)}
        facets={facets}
        list={list}
        filter={filter}
        added={added}
        onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity })}
        onPriceRange={(priceFrom, priceTo) => go({ name: 'parts', ...filter, priceFrom, priceTo })}
        onRetry={() => {
          refetch();
          list.onRetry();
          void categories.refetch();
        }}
      />
      <FacetsLoader query={filter} onChange={setFacets} />
    </>
  );
}

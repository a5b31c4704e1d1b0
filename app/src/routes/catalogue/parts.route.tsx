import { PartsScreen } from '@shop/design-system/screens/catalogue/PartsScreen/PartsScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toLoadable, toOffered } from '../../data/to-loadable.ts';
import { categoriesQuery } from '../../features/catalogue/catalogue.query.ts';
import { productsQuery } from '../../features/catalogue/products.query.ts';
import { facetsQuery } from '../../features/catalogue/finding.query.ts';
import { listQueryFrom } from '../../features/catalogue/list-query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useLongList } from './use-long-list.ts';

export function PartsRoute() {
  const language = useLanguage();
  const go = useGo();
  const [search] = useSearchParams();
  const { query: _, ...filter } = listQueryFrom(search);
  const categories = useQuery(categoriesQuery(language));
  const facets = useQuery(facetsQuery(filter, language));
  const { list } = useLongList((page) => productsQuery(filter, language, page));
  const { add, added } = useAddToCart();
  return (
    <PartsScreen
      categories={toLoadable(categories)}
      facets={toOffered(facets)}
      list={list}
      filter={filter}
      added={added}
      onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity, part: product })}
      onPriceRange={(priceFrom, priceTo) => go({ name: 'parts', ...filter, priceFrom, priceTo })}
      onRetry={() => {
        void facets.refetch();
        list.onRetry();
        void categories.refetch();
      }}
    />
  );
}

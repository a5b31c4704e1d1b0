import { ProductScreen } from '@shop/design-system/screens/product';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { toLoadable } from '../data/to-loadable.ts';
import { categoriesQuery, productQuery } from '../features/catalogue/catalogue.query.ts';
import { trailTo } from '../features/catalogue/trail.ts';
import { useLanguage } from '../language/use-language.ts';
import { useGo } from '../use-go.ts';
import { useAdding } from './use-adding.ts';

/** Colour and quantity stand in the address, so that they survive sign-in, a reload and being sent to a friend. */
export function ProductRoute() {
  const { id = '' } = useParams();
  const language = useLanguage();
  const go = useGo();
  const [search, setSearch] = useSearchParams();
  const product = useQuery(productQuery(id, language));
  const categories = useQuery(categoriesQuery(language));
  const { add, added, isAdding } = useAdding();

  const offers = product.data?.offers ?? [];
  const wished = search.get('colour');
  const chosen = (offers.find((offer) => offer.uniqueId === wished) ?? offers.find((offer) => offer.stock > 0) ?? offers[0])?.uniqueId ?? '';
  const least = product.data?.minQuantity ?? 1;
  const quantity = Math.max(least, Math.trunc(Number(search.get('n'))) || least);
  const note = (key: string, value: string) => setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== key), [key, value]]), { replace: true, preventScrollReset: true });
  const addition = { productId: id, uniqueId: chosen, quantity };

  return (
    <ProductScreen
      product={toLoadable(product)}
      trail={trailTo(categories.data ?? [], product.data)}
      chosen={chosen}
      onChooseColour={(uniqueId) => note('colour', uniqueId)}
      quantity={quantity}
      onQuantity={(pieces) => note('n', String(pieces))}
      adding={isAdding ? 'busy' : added[id] ? 'added' : 'idle'}
      onAdd={() => add(addition)}
      onBuyNow={() => add({ ...addition, isBuyNow: true }, (key) => go({ name: 'confirm', lines: [key], isBuyNow: true }))}
      onRetry={() => void product.refetch()}
    />
  );
}

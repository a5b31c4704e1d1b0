import type { Place } from '@shop/design-system';
import { ProductScreen } from '@shop/design-system/screens/catalogue/ProductScreen/ProductScreen';
import { useQuery } from '@tanstack/react-query';
import { toPresent } from '../../data/to-loadable.ts';
import { categoriesQuery, productQuery } from '../../features/catalogue/catalogue.query.ts';
import { breadcrumbsOf } from '../../features/catalogue/breadcrumbs.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { restockAlert } from './restock-alert.tsx';
import { useAddToList } from './use-add-to-list.tsx';
import { useAsk } from './use-ask.ts';
import { useChoice } from './use-choice.ts';
import { useProductExtras } from './use-product-extras.ts';

function addingState(isAdding: boolean, isAdded: boolean): 'busy' | 'added' | 'idle' {
  if (isAdding) return 'busy';
  return isAdded ? 'added' : 'idle';
}

/** The page of a product, shared by its routes, which name the list it belongs to; a product in presale carries its own terms. */
export function ProductPage({ id, list }: { id: string; list?: Place }) {
  const language = useLanguage();
  const go = useGo();
  const product = useQuery(productQuery(id, language));
  const categories = useQuery(categoriesQuery(language));
  const extras = useProductExtras(product.data?.id, !product.data?.presale);
  const choice = useChoice(product.data);
  const { add, added, isAdding } = useAddToCart();
  const ask = useAsk();
  const { onAddToList, listDialog } = useAddToList(product.data, choice);
  const terms = product.data?.presale;
  return (
    <>
      <ProductScreen
        product={toPresent(product)}
        breadcrumbs={breadcrumbsOf(categories.data ?? [], product.data)}
        {...choice}
        {...extras}
        promotion={terms && { kind: 'presale', terms }}
        adding={addingState(isAdding, Boolean(added[id]))}
        onAdd={(quantity) => add({ productId: id, uniqueId: choice.chosen, quantity, part: product.data })}
        onBuyNow={(quantity) =>
          add({ productId: id, uniqueId: choice.chosen, quantity, isBuyNow: true }, (key) =>
            go({ name: 'confirm', lines: [key], isBuyNow: true }),
          )
        }
        onPromotionChange={() => void product.refetch()}
        onAsk={ask}
        onAddToList={onAddToList}
        restockAlert={restockAlert(id, choice.chosen)}
        list={list}
        onRetry={() => void product.refetch()}
      />
      {listDialog}
    </>
  );
}

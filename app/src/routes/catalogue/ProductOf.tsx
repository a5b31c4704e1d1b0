import { ProductScreen } from '@shop/design-system/screens/product';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toLoadable } from '../../data/to-loadable.ts';
import { categoriesQuery, productQuery } from '../../features/catalogue/catalogue.query.ts';
import { trailTo } from '../../features/catalogue/trail.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { ProductExtras } from './product-extras-later.ts';
import type { Extras } from './ProductExtras.tsx';
import { useAdding } from '../cart/use-adding.ts';
import { useChoice } from './use-choice.ts';

/** The page of a product; one in presale says so by itself. */
export function ProductOf({ id }: { id: string }) {
  const language = useLanguage();
  const go = useGo();
  const product = useQuery(productQuery(id, language));
  const categories = useQuery(categoriesQuery(language));
  const [extras, setExtras] = useState<Extras>();
  const choice = useChoice(product.data);
  const { add, added, isAdding } = useAdding();
  const terms = product.data?.presale;
  return (
    <>
      <ProductScreen
        product={toLoadable(product)}
        trail={trailTo(categories.data ?? [], product.data)}
        {...choice}
        {...extras}
        promotion={terms && { kind: 'presale', terms }}
        adding={isAdding ? 'busy' : added[id] ? 'added' : 'idle'}
        onAdd={(quantity) => add({ productId: id, uniqueId: choice.chosen, quantity })}
        onBuyNow={(quantity) =>
          add({ productId: id, uniqueId: choice.chosen, quantity, isBuyNow: true }, (key) =>
            go({ name: 'confirm', lines: [key], isBuyNow: true }),
          )
        }
        onPromotionTurn={() => void product.refetch()}
        onRetry={() => void product.refetch()}
      />
      {product.data ? <ProductExtras key={product.data.id} id={product.data.id} lend={setExtras} /> : null}
    </>
  );
}

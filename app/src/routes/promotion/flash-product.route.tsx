import { ProductScreen } from '@shop/design-system/screens/product';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../data/to-loadable.ts';
import { categoriesQuery } from '../../features/catalogue/catalogue.query.ts';
import { trailTo } from '../../features/catalogue/trail.ts';
import { flashSaleQuery, goodProductsQuery } from '../../features/offer/offer.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { ProductExtras } from '../catalogue/product-extras-later.ts';
import type { Extras } from '../catalogue/ProductExtras.tsx';
import { useAdding } from '../cart/use-adding.ts';
import { useChoice } from '../catalogue/use-choice.ts';

/** A product at a flash sale's price: it is bought at once, apart from the cart. */
export function FlashProductRoute() {
  const id = useSearchParams()[0].get('id') ?? '';
  const language = useLanguage();
  const go = useGo();
  const sale = useQuery(flashSaleQuery(id, language));
  const product = sale.data?.product;
  const categories = useQuery(categoriesQuery(language));
  const [extras, setExtras] = useState<Extras>();
  const choice = useChoice(product);
  const good = useQuery(goodProductsQuery(language));
  const { add, isAdding } = useAdding();
  const buy = (quantity: number) =>
    add({ productId: product?.id ?? '', uniqueId: choice.chosen, quantity, isBuyNow: true, flashSaleId: id }, (key) =>
      go({ name: 'confirm', lines: [key], isBuyNow: true }),
    );
  return (
    <>
      <ProductScreen
        product={toLoadable({ data: product && { ...product, recommended: good.data ?? [] }, error: sale.error })}
        trail={trailTo(categories.data ?? [], product)}
        {...choice}
        {...extras}
        promotion={sale.data && { kind: 'flash', sale: sale.data }}
        adding={isAdding ? 'busy' : 'idle'}
        onAdd={buy}
        onBuyNow={buy}
        onPromotionTurn={() => void sale.refetch()}
        onRetry={() => void sale.refetch()}
      />
      {product ? <ProductExtras key={product.id} id={product.id} lend={setExtras} /> : null}
    </>
  );
}

import { ProductScreen } from '@shop/design-system/screens/catalogue/ProductScreen/ProductScreen';
import { useQuery } from '@tanstack/react-query';
import { toFailedPart } from '../../data/to-failed-part.ts';
import { toPresent } from '../../data/to-loadable.ts';
import { categoriesQuery } from '../../features/catalogue/catalogue.query.ts';
import { breadcrumbsOf } from '../../features/catalogue/breadcrumbs.ts';
import { flashSaleQuery, goodProductsQuery } from '../../features/offer/offer.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useChoice } from '../catalogue/use-choice.ts';
import { useProductExtras } from '../catalogue/use-product-extras.ts';
import { withId } from './with-id.tsx';

/** A product at the price of a flash sale; it is bought at once, not through the cart. */
function FlashProduct({ id }: { id: string }) {
  const language = useLanguage();
  const go = useGo();
  const sale = useQuery(flashSaleQuery(id, language));
  const product = sale.data?.product;
  const categories = useQuery(categoriesQuery(language));
  const extras = useProductExtras(product?.id, false);
  const choice = useChoice(product);
  const good = useQuery(goodProductsQuery(language));
  const { add, isAdding } = useAddToCart();
  const buy = (quantity: number) =>
    add({ productId: product?.id ?? '', uniqueId: choice.chosen, quantity, isBuyNow: true, flashSaleId: id }, (key) =>
      go({ name: 'confirm', lines: [key], isBuyNow: true }),
    );
  return (
    <ProductScreen
      product={toPresent({ data: product && { ...product, recommended: good.data ?? [] }, error: sale.error })}
      breadcrumbs={breadcrumbsOf(categories.data ?? [], product)}
      {...choice}
      {...extras}
      promotion={sale.data && { kind: 'flash', sale: sale.data }}
      adding={isAdding ? 'busy' : 'idle'}
      onAdd={buy}
      onBuyNow={buy}
      onPromotionChange={() => void sale.refetch()}
      list={{ name: 'flashSale' }}
      failedRecommended={toFailedPart(good)}
      onRetry={() => void sale.refetch()}
    />
  );
}

export const FlashProductRoute = withId(FlashProduct);

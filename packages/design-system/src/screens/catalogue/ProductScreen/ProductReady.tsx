import type { Product } from '@shop/contracts';
import { deferred } from '../../../elements/Deferred/deferred.tsx';
import { useLivePromotion } from '../PromotionStrip/live-promotion.ts';
import { ProductDecision } from './ProductDecision.tsx';
import type { ProductScreenProps } from './ProductScreen.tsx';
import styles from './ProductScreen.module.css';
import { ProductStage } from './ProductStage.tsx';

// Below the fold, so its code loads after the first paint.
const ProductMore = deferred(async () => (await import('../ProductMore/ProductMore.tsx')).ProductMore);

type ProductReadyProps = { product: Product } & Omit<ProductScreenProps, 'product' | 'breadcrumbs' | 'onRetry'>;

/** The product page once the product has loaded. */
export function ProductReady({
  product,
  chosen,
  family,
  matrix,
  reviews,
  phone,
  onCopy,
  onPromotionChange,
  ...decision
}: ProductReadyProps) {
  const offer = product.offers.find(({ uniqueId }) => uniqueId === chosen);
  const live = useLivePromotion(decision.promotion, onPromotionChange);
  return (
    <>
      <div className={styles.top}>
        <ProductStage key={product.id} product={product} offer={offer} />
        <ProductDecision product={product} offer={offer} live={live} {...decision} />
      </div>
      <ProductMore
        product={product}
        offer={offer}
        family={family}
        matrix={decision.promotion ? undefined : matrix}
        reviews={reviews}
        phone={phone}
        onCopy={onCopy}
        fallback={<div className={styles.below} />}
      />
    </>
  );
}

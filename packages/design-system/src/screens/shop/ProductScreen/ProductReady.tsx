import type { Product } from '@shop/contracts';
import { later } from '../../../elements/Later/later.tsx';
import { useTurningPromotion } from '../PromotionStrip/promotion.ts';
import { ProductDecision } from './ProductDecision.tsx';
import type { ProductScreenProps } from './ProductScreen.tsx';
import styles from './ProductScreen.module.css';
import { ProductStage } from './ProductStage.tsx';

// What stands below the decision is not seen at first.
const ProductMore = later(async () => (await import('../ProductMore/ProductMore.tsx')).ProductMore);

type ProductReadyProps = { product: Product } & Omit<ProductScreenProps, 'product' | 'trail' | 'onRetry'>;

/** The product itself, once the shop has answered. */
export function ProductReady({
  product,
  chosen,
  family,
  matrix,
  reviews,
  phone,
  onCopy,
  onPromotionTurn,
  ...decision
}: ProductReadyProps) {
  const offer = product.offers.find(({ uniqueId }) => uniqueId === chosen);
  const turning = useTurningPromotion(decision.promotion, onPromotionTurn);
  return (
    <>
      <div className={styles.top}>
        <ProductStage key={product.id} product={product} offer={offer} />
        <ProductDecision product={product} offer={offer} turning={turning} {...decision} />
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

import type { Product } from '@shop/contracts';
import { ProductDecision } from './ProductDecision.tsx';
import { ProductMore } from './ProductMore.tsx';
import type { ProductScreenProps } from './ProductScreen.tsx';
import styles from './ProductScreen.module.css';
import { ProductStage } from './ProductStage.tsx';

/** The product itself, once the shop has answered. */
export function ProductReady({ product, chosen, ...decision }: { product: Product } & Omit<ProductScreenProps, 'product' | 'trail' | 'onRetry'>) {
  const offer = product.offers.find(({ uniqueId }) => uniqueId === chosen);
  return (
    <>
      <div className={styles.top}>
        <ProductStage key={`${product.id} ${chosen}`} product={product} offer={offer} />
        <ProductDecision product={product} offer={offer} {...decision} />
      </div>
      <ProductMore product={product} offer={offer} />
    </>
  );
}

import type { Product } from '@shop/contracts';
import { lazy, Suspense, useState } from 'react';
import { Extra } from '../../../elements/Extra/Extra.tsx';
import { WhenInView } from '../../../elements/WhenInView/WhenInView.tsx';
import { useMedia } from '../../../use-media.ts';
import { useLivePromotion } from '../PromotionStrip/live-promotion.ts';
import { ProductDecision } from './ProductDecision.tsx';
import type { ProductScreenProps } from './ProductScreen.tsx';
import styles from './ProductScreen.module.css';
import { ProductStage } from './ProductStage.tsx';

const ProductMore = lazy(async () => ({ default: (await import('../ProductMore/ProductMore.tsx')).ProductMore }));
const BuyBar = lazy(async () => ({ default: (await import('./BuyBar.tsx')).BuyBar }));
const HEIGHT_BELOW = '100vh';
/** Wider screens show the buttons to buy beside the picture. As in ProductScreen.module.css. */
const WITHOUT_BAR = '(min-width: 768px)';

type ProductReadyProps = { product: Product } & Omit<
  ProductScreenProps,
  'product' | 'breadcrumbs' | 'list' | 'onRetry'
>;

/** The product page once the product has loaded. */
export function ProductReady({
  product,
  chosen,
  family,
  matrix,
  reviews,
  phone,
  onRetryFamily,
  onRetryPhone,
  failedRecommended,
  onCopy,
  onPromotionChange,
  loadMesh,
  ...decision
}: ProductReadyProps) {
  const offer = product.offers.find(({ uniqueId }) => uniqueId === chosen);
  const live = useLivePromotion(decision.promotion, onPromotionChange);
  const isPhone = useMedia(WITHOUT_BAR) === false;
  const [isBarLost, setBarLost] = useState(false);
  // Marked before the bar has loaded: a tap on a button that the bar replaces would hit the one that takes its place.
  return (
    <div data-buy-bar={(isPhone && !isBarLost) || undefined}>
      <div className={styles.top}>
        <ProductStage key={product.id} product={product} offer={offer} loadMesh={loadMesh} />
        <ProductDecision product={product} offer={offer} live={live} {...decision} />
      </div>
      <WhenInView minHeight={HEIGHT_BELOW} margin="50%">
        <Suspense fallback={<div style={{ minHeight: HEIGHT_BELOW }} />}>
          <ProductMore
            product={product}
            offer={offer}
            family={family}
            matrix={decision.promotion ? undefined : matrix}
            reviews={reviews}
            phone={phone}
            delivery={decision.delivery}
            onRetryFamily={onRetryFamily}
            onRetryPhone={onRetryPhone}
            failedRecommended={failedRecommended}
            onCopy={onCopy}
            onAsk={decision.onAsk}
          />
        </Suspense>
      </WhenInView>
      {isPhone ? (
        <Extra onFailure={() => setBarLost(true)}>
          <BuyBar product={product} offer={offer} phase={live?.phase} {...decision} />
        </Extra>
      ) : null}
    </div>
  );
}

import type { Product } from '@shop/contracts';
import { lazy } from 'react';
import { WhenInView } from '../../../elements/WhenInView/WhenInView.tsx';
import { useIsHydrated } from '../../../use-is-hydrated.ts';
import { useMedia } from '../../../use-media.ts';
import { useLivePromotion } from '../PromotionStrip/live-promotion.ts';
import { BuyBar } from './BuyBar.tsx';
import { ProductDecision } from './ProductDecision.tsx';
import type { ProductScreenProps } from './ProductScreen.tsx';
import styles from './ProductScreen.module.css';
import { ProductStage } from './ProductStage.tsx';
import { hasBuyBar } from './unavailable.ts';

const ProductMore = lazy(async () => ({ default: (await import('../ProductMore/ProductMore.tsx')).ProductMore }));
const HEIGHT_BELOW = '200vh';
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
  const isHydrated = useIsHydrated();
  const isWide = useMedia(WITHOUT_BAR);
  // A document, which is the same for every window, has the bar, and wide windows hide it until it is removed: a bar
  // that came later would take the buttons in the page away below a finger.
  const isNarrow = isWide === false || (isWide === undefined && !isHydrated);
  const hasBar = isNarrow && hasBuyBar({ product, offer }, decision.promotion, live?.phase);
  return (
    <div data-buy-bar={hasBar || undefined}>
      <div className={styles.top}>
        <ProductStage key={product.id} product={product} offer={offer} loadMesh={loadMesh} />
        <ProductDecision product={product} offer={offer} live={live} {...decision} />
      </div>
      <WhenInView minHeight={HEIGHT_BELOW} margin="50%">
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
      </WhenInView>
      {hasBar ? <BuyBar product={product} offer={offer} {...decision} /> : null}
    </div>
  );
}

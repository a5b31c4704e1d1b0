import type { Fen, Product } from '@shop/contracts';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../frame/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Place } from '../../../places/places.ts';
import { ProductDecision } from './ProductDecision.tsx';
import { ProductGone } from './ProductGone.tsx';
import { ProductMore } from './ProductMore.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductStage } from './ProductStage.tsx';
import styles from './ProductScreen.module.css';

export type ProductScreenProps = {
  /** Failure `gone` when there is no such product (any more). */
  product: Loadable<Product>;
  /** The chosen offer's uniqueId; '' while none is chosen and for a product of a single kind. */
  chosen: string;
  onChooseColour: (uniqueId: string) => void;
  /** Kept by the app, so that nothing typed is lost by signing in. */
  quantity: number;
  onQuantity: (quantity: number) => void;
  adding: 'idle' | 'busy' | 'added';
  onAdd: () => void;
  onBuyNow: () => void;
  /** The way here, without the product itself. */
  trail: readonly { label: string; to?: Place }[];
  /** Value of the goods already in the cart, for the line on free delivery; absent where it is not known. */
  inCart?: Fen;
  /** Asks the shop again after a failure. */
  onRetry: () => void;
};

/** One product: its picture, the decision beside it (colour, quantity, price), and what else there is to know. */
export function ProductScreen({ product, trail, chosen, onRetry, ...decision }: ProductScreenProps) {
  if (product.state === 'failed' && product.failure.kind === 'gone') return <ProductGone trail={trail} />;
  const name = product.state === 'ready' ? [{ label: product.value.name }] : [];
  return (
    <Page>
      <div className={styles.trail}>
        <Breadcrumbs trail={[...trail, ...name]} />
      </div>
      <WhenReady of={product} onRetry={onRetry} skeleton={<ProductSkeleton />}>
        {(value) => {
          const offer = value.offers.find(({ uniqueId }) => uniqueId === chosen);
          return (
            <>
              <div className={styles.top}>
                <ProductStage key={`${value.id} ${chosen}`} product={value} offer={offer} />
                <ProductDecision product={value} offer={offer} {...decision} />
              </div>
              <ProductMore product={value} offer={offer} />
            </>
          );
        }}
      </WhenReady>
    </Page>
  );
}

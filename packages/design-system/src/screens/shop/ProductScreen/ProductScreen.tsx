import type { Fen, Product } from '@shop/contracts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { later } from '../../../elements/Later/later.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../frame/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Place } from '../../../places/places.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { messages } from '../PartsScreen/PartsScreen.messages.ts';
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
  /** The categories it stands in, outermost first. */
  trail: readonly { label: string; to?: Place }[];
  /** Value of the goods already in the cart, for the line on free delivery; absent where it is not known. */
  inCart?: Fen;
  /** Asks the shop again after a failure. */
  onRetry: () => void;
};

// Drawn from the shop's answer only, so fetched while that is on its way.
const ProductReady = later(async () => (await import('./ProductReady.tsx')).ProductReady);
const ProductGone = later(async () => (await import('./ProductGone.tsx')).ProductGone);

/** One product: its picture, the decision beside it (colour, quantity, price), and what else there is to know. */
export function ProductScreen({ product, trail: categories, onRetry, ...choice }: ProductScreenProps) {
  const intl = useIntl();
  useEffect(() => void ProductReady.load().catch(() => undefined), []);
  const trail = [{ label: intl.formatMessage(messages.home), to: { name: 'home' } as const }, { label: intl.formatMessage(messages.title), to: { name: 'parts' } as const }, ...categories];
  if (product.state === 'failed' && product.failure.kind === 'gone') return <ProductGone trail={trail} />;
  const name = product.state === 'ready' ? [{ label: product.value.name }] : [];
  return (
    <Page isWaiting={product.state === 'loading'}>
      <div className={styles.trail}>
        <Breadcrumbs trail={[...trail, ...name]} />
      </div>
      <WhenReady of={product} onRetry={onRetry} skeleton={<ProductSkeleton />}>
        {(value) => <ProductReady product={value} {...choice} fallback={<ProductSkeleton />} />}
      </WhenReady>
    </Page>
  );
}

import type { Fen, PartFamily, Product } from '@shop/contracts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { later } from '../../../elements/Later/later.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Place } from '../../../places/places.ts';
import type { CouponsProps } from '../Coupons/Coupons.tsx';
import type { Matrix } from '../PartMatrix/matrix.ts';
import { messages } from '../PartsScreen/PartsScreen.messages.ts';
import type { Phone } from '../PhoneBuying/PhoneBuying.tsx';
import type { Promotion } from '../PromotionStrip/promotion.ts';
import type { ReviewsProps } from '../Reviews/Reviews.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
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
  /** With the quantity that can be bought: it may be less than was wanted, where the colour or the sale has less. */
  onAdd: (quantity: number) => void;
  onBuyNow: (quantity: number) => void;
  /** The categories it stands in, outermost first. */
  trail: readonly { label: string; to?: Place }[];
  /** Value of the goods already in the cart, for the line on free delivery; absent where it is not known. */
  inCart?: Fen;
  /** Members pay their own price where there is one. */
  isMember?: boolean;
  /** The sale it is looked at in: it can then only be bought at once, apart from the cart. */
  promotion?: Promotion | undefined;
  /** The sale began or ended while one looked: time to ask the shop again. */
  onPromotionTurn?: (() => void) | undefined;
  coupons?: Omit<CouponsProps, 'isMember'>;
  /** The part and its kin in other sizes; where a server has none, the matrix has the one part of the page. */
  family?: Loadable<PartFamily> | undefined;
  /** What the shopper wants of the family; without it there is no matrix. */
  matrix?: Matrix;
  reviews?: ReviewsProps;
  phone?: Loadable<Phone> | undefined;
  /** Puts a number on the clipboard; rejects where the browser refuses. */
  onCopy?: ((number: string) => Promise<void>) | undefined;
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
  const trail = [
    { label: intl.formatMessage(messages.home), to: { name: 'home' } as const },
    { label: intl.formatMessage(messages.title), to: { name: 'parts' } as const },
    ...categories,
  ];
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

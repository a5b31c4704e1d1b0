import type { DeliveryTerms, PartFamily, Product } from '@shop/contracts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FailedPart } from '../../../elements/PartFailed/PartFailed.tsx';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Place } from '../../../places/places.ts';
import type { CouponsProps } from '../Coupons/Coupons.tsx';
import type { PageMatrix } from '../PartMatrix/matrix.ts';
import { messages } from '../PartsScreen/PartsScreen.messages.ts';
import type { Phone } from '../PhoneBuying/PhoneBuying.tsx';
import type { Promotion } from '../PromotionStrip/live-promotion.ts';
import type { ReviewsProps } from '../Reviews/Reviews.tsx';
import type { ShadeCompareProps } from '../ShadeCompare/ShadeCompare.tsx';
import type { LoadMesh } from '../Turntable/turning-state.ts';
import { ProductReady } from './ProductReady.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import styles from './ProductScreen.module.css';

const ProductGone = lazy(async () => ({ default: (await import('./ProductGone.tsx')).ProductGone }));

export type ProductScreenProps = {
  /** Fails with `gone` if the product does not exist (any more). */
  product: Loadable<Product>;
  /** The `uniqueId` of the chosen offer; '' while none is chosen, and for a product with a single variant. */
  chosen: string;
  onChooseColour: (uniqueId: string) => void;
  /** Renders the comparison of the chosen colour with another, on demand; without it there is none. */
  compareShades?: ((props: ShadeCompareProps) => ReactNode) | undefined;
  /** Loads the mesh of a part, which is then turned; without it parts are shown from one side. */
  loadMesh?: LoadMesh | undefined;
  /** Held by the app, so that it survives signing in. */
  quantity: number;
  onQuantity: (quantity: number) => void;
  adding: 'idle' | 'busy' | 'added';
  /** Called with the quantity that can be bought: less than `quantity` if the colour or the sale has less left. */
  onAdd: (quantity: number) => void;
  onBuyNow: (quantity: number) => void;
  /** The categories of the product, outermost first. */
  breadcrumbs: readonly { label: string; to?: Place }[];
  /** Absent while they load, and where the shop names none. */
  delivery?: DeliveryTerms | undefined;
  /** Members pay the member price if there is one. */
  isMember?: boolean;
  /** The promotion in which the product is shown: it is then bought at once, not through the cart. */
  promotion?: Promotion | undefined;
  /** Called when the promotion begins or ends while the page is open: the product should be loaded again. */
  onPromotionChange?: (() => void) | undefined;
  coupons?: Omit<CouponsProps, 'isMember'> | undefined;
  /** The part and related sizes; if the server has none, the matrix shows only the part itself. */
  family?: Loadable<PartFamily> | undefined;
  /** Quantities chosen in the family; without it there is no matrix. */
  matrix?: PageMatrix;
  reviews?: ReviewsProps;
  phone?: Loadable<Phone> | undefined;
  /** Loads the family, or the code for phones, again after a failure. */
  onRetryFamily?: (() => void) | undefined;
  onRetryPhone?: (() => void) | undefined;
  /** Where the recommended parts come from another call, which failed. */
  failedRecommended?: FailedPart | undefined;
  /** Copies a number to the clipboard; rejects if the browser refuses. */
  onCopy?: ((number: string) => Promise<void>) | undefined;
  /** Opens the chat over the page; without it the links lead to the chat’s own page. */
  onAsk?: (() => void) | undefined;
  /** Adds the part in the chosen colour to a saved list; absent where that is not possible. */
  onAddToList?: (() => void) | undefined;
  /** Renders the button that sets a back-in-stock alert, where the choice is sold out; without it there is none. */
  restockAlert?: (() => ReactNode) | undefined;
  /** Where a product that could not be loaded is listed. @default all parts */
  list?: Place | undefined;
  /** Loads the product again after a failure. */
  onRetry: () => void;
};

/** One product: picture, price and choice beside it (colour, quantity), and all other information below. */
export function ProductScreen({
  product,
  breadcrumbs: categories,
  list = { name: 'parts' },
  onRetry,
  ...choice
}: ProductScreenProps) {
  const intl = useIntl();
  const breadcrumbs = [
    { label: intl.formatMessage(messages.home), to: { name: 'home' } as const },
    { label: intl.formatMessage(messages.title), to: { name: 'parts' } as const },
    ...categories,
  ];
  if (product.state === 'failed' && product.failure.kind === 'gone') {
    return (
      <Suspense fallback={<Page isWaiting>{null}</Page>}>
        <ProductGone breadcrumbs={breadcrumbs} />
      </Suspense>
    );
  }
  const name = product.state === 'ready' ? [{ label: product.value.name }] : [];
  return (
    <Page isWaiting={product.state === 'loading'}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs crumbs={[...breadcrumbs, ...name]} />
      </div>
      <WhenReady of={product} onRetry={onRetry} list={list} skeleton={<ProductSkeleton />}>
        {(value) => <ProductReady product={value} {...choice} />}
      </WhenReady>
    </Page>
  );
}

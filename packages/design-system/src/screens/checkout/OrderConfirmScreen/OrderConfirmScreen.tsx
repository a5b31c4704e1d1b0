import type { ComputedOrder, Fen, OrderDraft } from '@shop/contracts';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FailedPart } from '../../../elements/PartFailed/PartFailed.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { ready, type Failure, type Loadable } from '../../../loadable.ts';
import { AddressBook, type AddressBookProps } from '../../../commerce/AddressBook/AddressBook.tsx';
import { openFormOf } from '../../../commerce/AddressBook/address-choosing.ts';
import type { AddressFormHandle } from '../../../commerce/AddressForm/AddressForm.tsx';
import type { ValidAddress } from '../../../commerce/AddressForm/address-draft.ts';
import { CheckoutHead } from '../../../commerce/CheckoutHead/CheckoutHead.tsx';
import { CouponChoice, type CouponClaiming } from '../CouponChoice/CouponChoice.tsx';
import type { CouponChoices } from '../CouponChoice/coupon-choices.ts';
import { PromotionNote, type OrderPromotion } from '../CouponChoice/PromotionNote.tsx';
import { TotalsColumns } from '../../../commerce/TotalsColumns/TotalsColumns.tsx';
import { ConfirmSkeleton } from '../../../commerce/TotalsColumns/ConfirmSkeleton.tsx';
import { MAX_MESSAGE_LENGTH, OrderCard } from './OrderCard.tsx';
import { messages } from './OrderConfirmScreen.messages.ts';
import { priceOf } from './placement-state.ts';
import styles from './OrderConfirmScreen.module.css';

export type OrderConfirmScreenProps = {
  draft: Loadable<OrderDraft>;
  /** The price of the order with the current choices; computed again after each change. */
  computed: Loadable<ComputedOrder>;
  /** Whether `computed` is outdated and a new price is loading. The order cannot be placed until then. */
  isComputing?: boolean;
  addressBook: AddressBookProps;
  /** Ignored for an order of a promotion, which accepts no coupons. */
  coupons: Loadable<CouponChoices>;
  /** Id of the chosen coupon; '' for none. */
  couponId: string;
  /** Coupons to claim for this order; absent until they are loaded. */
  claiming?: CouponClaiming | undefined;
  /** Where they could not be loaded. */
  failedClaims?: FailedPart | undefined;
  /** The promotion of the order, if it is known. */
  promotion?: OrderPromotion | undefined;
  /** The buyer's message: at most 150 characters (spec section 9); a longer text shows an error and is never cut. */
  message: string;
  placing: 'idle' | 'busy';
  /** Why the order could not be placed. */
  failure?: Failure | undefined;
  /**
   * Whether it is unknown if the order was placed: it can be sent again under the same key, which never makes two
   * orders, or only looked up.
   */
  unconfirmed?: 'repeatable' | 'lookUp' | undefined;
  /** The price at that time; a different price now is shown and marked. */
  toPayBefore?: Fen | undefined;
  /** A key is valid for 10 minutes; then the draft is renewed, without losing the choices. @default 'live' */
  orderKey?: 'live' | 'expired' | 'renewing';
  onChooseCoupon: (id: string) => void;
  onMessage: (text: string) => void;
  onPlace: () => void;
  /**
   * Saves the address of the open form and places the order there, unless the total is higher than the one that is
   * shown.
   */
  onPlaceAt: (address: ValidAddress, shownTotal: Fen) => void;
  /** Looks up whether the order was placed. */
  onLookUp?: () => void;
  onRenew: () => void;
  onRetry: () => void;
};

/** The order before it is placed: address, coupon, message, lines and price. */
export function OrderConfirmScreen(props: OrderConfirmScreenProps) {
  return (
    <Page isWaiting={props.draft.state === 'loading'}>
      <CheckoutHead step="confirm" />
      <WhenReady of={props.draft} skeleton={<ConfirmSkeleton totals="5.2rem" />} onRetry={props.onRetry}>
        {(draft) => <OrderForm {...props} loadedDraft={draft} />}
      </WhenReady>
      {props.draft.state === 'failed' ? (
        <p className={styles.back}>
          <Link to={{ name: 'cart' }}>
            <FormattedMessage {...messages.toCart} />
          </Link>
        </p>
      ) : null}
    </Page>
  );
}

function OrderForm({
  loadedDraft,
  addressBook,
  coupons,
  couponId,
  claiming,
  failedClaims,
  promotion,
  message,
  onChooseCoupon,
  onMessage,
  onPlace,
  onPlaceAt,
  isComputing = false,
  orderKey = 'live',
  ...order
}: OrderConfirmScreenProps & { loadedDraft: OrderDraft }) {
  const { formatMessage } = useIntl();
  const { addresses, chosen } = addressBook;
  const address = addresses.state === 'ready' ? addresses.value.find(({ id }) => id === chosen) : undefined;
  const hasNoAddress = addresses.state !== 'loading' && address === undefined;
  const computed = hasNoAddress ? ready(estimateOf(loadedDraft)) : order.computed;
  const form = useRef<AddressFormHandle>(null);
  const isFormOpen = openFormOf(addressBook) !== undefined;
  const place = () => {
    if (!isFormOpen) return onPlace();
    const price = priceOf(computed);
    if (price.state === 'ready') form.current?.submit((typed) => onPlaceAt(typed, price.value.toPay));
  };
  return (
    <TotalsColumns>
      <div className={styles.choices}>
        <AddressBook {...addressBook} form={form} />
        {loadedDraft.isActivity ? (
          <PromotionNote promotion={promotion} />
        ) : (
          <CouponChoice
            coupons={coupons}
            chosen={couponId}
            goods={loadedDraft.prices.goodsToPay}
            lines={loadedDraft.lines}
            claiming={claiming}
            failedClaims={failedClaims}
            onChoose={onChooseCoupon}
            onRetry={order.onRetry}
          />
        )}
        <TextArea
          label={formatMessage(messages.message)}
          hint={formatMessage(messages.carrier)}
          isStored
          value={message}
          onChange={onMessage}
          maxLength={MAX_MESSAGE_LENGTH}
        />
      </div>
      <OrderCard
        {...order}
        computed={computed}
        draft={loadedDraft}
        isComputing={isComputing}
        orderKey={orderKey}
        hasAddress={address !== undefined}
        addressForm={isFormOpen ? addressBook.saving.state : undefined}
        messageLength={[...message].length}
        onPlace={place}
      />
    </TotalsColumns>
  );
}

/**
 * The estimated price without an address: the shop computes it only with one. Servers of the family then write a postage
 * of 0, which is not free postage.
 */
const estimateOf = ({ prices: { goodsToPay, postage, freePostageFrom } }: OrderDraft): ComputedOrder => ({
  kind: 'priced',
  goods: goodsToPay,
  postage: postage || undefined,
  freePostageFrom,
  couponDiscount: 0,
  pointsDiscount: 0,
  toPay: goodsToPay + (postage ?? 0),
});

import type { Computed, Fen, OrderDraft } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRemoteArea } from '../../../delivery.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { ready, type Failure, type Loadable } from '../../../loadable.ts';
import { AddressBook, type AddressBookProps } from '../AddressBook/AddressBook.tsx';
import { BuyingHead } from '../BuyingHead/BuyingHead.tsx';
import { CouponChoice } from '../CouponChoice/CouponChoice.tsx';
import type { CouponChoices } from '../CouponChoice/coupon-choices.ts';
import { PromotionNote, type OrderPromotion } from '../CouponChoice/PromotionNote.tsx';
import { ConfirmSkeleton } from './ConfirmSkeleton.tsx';
import { MESSAGE_LIMIT, OrderCard } from './OrderCard.tsx';
import { messages } from './OrderConfirmScreen.messages.ts';
import styles from './OrderConfirmScreen.module.css';

export type OrderConfirmScreenProps = {
  draft: Loadable<OrderDraft>;
  /** What the order costs with the choices made; asked anew after each of them. */
  computed: Loadable<Computed>;
  /** Whether `computed` is still that of before a choice. The order waits for the new one. */
  isComputing?: boolean;
  addressBook: AddressBookProps;
  /** Not looked at for goods of a promotion, with which no coupon goes. */
  coupons: Loadable<CouponChoices>;
  /** Id of the chosen coupon; '' for none. */
  couponId: string;
  /** What the goods are bought in, where that is known. */
  promotion?: OrderPromotion | undefined;
  /** The buyer's message: at most 150 characters (spec section 9); longer text is kept and told, never cut. */
  message: string;
  placing: 'idle' | 'busy';
  /** Why the order could not be placed. */
  failure?: Failure | undefined;
  /** What it was to cost then: another sum now is told and marked. */
  toPayBefore?: Fen | undefined;
  /** The key lives 10 minutes; then the order is laid out anew, which keeps what was chosen and typed. @default 'live' */
  orderKey?: 'live' | 'expired' | 'renewing';
  onChooseCoupon: (id: string) => void;
  onMessage: (text: string) => void;
  onPlace: () => void;
  onRenew: () => void;
  onRetry: () => void;
};

/** The order before it is placed: where it goes, what is in it, what it costs. */
export function OrderConfirmScreen(props: OrderConfirmScreenProps) {
  return (
    <Page isWaiting={props.draft.state === 'loading'}>
      <BuyingHead step="confirm" />
      <WhenReady of={props.draft} skeleton={<ConfirmSkeleton />} onRetry={props.onRetry}>
        {(draft) => <Draft {...props} laidOut={draft} />}
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

function Draft({
  laidOut,
  addressBook,
  coupons,
  couponId,
  promotion,
  message,
  onChooseCoupon,
  onMessage,
  isComputing = false,
  orderKey = 'live',
  ...order
}: OrderConfirmScreenProps & { laidOut: OrderDraft }) {
  const { formatMessage } = useIntl();
  const { addresses, chosen } = addressBook;
  const address = addresses.state === 'ready' ? addresses.value.find(({ id }) => id === chosen) : undefined;
  const isNowhere = addresses.state !== 'loading' && address === undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <AddressBook {...addressBook} />
        {laidOut.isActivity ? (
          <PromotionNote promotion={promotion} />
        ) : (
          <CouponChoice
            coupons={coupons}
            chosen={couponId}
            goods={laidOut.prices.goodsToPay}
            onChoose={onChooseCoupon}
            onRetry={order.onRetry}
          />
        )}
        <TextArea
          label={formatMessage(messages.message)}
          hint={formatMessage(messages.carrier)}
          value={message}
          onChange={onMessage}
          maxLength={MESSAGE_LIMIT}
        />
      </div>
      <OrderCard
        {...order}
        computed={isNowhere ? ready(estimateOf(laidOut)) : order.computed}
        draft={laidOut}
        isComputing={isComputing}
        orderKey={orderKey}
        hasAddress={address !== undefined}
        isRemote={address !== undefined && isRemoteArea(address)}
        messageLength={[...message].length}
      />
    </div>
  );
}

/** What it comes to before it goes anywhere: the shop is asked only with an address. */
const estimateOf = ({ prices: { goodsToPay, postage } }: OrderDraft): Computed => ({
  kind: 'priced',
  goods: goodsToPay,
  postage,
  couponDiscount: 0,
  pointsDiscount: 0,
  toPay: goodsToPay + postage,
});

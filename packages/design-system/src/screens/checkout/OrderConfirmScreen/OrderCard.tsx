import type { ComputedOrder, Fen, OrderDraft } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DELIVERY } from '../../../delivery.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { WALLET } from '../../../elements/Icon/more-icons.ts';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import { TotalsCard } from '../../../commerce/TotalsCard/TotalsCard.tsx';
import { DraftLines } from './DraftLines.tsx';
import { messages } from './OrderConfirmScreen.messages.ts';
import type { OrderConfirmScreenProps } from './OrderConfirmScreen.tsx';
import { OrderProblem } from './OrderProblem.tsx';
import styles from './OrderCard.module.css';

/** In characters (spec section 9). */
export const MAX_MESSAGE_LENGTH = 150;
/** Minutes after which the shop cancels an unpaid order; the payment page shows the exact time. */
const MINUTES_TO_PAY = 30;

export type OrderCardProps = Required<Pick<OrderConfirmScreenProps, 'isComputing' | 'orderKey'>> &
  Pick<
    OrderConfirmScreenProps,
    'computed' | 'placing' | 'failure' | 'toPayBefore' | 'onPlace' | 'onRenew' | 'onRetry'
  > & {
    draft: OrderDraft;
    hasAddress: boolean;
    isRemote: boolean;
    /** In characters, an emoji counting as one. */
    messageLength: number;
  };

export type PricedOrder = Extract<ComputedOrder, { kind: 'priced' }>;

/** What the order still needs before it can be placed; `stockReserved` when it needs nothing more. */
function placementState({
  isLive,
  hasAddress,
  isTooLong,
  isPriced,
}: {
  isLive: boolean;
  hasAddress: boolean;
  isTooLong: boolean;
  isPriced: boolean;
}) {
  if (!isLive) return 'needsRenewal';
  if (!hasAddress) return 'needsAddress';
  if (isTooLong) return 'needsShorter';
  return isPriced ? 'stockReserved' : 'needsPrice';
}

/** The price once it is computed; an order that was already placed has none, and the app opens its page. */
function priceOf(computed: Loadable<ComputedOrder>): Loadable<PricedOrder> {
  if (computed.state !== 'ready') return computed;
  const { value } = computed;
  return value.kind === 'priced' ? { state: 'ready', value } : { state: 'loading' };
}

/** The contents and price of the order, and the button that places it. */
export function OrderCard({
  draft,
  computed,
  isComputing,
  hasAddress,
  isRemote,
  messageLength,
  placing,
  orderKey,
  failure,
  toPayBefore,
  onPlace,
  onRenew,
  onRetry,
}: OrderCardProps) {
  const price = priceOf(computed);
  const isPriced = price.state === 'ready' && !isComputing;
  const state = placementState({
    isLive: orderKey === 'live',
    hasAddress,
    isTooLong: messageLength > MAX_MESSAGE_LENGTH,
    isPriced,
  });
  const changed =
    isPriced && failure && toPayBefore !== undefined && toPayBefore !== price.value.toPay
      ? { before: toPayBefore, now: price.value.toPay }
      : undefined;
  return (
    <TotalsCard
      problem={
        <OrderProblem failure={failure} orderKey={orderKey} changed={changed} onPlace={onPlace} onRenew={onRenew} />
      }
      total={
        price.state === 'ready' ? (
          <PriceTotal
            label={<FormattedMessage {...messages.toPay} />}
            fen={price.value.toPay}
            before={changed?.before}
          />
        ) : (
          <span className={styles.waiting} aria-hidden="true">
            <Skeleton width="1.2rem" />
          </span>
        )
      }
      action={<FormattedMessage {...messages.place} />}
      hint={<FormattedMessage {...messages[state]} values={{ limit: MAX_MESSAGE_LENGTH, minutes: MINUTES_TO_PAY }} />}
      isDisabled={state !== 'stockReserved'}
      isBusy={placing === 'busy'}
      onAction={onPlace}
    >
      <DraftLines lines={draft.lines} />
      <WhenReady of={price} skeleton={<PriceSkeleton />} onRetry={onRetry}>
        {(value) => (
          <div className={styles.totals} aria-busy={isComputing || undefined}>
            <Prices draft={draft} price={value} isRemote={isRemote} />
          </div>
        )}
      </WhenReady>
    </TotalsCard>
  );
}

function Prices({
  draft: { prices, balance, payWays },
  price,
  isRemote,
}: {
  draft: OrderDraft;
  price: PricedOrder;
  isRemote: boolean;
}) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const deduction = (key: 'member' | 'coupon' | 'points', fen: Fen): PriceRow[] =>
    fen > 0 ? [{ label: formatMessage(messages[key]), fen, kind: 'discount' }] : [];
  const freeFrom = formatMessage(isRemote ? messages.freeFromRemote : messages.freeFrom, {
    amount: money(isRemote ? DELIVERY.freeFromRemote : prices.freePostageFrom),
  });
  const isFree = price.postage === 0;
  const postage: PriceRow = {
    label: formatMessage(messages.postage),
    fen: price.postage,
    kind: isFree ? 'free' : 'plain',
    text: formatMessage(messages.freePostage),
    note: isFree ? undefined : freeFrom,
  };
  return (
    <>
      <PriceRows
        rows={[
          { label: formatMessage(messages.goods), fen: prices.goods },
          ...deduction('member', prices.goods - prices.goodsToPay),
          ...deduction('coupon', price.couponDiscount),
          ...deduction('points', price.pointsDiscount),
          postage,
        ]}
      />
      {balance !== undefined && payWays.includes('balance') ? <Balance balance={balance} toPay={price.toPay} /> : null}
    </>
  );
}

function Balance({ balance, toPay }: { balance: Fen; toPay: Fen }) {
  const money = useMoney();
  const missing = toPay - balance;
  return (
    <p className={styles.balance} data-short={missing > 0 || undefined}>
      <Icon path={WALLET} size={20} />
      {missing > 0 ? (
        <FormattedMessage {...messages.balanceShort} values={{ balance: money(balance), missing: money(missing) }} />
      ) : (
        <FormattedMessage {...messages.balance} values={{ balance: money(balance) }} />
      )}
    </p>
  );
}

const PriceSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

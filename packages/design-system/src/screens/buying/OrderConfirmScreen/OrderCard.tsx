import type { Computed, Fen, OrderDraft } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DELIVERY } from '../../../delivery.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { WALLET } from '../../../elements/Icon/more-icons.ts';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import { SumsCard } from '../../../commerce/SumsCard/SumsCard.tsx';
import { DraftLines } from './DraftLines.tsx';
import { messages } from './OrderConfirmScreen.messages.ts';
import type { OrderConfirmScreenProps } from './OrderConfirmScreen.tsx';
import { OrderProblem } from './OrderProblem.tsx';
import styles from './OrderCard.module.css';

/** Most characters of the buyer's message (spec section 9). */
export const MESSAGE_LIMIT = 150;
/** Minutes after which the shop cancels an unpaid order; the order's page says the real moment. */
const TIME_TO_PAY = 30;

export type OrderCardProps = Required<Pick<OrderConfirmScreenProps, 'isComputing' | 'orderKey'>> &
  Pick<
    OrderConfirmScreenProps,
    'computed' | 'placing' | 'failure' | 'toPayBefore' | 'onPlace' | 'onRenew' | 'onRetry'
  > & {
    draft: OrderDraft;
    hasAddress: boolean;
    isRemote: boolean;
    /** Length of the message in characters as people count them. */
    messageLength: number;
  };

export type Priced = Extract<Computed, { kind: 'priced' }>;

/** What the order still needs before it can be placed; nothing more once the shop keeps the stock for it. */
function stateOf({
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
  return isPriced ? 'keepsStock' : 'needsPrice';
}

/** What the order holds and costs, and the action that places it. */
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
  // An order already placed with this key is no price; the app is on its way to that order's page.
  const price: Loadable<Priced> =
    computed.state !== 'ready'
      ? computed
      : computed.value.kind === 'priced'
        ? { state: 'ready', value: computed.value }
        : { state: 'loading' };
  const isPriced = price.state === 'ready' && !isComputing;
  const state = stateOf({
    isLive: orderKey === 'live',
    hasAddress,
    isTooLong: messageLength > MESSAGE_LIMIT,
    isPriced,
  });
  const changed =
    isPriced && failure && toPayBefore !== undefined && toPayBefore !== price.value.toPay
      ? { before: toPayBefore, now: price.value.toPay }
      : undefined;
  return (
    <SumsCard
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
      hint={<FormattedMessage {...messages[state]} values={{ limit: MESSAGE_LIMIT, minutes: TIME_TO_PAY }} />}
      isDisabled={state !== 'keepsStock'}
      isBusy={placing === 'busy'}
      onAct={onPlace}
    >
      <DraftLines lines={draft.lines} />
      <WhenReady of={price} skeleton={<PriceSkeleton />} onRetry={onRetry}>
        {(value) => (
          <div className={styles.sums} aria-busy={isComputing || undefined}>
            <Prices draft={draft} price={value} isRemote={isRemote} />
          </div>
        )}
      </WhenReady>
    </SumsCard>
  );
}

function Prices({
  draft: { prices, balance, payWays },
  price,
  isRemote,
}: {
  draft: OrderDraft;
  price: Priced;
  isRemote: boolean;
}) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const less = (key: 'member' | 'coupon' | 'points', fen: Fen): PriceRow[] =>
    fen > 0 ? [{ label: formatMessage(messages[key]), fen, kind: 'less' }] : [];
  const freeFrom = formatMessage(isRemote ? messages.freeFromRemote : messages.freeFrom, {
    amount: money(isRemote ? DELIVERY.freeFromRemote : prices.freePostageFrom),
  });
  const postage: PriceRow = {
    label: formatMessage(messages.postage),
    fen: price.postage,
    ...(price.postage === 0 ? { kind: 'free', word: formatMessage(messages.freePostage) } : { note: freeFrom }),
  };
  return (
    <>
      <PriceRows
        rows={[
          { label: formatMessage(messages.goods), fen: prices.goods },
          ...less('member', prices.goods - prices.goodsToPay),
          ...less('coupon', price.couponDiscount),
          ...less('points', price.pointsDiscount),
          postage,
        ]}
      />
      {payWays.includes('balance') ? <Balance balance={balance} toPay={price.toPay} /> : null}
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
  <div className={styles.ghosts}>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

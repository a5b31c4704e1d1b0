import type { Fen, OrderDraft } from '@shop/contracts';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { WALLET } from '../../../elements/Icon/more-icons.ts';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import type { AddressSaving } from '../../../commerce/AddressForm/address-editing.ts';
import { TotalsCard } from '../../../commerce/TotalsCard/TotalsCard.tsx';
import { DraftLines } from './DraftLines.tsx';
import { messages } from './OrderConfirmScreen.messages.ts';
import type { OrderConfirmScreenProps } from './OrderConfirmScreen.tsx';
import { OrderProblem } from './OrderProblem.tsx';
import { canPlace, placementState, priceOf, type PricedOrder } from './placement-state.ts';
import styles from './OrderCard.module.css';

/** In characters (spec section 9). */
export const MAX_MESSAGE_LENGTH = 150;

export type OrderCardProps = Required<Pick<OrderConfirmScreenProps, 'isComputing' | 'orderKey'>> &
  Pick<
    OrderConfirmScreenProps,
    'computed' | 'placing' | 'failure' | 'unconfirmed' | 'onLookUp' | 'toPayBefore' | 'onPlace' | 'onRenew' | 'onRetry'
  > & {
    draft: OrderDraft;
    hasAddress: boolean;
    /** Whether the address of the open form is being saved, or could not be; undefined while no form is open. */
    addressForm: AddressSaving['state'] | undefined;
    /** In characters, an emoji counting as one. */
    messageLength: number;
  };

/** The contents and price of the order, and the button that places it. */
export function OrderCard({
  draft,
  computed,
  isComputing,
  hasAddress,
  addressForm,
  messageLength,
  placing,
  orderKey,
  failure,
  unconfirmed,
  toPayBefore,
  onPlace,
  onLookUp,
  onRenew,
  onRetry,
}: OrderCardProps) {
  const price = priceOf(computed);
  const isPriced = price.state === 'ready' && !isComputing;
  const state = placementState({
    isLive: orderKey === 'live',
    hasAddress,
    addressForm,
    isTooLong: messageLength > MAX_MESSAGE_LENGTH,
    isPriced,
  });
  const changed =
    isPriced && placing === 'idle' && toPayBefore !== undefined && toPayBefore !== price.value.toPay
      ? { before: toPayBefore, now: price.value.toPay }
      : undefined;
  return (
    <TotalsCard
      problem={
        <OrderProblem
          unconfirmed={unconfirmed}
          onLookUp={onLookUp}
          failure={failure}
          orderKey={orderKey}
          changed={changed}
          onPlace={onPlace}
          onRenew={onRenew}
        />
      }
      total={
        price.state === 'ready' ? (
          <PriceTotal
            label={
              <FormattedMessage
                {...(hasAddress || price.value.postage !== undefined ? messages.toPay : messages.toPayBeforePostage)}
              />
            }
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
      hint={<FormattedMessage {...messages[state]} values={{ limit: MAX_MESSAGE_LENGTH }} />}
      isWarning={state === 'addressNotSaved'}
      isDisabled={!canPlace(state) || unconfirmed === 'lookUp'}
      isBusy={placing === 'busy'}
      onAction={onPlace}
    >
      <DraftLines lines={draft.lines} />
      <WhenReady of={price} skeleton={<PriceSkeleton />} onRetry={onRetry}>
        {(value) => (
          <div className={styles.totals} aria-busy={isComputing || undefined}>
            <Prices draft={draft} price={value} />
          </div>
        )}
      </WhenReady>
    </TotalsCard>
  );
}

function Prices({ draft: { prices, balance, payWays }, price }: { draft: OrderDraft; price: PricedOrder }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const deduction = (key: 'member' | 'coupon' | 'points', fen: Fen): PriceRow[] =>
    fen > 0 ? [{ label: formatMessage(messages[key]), fen, kind: 'discount' }] : [];
  return (
    <>
      <PriceRows
        rows={[
          { label: formatMessage(messages.goods), fen: prices.goods },
          ...deduction('member', prices.goods - prices.goodsToPay),
          ...deduction('coupon', price.couponDiscount),
          ...deduction('points', price.pointsDiscount),
          postageRow(price, { formatMessage, money }),
        ]}
      />
      {balance !== undefined && payWays.includes('balance') ? <Balance balance={balance} toPay={price.toPay} /> : null}
    </>
  );
}

/** The postage that the server computed, and from which value of goods it would be free. */
function postageRow(
  { goods, postage, freePostageFrom = 0 }: PricedOrder,
  { formatMessage, money }: { formatMessage: IntlShape['formatMessage']; money: (fen: Fen) => string },
): PriceRow {
  const label = formatMessage(messages.postage);
  if (postage === undefined) return { label, fen: 0, kind: 'unknown', text: formatMessage(messages.postageByAddress) };
  if (postage === 0) return { label, fen: 0, kind: 'free', text: formatMessage(messages.freePostage) };
  const isMissing = freePostageFrom > goods;
  return {
    label,
    fen: postage,
    note: isMissing ? formatMessage(messages.freeFrom, { amount: money(freePostageFrom) }) : undefined,
  };
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

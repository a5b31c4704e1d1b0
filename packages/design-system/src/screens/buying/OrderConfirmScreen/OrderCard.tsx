import type { Computed, Fen, OrderDraft } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { WALLET } from '../../../elements/Icon/more-icons.ts';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { PriceRows, PriceTotal, type PriceRow } from '../PriceRows/PriceRows.tsx';
import { SumsCard } from '../SumsCard/SumsCard.tsx';
import { DraftLines } from './DraftLines.tsx';
import { messages } from './OrderConfirmScreen.messages.ts';
import styles from './OrderCard.module.css';

/** Most characters of the buyer's message (spec section 9). */
export const MESSAGE_LIMIT = 150;

export type OrderCardProps = {
  draft: OrderDraft;
  computed: Loadable<Computed>;
  hasAddress: boolean;
  /** Length of the message in characters as people count them. */
  messageLength: number;
  placing: 'idle' | 'busy';
  /** Whether this draft can no longer be placed. */
  isOver: boolean;
  onPlace: () => void;
  onRetry: () => void;
};

type Priced = Extract<Computed, { kind: 'priced' }>;

/** What the order holds and costs, and the action that places it. */
export function OrderCard({ draft, computed, hasAddress, messageLength, placing, isOver, onPlace, onRetry }: OrderCardProps) {
  // An order already placed with this key is no price; the app is on its way to that order's page.
  const price: Loadable<Priced> = computed.state !== 'ready' ? computed : computed.value.kind === 'priced' ? { state: 'ready', value: computed.value } : { state: 'loading' };
  const state = isOver ? 'needsCart' : !hasAddress ? 'needsAddress' : messageLength > MESSAGE_LIMIT ? 'needsShorter' : price.state !== 'ready' ? 'needsPrice' : 'keepsStock';
  return (
    <SumsCard
      total={
        price.state === 'ready' ? (
          <PriceTotal label={<FormattedMessage {...messages.toPay} />} fen={price.value.toPay} />
        ) : (
          <span className={styles.waiting} aria-hidden="true">
            <Skeleton width="1.2rem" />
          </span>
        )
      }
      action={<FormattedMessage {...messages.place} />}
      hint={<FormattedMessage {...messages[state]} values={{ limit: MESSAGE_LIMIT }} />}
      isDisabled={state !== 'keepsStock'}
      isBusy={placing === 'busy'}
      onAct={onPlace}
    >
      <DraftLines lines={draft.lines} />
      <WhenReady of={price} skeleton={<PriceSkeleton />} onRetry={onRetry}>
        {(value) => <Prices draft={draft} price={value} />}
      </WhenReady>
    </SumsCard>
  );
}

function Prices({ draft: { prices, balance, canPayByBalance }, price }: { draft: OrderDraft; price: Priced }) {
  const { formatMessage } = useIntl();
  const less = (key: 'member' | 'coupon' | 'points', fen: Fen): PriceRow[] => (fen > 0 ? [{ label: formatMessage(messages[key]), fen, kind: 'less' }] : []);
  return (
    <>
      <PriceRows
        rows={[
          { label: formatMessage(messages.goods), fen: prices.goods },
          ...less('member', prices.goods - prices.goodsToPay),
          ...less('coupon', price.couponDiscount),
          ...less('points', price.pointsDiscount),
          { label: formatMessage(messages.postage), fen: price.postage, kind: price.postage === 0 ? 'free' : 'plain', word: formatMessage(messages.freePostage) },
        ]}
      />
      {canPayByBalance ? <Balance balance={balance} toPay={price.toPay} /> : null}
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

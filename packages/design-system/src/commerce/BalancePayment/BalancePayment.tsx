import type { Fen } from '@shop/contracts';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { useMoney } from '../../elements/Price/use-money.ts';
import type { Failure } from '../../loadable.ts';
import { PriceRows } from '../PriceRows/PriceRows.tsx';
import { TopUp } from '../TopUp/TopUp.tsx';
import type { TopUpState } from '../TopUp/top-up-state.ts';
import { messages } from './BalancePayment.messages.ts';
import styles from './BalancePayment.module.css';
import { PaymentOutcome, type PaymentOutcomeProps } from './PaymentOutcome.tsx';

/** The state of paying from the balance, and its events. */
export type BalancePaying = {
  paying: 'idle' | 'busy';
  /**
   * The result of the last attempt unless it succeeded: `short` of balance, `failed` without a charge, or `unknown`
   * without an answer: then nothing else is offered until it is known.
   */
  outcome?: PaymentOutcomeProps['outcome'];
  /** Why it was refused; for `unknown`, why what is paid could not be refetched. */
  failure?: Failure | undefined;
  /** Absent where the shop offers no top-ups. */
  topUp?: TopUpState | undefined;
  onPayByBalance: () => void;
  /** Retries what failed, and checks whether a payment without a response succeeded. */
  onRetry: () => void;
};

export type BalancePaymentProps = BalancePaying & { balance: Fen; toPay: Fen };

/** Payment from the balance: what is left afterwards, or how much is missing and how to top up. */
export function BalancePayment({
  balance,
  toPay,
  paying,
  outcome,
  failure,
  topUp,
  onPayByBalance,
  onRetry,
}: BalancePaymentProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  // The balance when the top-up was opened.
  const [balanceBefore, setBalanceBefore] = useState<Fen>();
  const payRef = useRef<HTMLSpanElement>(null);
  const missing = toPay - balance;
  const isShort = missing > 0;
  const hasArrived = balanceBefore !== undefined && balance > balanceBefore && !isShort;
  const isTooSmall = (isShort || outcome === 'short') && !hasArrived;
  useEffect(
    function focusPayButton() {
      // The panel that had the focus was removed.
      if (hasArrived && document.activeElement === document.body) payRef.current?.querySelector('button')?.focus();
    },
    [hasArrived],
  );
  const open = () => {
    setBalanceBefore(balance);
    topUp?.onOpen();
  };
  return (
    <div className={styles.balance}>
      <PriceRows
        rows={[
          { label: formatMessage(messages.balance), fen: balance },
          ...(isShort ? [] : [{ label: formatMessage(messages.after), fen: -missing }]),
        ]}
      />
      <div role="status">
        {isTooSmall ? (
          <Notice
            tone="amber"
            title={
              isShort ? formatMessage(messages.short, { missing: money(missing) }) : formatMessage(messages.shortByShop)
            }
            action={
              topUp === undefined || balanceBefore !== undefined ? null : (
                <Button onClick={open}>
                  <FormattedMessage {...messages.topUp} />
                </Button>
              )
            }
          >
            <FormattedMessage {...(topUp ? messages.shortText : messages.shortElsewhere)} />
          </Notice>
        ) : null}
        {hasArrived ? (
          <Notice tone="green">
            <FormattedMessage {...messages.arrived} />
          </Notice>
        ) : null}
      </div>
      {topUp && isTooSmall && balanceBefore !== undefined ? <TopUp {...topUp} missing={missing} /> : null}
      <PaymentOutcome outcome={outcome} failure={failure} onCheckAgain={onRetry} />
      {isShort ? null : (
        <span ref={payRef} className={styles.pay}>
          <Button look="main" size="large" isWide isBusy={paying === 'busy'} onClick={onPayByBalance}>
            <FormattedMessage {...messages.pay} values={{ amount: money(toPay) }} />
          </Button>
        </span>
      )}
    </div>
  );
}

/** As high as a balance that suffices: the ways to pay below it do not move from under a finger when it comes. */
export const BalanceSkeleton = () => <Skeleton shape="block" height="1.1rem" />;

import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { TopUp } from '../../../commerce/TopUp/TopUp.tsx';
import type { TopUpState } from '../../../commerce/TopUp/top-up-state.ts';
import { messages } from './BalanceScreen.messages.ts';
import styles from './BalanceScreen.module.css';
import type { BalanceScreenProps, BalanceSummary } from './BalanceScreen.tsx';

type BalanceHeadProps = Pick<BalanceScreenProps, 'summary' | 'topUp' | 'onRetry'>;

/** The balance with its totals, and the top-up, which opens in place. */
export function BalanceHead({ summary, topUp, onRetry }: BalanceHeadProps) {
  const [isOpen = false, setOpen] = useState<boolean>();
  // Opens by itself where an amount was typed before, such as before a sign-in, once it is known that it is offered.
  const hasTyped = Boolean(topUp?.typed);
  const [hadTyped, setHadTyped] = useState(false);
  if (hasTyped && !hadTyped) {
    setHadTyped(true);
    setOpen((before) => before ?? true);
  }
  const button = useRef<HTMLDivElement>(null);
  const hasArrived = topUp?.arrived !== undefined;
  useEffect(
    function focusButton() {
      // The code that had the focus was removed.
      if (hasArrived && document.activeElement === document.body) button.current?.querySelector('button')?.focus();
    },
    [hasArrived],
  );
  const open = () => {
    setOpen(true);
    topUp?.onOpen();
  };
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <WhenReady of={summary} skeleton={<Skeleton shape="block" width="2.4rem" height="0.68rem" />} onRetry={onRetry}>
          {(value) => <Amounts {...value} />}
        </WhenReady>
        {topUp && summary.state === 'ready' ? (
          <div ref={button} className={styles.action}>
            {isOpen ? (
              <Button size="large" aria-expanded onClick={() => setOpen(false)}>
                <FormattedMessage {...messages.close} />
              </Button>
            ) : (
              <Button look="main" size="large" aria-expanded={false} onClick={open}>
                <FormattedMessage {...messages.topUp} />
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <div role="status">{topUp ? <Arrived {...topUp} /> : null}</div>
      {topUp && isOpen ? (
        <div className={styles.topUp}>
          <TopUp {...topUp} heading="h2" />
        </div>
      ) : null}
    </section>
  );
}

function Arrived({ arrived }: TopUpState) {
  const money = useMoney();
  if (arrived === undefined) return null;
  return (
    <Notice tone="green">
      <FormattedMessage {...messages.arrived} values={{ amount: money(arrived) }} />
    </Notice>
  );
}

function Amounts({ balance, toppedUp, spent, isOff, failedTotals }: BalanceSummary) {
  const totals = [
    { message: messages.toppedUp, fen: toppedUp },
    { message: messages.spent, fen: spent },
  ];
  return (
    <>
      <dl className={styles.amounts}>
        <div className={styles.now}>
          <dt>
            <FormattedMessage {...messages.now} />
          </dt>
          <dd>
            {balance === undefined ? <FormattedMessage {...messages.unknown} /> : <Price fen={balance} size="large" />}
          </dd>
        </div>
        {totals.map(({ message, fen }) =>
          fen === undefined ? null : (
            <div key={message.id}>
              <dt>
                <FormattedMessage {...message} />
              </dt>
              <dd>
                <Price fen={fen} />
              </dd>
            </div>
          ),
        )}
      </dl>
      {failedTotals ? (
        <PartFailed {...failedTotals}>
          <FormattedMessage {...messages.totalsFailed} />
        </PartFailed>
      ) : null}
      {isOff ? (
        <p className={styles.off}>
          <FormattedMessage {...messages.off} />
        </p>
      ) : null}
    </>
  );
}

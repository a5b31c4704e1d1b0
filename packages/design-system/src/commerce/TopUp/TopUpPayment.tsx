import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { useMoney } from '../../elements/Price/use-money.ts';
import { PaymentCode } from '../PaymentCode/PaymentCode.tsx';
import { messages } from './TopUp.messages.ts';
import type { TopUpState } from './top-up-state.ts';
import styles from './TopUp.module.css';

type TopUpPaymentProps = NonNullable<TopUpState['chosen']> & Pick<TopUpState, 'checkFailure' | 'onChoose'>;

/** The code of a top-up, and what to do until it has arrived. */
export function TopUpPayment({ offer, code, checkFailure, onChoose }: TopUpPaymentProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const title = useRef<HTMLElement>(null);
  useEffect(function showCode() {
    // On a phone the code is below the amounts, out of sight.
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.paying}>
      <b ref={title} tabIndex={-1}>
        <FormattedMessage {...messages.amount} values={{ amount: money(offer.amount) }} />
      </b>
      <PaymentCode by="alipay" code={code} amount={offer.amount} expiry="ask" onRenew={() => onChoose(offer)} />
      {checkFailure ? (
        <Notice tone="amber" title={formatMessage(messages.unchecked)}>
          {checkFailure.message ?? <FormattedMessage {...messages.uncheckedText} />}
        </Notice>
      ) : null}
      {code.state === 'ready' && !checkFailure ? (
        <p className={styles.waiting}>
          <FormattedMessage {...messages.waiting} />
        </p>
      ) : null}
    </div>
  );
}

/** Shown instead of other amounts: the answer to a top-up did not come. */
export function UnconfirmedTopUp() {
  const { formatMessage } = useIntl();
  return (
    <Notice role="status" tone="amber" title={formatMessage(messages.unconfirmed)}>
      <FormattedMessage {...messages.unconfirmedText} />
    </Notice>
  );
}

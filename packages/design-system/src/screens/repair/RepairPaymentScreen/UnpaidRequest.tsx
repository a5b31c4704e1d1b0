import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { BalancePayment, BalanceSkeleton } from '../../../commerce/BalancePayment/BalancePayment.tsx';
import { PaymentOutcome } from '../../../commerce/BalancePayment/PaymentOutcome.tsx';
import { PaymentDeadline } from '../../../commerce/PaymentDeadline/PaymentDeadline.tsx';
import { PaymentColumns, PaymentMethod, PaymentMethods } from '../../../commerce/PaymentLayout/PaymentLayout.tsx';
import { RepairPriceRows } from '../../../commerce/RepairPriceRows/RepairPriceRows.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { particlesIn } from '../RepairEntry/particles-in.ts';
import { CodePayment } from './CodePayment.tsx';
import { NoPaymentMethod } from './NoPaymentMethod.tsx';
import { messages } from './RepairPaymentScreen.messages.ts';
import styles from './RepairPaymentScreen.module.css';
import type { RepairPaymentScreenProps } from './RepairPaymentScreen.tsx';
import { RequestSummary } from './RequestSummary.tsx';

export type UnpaidRequestProps = Omit<RepairPaymentScreenProps, 'request' | 'isUnavailable'> & {
  request: RepairRequest;
};

/** The amount, the time left, and the ways to pay, all on this page. */
export function UnpaidRequest({ request, balance, onTimeUp, onCopy, ...paying }: UnpaidRequestProps) {
  const toPay = request.price.total;
  // No other payment may start before it is known whether this one succeeded.
  const isUnknown = paying.outcome === 'unknown';
  const ways = request.payWays ?? [];
  const codeWays = ways.filter((way) => way !== 'balance');
  return (
    <PaymentColumns>
      <section className={styles.card}>
        <p className={styles.label}>
          <FormattedMessage {...messages.amount} />
        </p>
        <p className={styles.amount}>
          <Price fen={toPay} size="large" />
        </p>
        <RequestSummary request={request} onCopy={onCopy} />
        <RepairPriceRows price={request.price} particles={particlesIn(request)} />
        {request.payUntil === undefined ? null : (
          <PaymentDeadline until={request.payUntil} message={messages.timeLeft} onEnd={onTimeUp} />
        )}
        <p>
          <Link to={{ name: 'repairRequest', request: request.number }}>
            <FormattedMessage {...messages.toRequest} />
          </Link>
        </p>
      </section>
      <PaymentMethods>
        {isUnknown || ways.includes('balance') ? (
          <PaymentMethod title={<FormattedMessage {...messages.byBalance} />}>
            {isUnknown ? (
              <PaymentOutcome outcome="unknown" failure={paying.failure} onCheckAgain={paying.onRetry} />
            ) : (
              <WhenReady of={balance} skeleton={<BalanceSkeleton />} onRetry={paying.onRetry}>
                {(fen) => <BalancePayment {...paying} balance={fen} toPay={toPay} />}
              </WhenReady>
            )}
          </PaymentMethod>
        ) : null}
        {isUnknown || codeWays.length === 0 ? null : <CodePayment {...paying} ways={codeWays} amount={toPay} />}
        {isUnknown || ways.length > 0 ? null : <NoPaymentMethod />}
      </PaymentMethods>
    </PaymentColumns>
  );
}

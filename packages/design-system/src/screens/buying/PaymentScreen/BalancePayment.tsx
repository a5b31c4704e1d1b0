import type { Fen, Moment } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { useFailureWords } from '../../../elements/WhenReady/use-failure-words.ts';
import type { Failure } from '../../../loadable.ts';
import { PriceRows } from '../PriceRows/PriceRows.tsx';
import { messages } from './PaymentScreen.messages.ts';
import styles from './PaymentScreen.module.css';

export type BalancePaymentProps = {
  balance: Fen;
  toPay: Fen;
  /** When the order is cancelled by itself. */
  cancelsAt: Moment | undefined;
  paying: 'idle' | 'busy';
  outcome: 'short' | 'failed' | undefined;
  failure: Failure | undefined;
  onPay: () => void;
};

/** Paying from the balance: what is left after, or how much is missing and what to do. */
export function BalancePayment({ balance, toPay, cancelsAt, paying, outcome, failure, onPay }: BalancePaymentProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const say = useFailureWords();
  const missing = toPay - balance;
  const isShort = missing > 0;
  // Refused is refused; without a usable answer the payment may have gone through all the same.
  const isUnsure = failure !== undefined && failure.kind !== 'refused' && failure.kind !== 'gone';
  return (
    <div className={styles.balance}>
      <PriceRows rows={[{ label: formatMessage(messages.balance), fen: balance }, ...(isShort ? [] : [{ label: formatMessage(messages.after), fen: -missing }])]} />
      <div role="status">{isShort || outcome === 'short' ? <TooLittle missing={missing} cancelsAt={cancelsAt} /> : null}</div>
      {outcome === 'failed' || failure ? (
        <Notice tone="red" title={formatMessage(isUnsure ? messages.unsure : messages.failed)}>
          {failure && !isUnsure ? say(failure) : null} <FormattedMessage {...messages.failedText} />
        </Notice>
      ) : null}
      {isShort ? null : (
        <Button look="main" size="large" isWide isBusy={paying === 'busy'} onClick={onPay}>
          <FormattedMessage {...messages.pay} values={{ amount: money(toPay) }} />
        </Button>
      )}
    </div>
  );
}

/** Too little balance, by our sum or, where ours is out of date, by the shop's word. */
function TooLittle({ missing, cancelsAt }: { missing: Fen; cancelsAt: Moment | undefined }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Notice
      tone="amber"
      title={missing > 0 ? formatMessage(messages.short, { missing: money(missing) }) : formatMessage(messages.shortByShop)}
      action={
        <ButtonLink to={{ name: 'balance' }}>
          <FormattedMessage {...messages.toBalance} />
        </ButtonLink>
      }
    >
      {cancelsAt === undefined ? <FormattedMessage {...messages.shortText} /> : <FormattedMessage {...messages.shortUntil} values={{ time: <DateTime key="time" moment={cancelsAt} style="minute" /> }} />}
    </Notice>
  );
}

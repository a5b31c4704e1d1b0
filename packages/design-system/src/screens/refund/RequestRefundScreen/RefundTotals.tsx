import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AlertNotice } from '../../../commerce/AlertNotice/AlertNotice.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { KnownName } from '../../../commerce/KnownName/KnownName.tsx';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import { TotalsCard } from '../../../commerce/TotalsCard/TotalsCard.tsx';
import type { RefundAmount } from './refund-amount.ts';
import { messages } from './RequestRefundScreen.messages.ts';
import styles from './RequestRefundScreen.module.css';

export type RefundTotalsProps = {
  order: Order;
  amount: RefundAmount;
  kind: 'money' | 'goods';
  submitStatus: 'idle' | 'busy';
  failure: Failure | undefined;
  isUnconfirmed: boolean;
  onLookUp: () => void;
  /** What to correct first; absent before the first submit. */
  problem: string | undefined;
  onSubmit: () => void;
};

/** The expected amount of the refund and how it adds up, the next steps, and the submit button. */
export function RefundTotals(props: RefundTotalsProps) {
  const { order, amount, kind, submitStatus, failure, problem, isUnconfirmed, onLookUp, onSubmit } = props;
  const { formatMessage } = useIntl();
  const deduction = (name: 'coupon' | 'other', fen: number): PriceRow[] =>
    fen > 0 ? [{ label: formatMessage(messages[name]), fen, kind: 'discount' }] : [];
  return (
    <TotalsCard
      label={formatMessage(messages.totals)}
      problem={isUnconfirmed ? <Unconfirmed onLookUp={onLookUp} /> : null}
      total={
        <PriceTotal
          label={
            <span className={styles.expected}>
              <FormattedMessage {...messages.total} />
            </span>
          }
          fen={amount.total}
        />
      }
      action={<FormattedMessage {...messages.send} />}
      hint={<Hint failure={isUnconfirmed ? undefined : failure} problem={problem} />}
      isWarning={problem !== undefined || (failure !== undefined && !isUnconfirmed)}
      isDisabled={isUnconfirmed}
      isBusy={submitStatus === 'busy'}
      onAction={onSubmit}
    >
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.totals} />
      </h2>
      {amount.pieces === 0 ? (
        <p className={styles.quiet}>
          <FormattedMessage {...messages.none} />
        </p>
      ) : (
        <PriceRows
          rows={[
            {
              label: formatMessage(messages.parts),
              note: formatMessage(messages.pieces, { count: amount.pieces }),
              fen: amount.goods,
            },
            ...deduction('coupon', amount.coupon),
            ...(amount.postage > 0 ? [{ label: formatMessage(messages.postage), fen: amount.postage }] : []),
            ...deduction('other', amount.other),
          ]}
        />
      )}
      <NextSteps order={order} amount={amount} kind={kind} />
    </TotalsCard>
  );
}

/** The request may have arrived: its answer did not. */
const Unconfirmed = ({ onLookUp }: Pick<RefundTotalsProps, 'onLookUp'>) => (
  <AlertNotice
    title={messages.unconfirmed}
    text={messages.unconfirmedText}
    action={messages.lookUp}
    onAction={onLookUp}
  />
);

function NextSteps({ order, amount, kind }: Pick<RefundTotalsProps, 'order' | 'amount' | 'kind'>) {
  const money = useMoney();
  const { postage = 0 } = order.prices;
  return (
    <div className={styles.next}>
      {postage > 0 && amount.postage === 0 ? (
        <p>
          <FormattedMessage {...messages.postageOpen} values={{ amount: money(postage) }} />
        </p>
      ) : null}
      <h3>
        <FormattedMessage {...messages.next} />
      </h3>
      <p>
        <FormattedMessage {...(kind === 'goods' ? messages.nextGoods : messages.nextMoney)} />
      </p>
      {order.payWay ? (
        <p>
          <FormattedMessage {...messages.back} values={{ way: <KnownName of={order.payWay} /> }} />
        </p>
      ) : null}
    </div>
  );
}

/** A validation problem takes precedence over the failure of the last submit. */
function Hint({ failure, problem }: Pick<RefundTotalsProps, 'failure' | 'problem'>): ReactNode {
  const failureMessages = useFailureText();
  if (failure && !problem) {
    return (
      <span role="alert">
        {failureMessages(failure)}
        <br />
        <FormattedMessage {...messages.formPreserved} />
      </span>
    );
  }
  return problem ?? <FormattedMessage {...messages.decides} />;
}

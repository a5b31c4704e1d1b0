import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import { SumsCard } from '../../../commerce/SumsCard/SumsCard.tsx';
import { isShipped, type RefundAmount } from './refund-amount.ts';
import { messages } from './AskRefundScreen.messages.ts';
import styles from './AskRefundScreen.module.css';

export type RefundSumsProps = {
  order: Order;
  amount: RefundAmount;
  kind: 'money' | 'goods';
  asking: 'idle' | 'busy';
  failure: Failure | undefined;
  /** What is to be mended first; absent before the first try. */
  problem: string | undefined;
  onAsk: () => void;
};

/** What the refund comes to at most and why, what happens next, and the button. */
export function RefundSums({ order, amount, kind, asking, failure, problem, onAsk }: RefundSumsProps) {
  const { formatMessage } = useIntl();
  const less = (word: 'coupon' | 'other', fen: number): PriceRow[] =>
    fen > 0 ? [{ label: formatMessage(messages[word]), fen, kind: 'less' }] : [];
  return (
    <SumsCard
      label={formatMessage(messages.sums)}
      total={
        <PriceTotal
          label={
            <span className={styles.atMost}>
              <FormattedMessage {...messages.total} />
            </span>
          }
          fen={amount.total}
        />
      }
      action={<FormattedMessage {...messages.send} />}
      hint={<Hint failure={failure} problem={problem} />}
      isWarning={problem !== undefined || failure !== undefined}
      isDisabled={false}
      isBusy={asking === 'busy'}
      onAct={onAsk}
    >
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.sums} />
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
            ...less('coupon', amount.coupon),
            ...(amount.postage > 0 ? [{ label: formatMessage(messages.postage), fen: amount.postage }] : []),
            ...less('other', amount.other),
          ]}
        />
      )}
      <Next order={order} amount={amount} kind={kind} />
    </SumsCard>
  );
}

function Next({ order, amount, kind }: Pick<RefundSumsProps, 'order' | 'amount' | 'kind'>) {
  const money = useMoney();
  const { postage } = order.prices;
  return (
    <div className={styles.next}>
      {postage > 0 && amount.postage === 0 ? (
        <p>
          <FormattedMessage
            {...(isShipped(order) ? messages.postageSpent : messages.postageWithAll)}
            values={{ amount: money(postage) }}
          />
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
          <FormattedMessage {...messages.back} values={{ way: order.payWay }} />
        </p>
      ) : null}
    </div>
  );
}

/** What is to be mended goes before why the last try failed. */
function Hint({ failure, problem }: Pick<RefundSumsProps, 'failure' | 'problem'>): ReactNode {
  const failureMessages = useFailureText();
  if (failure && !problem) {
    return (
      <span role="alert">
        {failureMessages(failure)}
        <br />
        <FormattedMessage {...messages.kept} />
      </span>
    );
  }
  return problem ?? <FormattedMessage {...messages.decides} />;
}

import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { OrderToPay } from '../OrderToPay/OrderToPay.tsx';
import { BalancePayment } from './BalancePayment.tsx';
import { messages } from './PaymentScreen.messages.ts';
import styles from './PaymentScreen.module.css';
import type { PaymentScreenProps } from './PaymentScreen.tsx';

type UnpaidOrderProps = Omit<PaymentScreenProps, 'order'> & { order: Order };

/** The amount, how long there is, and the ways to pay. */
export function UnpaidOrder({ order, balance, acts, onTimeUp, onRetry, onCopy, ...paying }: UnpaidOrderProps) {
  const hasBalance = order.payWays.includes('balance');
  const codeWays = order.payWays.filter((way) => way !== 'balance');
  // Nothing else is begun before it is known whether the money went.
  const isUnknown = paying.outcome === 'unknown';
  const isShort = !hasBalance || (balance.state === 'ready' && balance.value < order.prices.toPay);
  return (
    <div className={styles.columns}>
      <OrderToPay order={order} onTimeUp={onTimeUp} onCopy={onCopy}>
        {isUnknown ? null : <CancelOrder order={order} acts={acts} />}
      </OrderToPay>
      <div className={styles.ways}>
        {hasBalance ? (
          <section className={styles.way}>
            <h2>
              <FormattedMessage {...messages.byBalance} />
            </h2>
            <WhenReady of={balance} skeleton={<Skeleton shape="block" height="1.6rem" />} onRetry={onRetry}>
              {(fen) => <BalancePayment {...paying} balance={fen} toPay={order.prices.toPay} onRetry={onRetry} />}
            </WhenReady>
          </section>
        ) : null}
        {codeWays.length > 0 && !isUnknown ? (
          <section className={styles.way}>
            <h2>
              <FormattedMessage {...(hasBalance ? messages.others : messages.ways)} />
            </h2>
            {codeWays.map((by, index) => (
              <ButtonLink
                key={by}
                to={{ name: 'payByCode', order: order.number, by }}
                size="large"
                isWide
                icon={<Icon name="qr" />}
                look={isShort && !paying.topUp.chosen && index === 0 ? 'main' : 'outline'}
              >
                <FormattedMessage {...messages[by]} />
              </ButtonLink>
            ))}
          </section>
        ) : null}
        {order.payWays.length === 0 ? <NoWay order={order} /> : null}
      </div>
    </div>
  );
}

function CancelOrder({ order: { number }, acts }: Pick<UnpaidOrderProps, 'order' | 'acts'>) {
  const { formatMessage } = useIntl();
  const words = {
    ask: formatMessage(messages.cancel),
    question: formatMessage(messages.cancelAsk),
    yes: formatMessage(messages.cancel),
    no: formatMessage(messages.cancelNo),
  };
  const problem = acts.problems[number];
  return (
    <>
      <ConfirmButton
        look="text"
        words={words}
        isBusy={acts.busy[number] === 'cancel'}
        onYes={() => acts.onCancel(number)}
      />
      {problem ? <Notice tone="red">{problem}</Notice> : null}
    </>
  );
}

/** A shop may have no way to pay switched on. */
function NoWay({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  return (
    <Notice
      tone="amber"
      title={formatMessage(messages.none)}
      action={
        <ButtonLink to={{ name: 'chat', order: order.number }}>
          <FormattedMessage {...messages.toChat} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.noneText} />
    </Notice>
  );
}

import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { BalancePayment, BalanceSkeleton } from '../../../commerce/BalancePayment/BalancePayment.tsx';
import { PaymentOutcome } from '../../../commerce/BalancePayment/PaymentOutcome.tsx';
import { PaymentColumns, PaymentMethod, PaymentMethods } from '../../../commerce/PaymentLayout/PaymentLayout.tsx';
import { PaymentSummary } from '../PaymentSummary/PaymentSummary.tsx';
import { messages } from './PaymentScreen.messages.ts';
import type { PaymentScreenProps } from './PaymentScreen.tsx';

type UnpaidOrderProps = Omit<PaymentScreenProps, 'order'> & { order: Order };

/** The amount, the time left, and the payment methods. */
export function UnpaidOrder({ order, balance, actions, onTimeUp, onRetry, onCopy, ...paying }: UnpaidOrderProps) {
  const hasBalance = order.payWays.includes('balance');
  const codeMethods = order.payWays.filter((way) => way !== 'balance');
  // Nothing is offered that pays or cancels before it is known whether this payment succeeded.
  const isUnknown = paying.outcome === 'unknown';
  const isShort = !hasBalance || (balance.state === 'ready' && balance.value < order.prices.toPay);
  return (
    <PaymentColumns>
      <PaymentSummary order={order} onTimeUp={onTimeUp} onCopy={onCopy}>
        {isUnknown ? null : <CancelOrder order={order} actions={actions} />}
      </PaymentSummary>
      <PaymentMethods>
        {isUnknown ? (
          <PaymentMethod title={<FormattedMessage {...messages.byBalance} />}>
            <PaymentOutcome outcome="unknown" failure={paying.failure} onCheckAgain={onRetry} />
          </PaymentMethod>
        ) : null}
        {hasBalance && !isUnknown ? (
          <PaymentMethod title={<FormattedMessage {...messages.byBalance} />}>
            <WhenReady of={balance} skeleton={<BalanceSkeleton />} onRetry={onRetry}>
              {(fen) => <BalancePayment {...paying} balance={fen} toPay={order.prices.toPay} onRetry={onRetry} />}
            </WhenReady>
          </PaymentMethod>
        ) : null}
        {codeMethods.length > 0 && !isUnknown ? (
          <PaymentMethod title={<FormattedMessage {...(hasBalance ? messages.others : messages.methods)} />}>
            {codeMethods.map((by, index) => (
              <ButtonLink
                key={by}
                to={{ name: 'payByCode', order: order.number, by }}
                size="large"
                isWide
                icon={<Icon name="qr" />}
                look={isShort && !paying.topUp?.chosen && index === 0 ? 'main' : 'outline'}
              >
                <FormattedMessage {...messages[by]} />
              </ButtonLink>
            ))}
          </PaymentMethod>
        ) : null}
        {order.payWays.length === 0 && !isUnknown ? <NoPaymentMethod order={order} /> : null}
      </PaymentMethods>
    </PaymentColumns>
  );
}

function CancelOrder({ order: { number }, actions }: Pick<UnpaidOrderProps, 'order' | 'actions'>) {
  const { formatMessage } = useIntl();
  const texts = {
    ask: formatMessage(messages.cancel),
    question: formatMessage(messages.cancelAsk),
    yes: formatMessage(messages.cancel),
    no: formatMessage(messages.cancelNo),
  };
  const problem = actions.problems[number];
  return (
    <>
      <ConfirmButton
        look="text"
        texts={texts}
        isBusy={actions.busy[number] === 'cancel'}
        onConfirm={() => actions.onCancel(number)}
      />
      {problem ? <Notice tone="red">{problem}</Notice> : null}
    </>
  );
}

/** A shop may have no payment method enabled. */
function NoPaymentMethod({ order }: { order: Order }) {
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

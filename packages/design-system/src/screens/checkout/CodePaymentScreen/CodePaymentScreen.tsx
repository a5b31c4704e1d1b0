import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { CheckoutHead } from '../../../commerce/CheckoutHead/CheckoutHead.tsx';
import type { CodePaymentMethod, ScanCode } from '../../../commerce/PaymentCode/PaymentCode.tsx';
import { PaymentColumns } from '../../../commerce/PaymentLayout/PaymentLayout.tsx';
import { UnpayableOrder } from '../UnpayableOrder/UnpayableOrder.tsx';
import { PaymentSummary } from '../PaymentSummary/PaymentSummary.tsx';
import { usePaymentDeadline } from '../../../commerce/use-payment-deadline.ts';
import { messages } from './CodePaymentScreen.messages.ts';
import { CodePaymentPanel } from './CodePaymentPanel.tsx';

export type CodePaymentScreenProps = {
  by: CodePaymentMethod;
  order: Loadable<Order>;
  /** Never an old code while a new one loads, or after that failed. */
  code: Loadable<ScanCode>;
  /** Whether the payment is being checked at the shopper's request. */
  checking: 'idle' | 'busy';
  /** The result of that check, unless the order is paid. */
  checked?: 'unpaid' | 'failed';
  /** Requests a new code. */
  onRenew: () => void;
  onCheck: () => void;
  /** Called when the payment deadline has passed. */
  onTimeUp: () => void;
  onRetry: () => void;
  /** Copies the order number to the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** Pays an order with a code to scan, which is renewed when it expires. The page detects the payment automatically. */
export function CodePaymentScreen(props: CodePaymentScreenProps) {
  const { by, order, onRetry, onTimeUp, onCopy } = props;
  const { formatMessage } = useIntl();
  const { isExpired, onCountdownEnd } = usePaymentDeadline(onTimeUp);
  return (
    <Page isWaiting={order.state === 'loading'}>
      <CheckoutHead step="pay" title={formatMessage(messages[by])} />
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <UnpayableOrder kind="notFound" />
      ) : (
        <WhenReady
          of={order}
          list={{ name: 'orders' }}
          skeleton={<Skeleton shape="block" height="3.6rem" />}
          onRetry={onRetry}
        >
          {(value) => {
            if (value.isPaid) return <PaidNotice order={value} />;
            if (value.state === 'unknown') return <UnpayableOrder kind="unknown" />;
            if (value.state === 'cancelled' && !isExpired(value)) return <UnpayableOrder kind="cancelled" />;
            if (value.state !== 'unpaid' || isExpired(value)) return <UnpayableOrder kind="expired" />;
            return (
              <PaymentColumns>
                <PaymentSummary order={value} onTimeUp={() => onCountdownEnd(value)} onCopy={onCopy} />
                <CodePaymentPanel {...props} order={value} />
              </PaymentColumns>
            );
          }}
        </WhenReady>
      )}
    </Page>
  );
}

/** Shown until the app opens the result; the link leads there at once. */
function PaidNotice({ order }: { order: Order }) {
  return (
    <Notice
      role="status"
      tone="green"
      action={
        <ButtonLink to={{ name: 'payment', order: order.number }}>
          <FormattedMessage {...messages.result} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.paid} />
    </Notice>
  );
}

import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { BuyingHead } from '../BuyingHead/BuyingHead.tsx';
import type { CodeWay, ScanCode } from '../CodeToScan/CodeToScan.tsx';
import { NoOrder } from '../NoOrder/NoOrder.tsx';
import { OrderToPay } from '../OrderToPay/OrderToPay.tsx';
import { useLate } from '../use-late.ts';
import { messages } from './CodePaymentScreen.messages.ts';
import styles from './CodePaymentScreen.module.css';
import { ScanAndCheck } from './ScanAndCheck.tsx';

export type CodePaymentScreenProps = {
  by: CodeWay;
  order: Loadable<Order>;
  /** Never an old code while a new one is asked for, or when that failed. */
  code: Loadable<ScanCode>;
  /** Whether it is being asked, on the shopper's word, if the order is paid. */
  checking: 'idle' | 'busy';
  /** What that came to when it was not "paid". */
  checked?: 'unpaid' | 'failed';
  /** A new code is wanted. */
  onRenew: () => void;
  onCheck: () => void;
  /** The time to pay is over. */
  onTimeUp: () => void;
  onRetry: () => void;
  /** Puts the order number on the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** Pays an order with a code to scan: drawn here, renewed at its end. The page notices the payment by itself. */
export function CodePaymentScreen(props: CodePaymentScreenProps) {
  const { by, order, onRetry, onTimeUp, onCopy } = props;
  const { formatMessage } = useIntl();
  const { isLate, onCountdownEnd } = useLate(onTimeUp);
  return (
    <Page isWaiting={order.state === 'loading'}>
      <BuyingHead step="pay" title={formatMessage(messages[by])} />
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <NoOrder kind="gone" />
      ) : (
        <WhenReady of={order} skeleton={<Skeleton shape="block" height="3.6rem" />} onRetry={onRetry}>
          {(value) => {
            if (value.isPaid) return <Paid order={value} />;
            if (value.state !== 'unpaid' || isLate(value)) return <NoOrder kind="late" />;
            return (
              <div className={styles.columns}>
                <OrderToPay order={value} onTimeUp={() => onCountdownEnd(value)} onCopy={onCopy} />
                <ScanAndCheck {...props} order={value} />
              </div>
            );
          }}
        </WhenReady>
      )}
    </Page>
  );
}

/** Paid, here or elsewhere: the app opens the result; the link is for those who are faster. */
function Paid({ order }: { order: Order }) {
  return (
    <div role="status">
      <Notice
        tone="green"
        action={
          <ButtonLink to={{ name: 'payment', order: order.number }}>
            <FormattedMessage {...messages.result} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...messages.paid} />
      </Notice>
    </div>
  );
}

import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { PaymentCode, type CodePaymentMethod } from '../../../commerce/PaymentCode/PaymentCode.tsx';
import { messages } from './CodePaymentScreen.messages.ts';
import styles from './CodePaymentScreen.module.css';
import type { CodePaymentScreenProps } from './CodePaymentScreen.tsx';

type CodePaymentPanelProps = Pick<
  CodePaymentScreenProps,
  'by' | 'code' | 'checking' | 'checked' | 'onRenew' | 'onCheck'
> & { order: Order };

const OTHER_METHOD: Record<CodePaymentMethod, CodePaymentMethod> = { wechat: 'alipay', alipay: 'wechat' };

/** The code, a button that checks the payment, and the other payment methods. */
export function CodePaymentPanel({ by, order, code, checking, checked, onRenew, onCheck }: CodePaymentPanelProps) {
  const { formatMessage } = useIntl();
  const other = OTHER_METHOD[by];
  return (
    <section className={styles.scan} aria-label={formatMessage(messages[by])}>
      <PaymentCode by={by} code={code} amount={order.prices.toPay} onRenew={onRenew} />
      {code.state === 'ready' ? (
        <p className={styles.quiet}>
          <FormattedMessage {...messages.waiting} />
        </p>
      ) : null}
      <div role="status" className={styles.result}>
        {checked ? (
          <Notice tone="amber" title={formatMessage(messages[checked])}>
            <FormattedMessage {...(checked === 'unpaid' ? messages.unpaidText : messages.failedText)} />
          </Notice>
        ) : null}
      </div>
      <Button
        look={code.state === 'ready' ? 'main' : 'outline'}
        size="large"
        isWide
        isBusy={checking === 'busy'}
        onClick={onCheck}
      >
        <FormattedMessage {...messages.check} />
      </Button>
      <p className={styles.others}>
        {order.payWays.includes(other) ? (
          <Link to={{ name: 'payByCode', order: order.number, by: other }}>
            <FormattedMessage {...messages.otherCode} values={{ way: other }} />
          </Link>
        ) : null}
        <Link to={{ name: 'payment', order: order.number }}>
          <FormattedMessage {...messages.otherWays} />
        </Link>
      </p>
    </section>
  );
}

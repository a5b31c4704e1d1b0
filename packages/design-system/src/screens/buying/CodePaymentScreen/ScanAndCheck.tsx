import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { CodeToScan, type CodeWay } from '../CodeToScan/CodeToScan.tsx';
import { messages } from './CodePaymentScreen.messages.ts';
import styles from './CodePaymentScreen.module.css';
import type { CodePaymentScreenProps } from './CodePaymentScreen.tsx';

type ScanAndCheckProps = Pick<
  CodePaymentScreenProps,
  'by' | 'code' | 'checking' | 'checked' | 'onRenew' | 'onCheck'
> & { order: Order };

const OTHER: Record<CodeWay, CodeWay> = { wechat: 'alipay', alipay: 'wechat' };

/** The code, a way to ask at once, and the other ways to pay. */
export function ScanAndCheck({ by, order, code, checking, checked, onRenew, onCheck }: ScanAndCheckProps) {
  const { formatMessage } = useIntl();
  const other = OTHER[by];
  return (
    <section className={styles.scan} aria-label={formatMessage(messages[by])}>
      <CodeToScan by={by} code={code} amount={order.prices.toPay} onRenew={onRenew} />
      {code.state === 'ready' ? (
        <p className={styles.quiet}>
          <FormattedMessage {...messages.waiting} />
        </p>
      ) : null}
      <div role="status" className={styles.answer}>
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

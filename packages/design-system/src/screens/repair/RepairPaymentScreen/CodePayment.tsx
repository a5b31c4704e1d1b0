import type { Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaymentCode, type CodePaymentMethod } from '../../../commerce/PaymentCode/PaymentCode.tsx';
import { PaymentMethod } from '../../../commerce/PaymentLayout/PaymentLayout.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { messages } from './RepairPaymentScreen.messages.ts';
import styles from './RepairPaymentScreen.module.css';
import type { RepairPaymentScreenProps } from './RepairPaymentScreen.tsx';

type CodePaymentProps = Pick<
  RepairPaymentScreenProps,
  'codeBy' | 'code' | 'checkFailure' | 'onChooseCode' | 'onRenewCode'
> & { amount: Fen; /** At least one. */ ways: readonly CodePaymentMethod[] };

/** Payment with a code to scan: which kind, and the code. */
export function CodePayment({ ways, codeBy, code, checkFailure, amount, onChooseCode, onRenewCode }: CodePaymentProps) {
  const { formatMessage } = useIntl();
  return (
    <PaymentMethod title={<FormattedMessage {...messages.byCode} />}>
      <div className={styles.ways}>
        {ways.map((by) => (
          <Button
            key={by}
            size="large"
            isWide
            icon={<Icon name="qr" />}
            aria-pressed={by === codeBy}
            onClick={() => onChooseCode(by)}
          >
            <FormattedMessage {...messages[by]} />
          </Button>
        ))}
      </div>
      {codeBy ? (
        <div className={styles.scan}>
          <PaymentCode key={codeBy} by={codeBy} code={code} amount={amount} onRenew={onRenewCode} />
          {code.state === 'ready' && !checkFailure ? (
            <p className={styles.waiting}>
              <FormattedMessage {...messages.waiting} />
            </p>
          ) : null}
          {checkFailure ? (
            <Notice tone="amber" title={formatMessage(messages.unchecked)}>
              {checkFailure.message ?? <FormattedMessage {...messages.uncheckedText} />}
            </Notice>
          ) : null}
        </div>
      ) : null}
    </PaymentMethod>
  );
}

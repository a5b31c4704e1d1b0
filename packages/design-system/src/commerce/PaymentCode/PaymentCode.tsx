import type { Fen, Moment } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { useShopClock } from '../../elements/Countdown/clock.ts';
import { Countdown } from '../../elements/Countdown/Countdown.tsx';
import { useMoney } from '../../elements/Price/use-money.ts';
import { QrCode } from '../../elements/QrCode/QrCode.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../loadable.ts';
import { WhenPayable } from '../PaymentReason/PaymentReason.tsx';
import { messages } from './PaymentCode.messages.ts';
import styles from './PaymentCode.module.css';

export type CodePaymentMethod = 'wechat' | 'alipay';
/** The content of a code that a phone scans to pay, and when it expires (60 s after it was issued). */
export type ScanCode = { text: string; validUntil: Moment };

export type PaymentCodeProps = {
  by: CodePaymentMethod;
  code: Loadable<ScanCode>;
  amount: Fen;
  /**
   * What happens when the visible code expires: a new one is requested, or the shopper is asked first, since the old one
   * may be paid and nothing prevents a second payment. @default 'renew'
   */
  expiry?: 'renew' | 'ask';
  /** Requests a new code: at an expiry by `expiry`, otherwise at the shopper's request. */
  onRenew: () => void;
};

/** A payment code to scan, with its remaining time. */
export function PaymentCode({ code, ...props }: PaymentCodeProps) {
  return (
    <WhenPayable
      of={code}
      skeleton={
        <div className={styles.code}>
          <Skeleton shape="block" width="2.2rem" />
        </div>
      }
      onRetry={props.onRenew}
    >
      {(current) => <ActiveCode {...props} key={current.text} code={current} />}
    </WhenPayable>
  );
}

/** An expiry noticed this much later means that the page was hidden, so that no new code is needed yet. */
const HIDDEN_THRESHOLD_MS = 2000;

type ActiveCodeProps = Omit<PaymentCodeProps, 'code'> & { code: ScanCode };

function ActiveCode({ by, code: { text, validUntil }, amount, expiry = 'renew', onRenew }: ActiveCodeProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const clock = useShopClock();
  const [state, setState] = useState<'active' | 'renewing' | 'paused' | 'expired'>('active');
  const expire = () => {
    if (expiry === 'ask') return setState('expired');
    const wasHidden = clock() - validUntil > HIDDEN_THRESHOLD_MS;
    setState(wasHidden ? 'paused' : 'renewing');
    if (!wasHidden) onRenew();
  };
  return (
    <div className={styles.code} data-state={state}>
      <div className={styles.picture}>
        <QrCode text={text} label={formatMessage(messages[by], { amount: money(amount) })} />
      </div>
      <div className={styles.text}>
        <p role="status">
          {state === 'active' ? (
            <FormattedMessage {...(by === 'wechat' ? messages.scanWechat : messages.scanAlipay)} />
          ) : (
            <FormattedMessage {...messages[state]} />
          )}
        </p>
        {state === 'active' ? (
          <p className={styles.quiet}>
            <FormattedMessage
              {...messages[expiry === 'ask' ? 'expiresIn' : 'renewsIn']}
              values={{ time: <Countdown key="time" look="clock" until={validUntil} onEnd={expire} /> }}
            />
          </p>
        ) : null}
        {state === 'paused' || state === 'expired' ? (
          <>
            <p className={styles.quiet}>
              <FormattedMessage {...messages[`${state}Text`]} />
            </p>
            <Button size="large" onClick={onRenew}>
              <FormattedMessage {...messages.renew} />
            </Button>
          </>
        ) : null}
        {state === 'active' ? <OnThisPhone text={text} /> : null}
      </div>
    </div>
  );
}

/** How to pay on the phone that shows the code: a web address is a link, any other code needs a screenshot. */
function OnThisPhone({ text }: { text: string }) {
  return (
    <p className={styles.phone}>
      {text.startsWith('https://') ? (
        <a href={text} className={styles.open}>
          <FormattedMessage {...messages.openAlipay} />
        </a>
      ) : (
        <FormattedMessage {...messages.onPhone} />
      )}
    </p>
  );
}

import type { Fen, Moment } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { QrCode } from '../../../elements/QrCode/QrCode.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './CodeToScan.messages.ts';
import styles from './CodeToScan.module.css';

export type CodeWay = 'wechat' | 'alipay';
/** What a phone scans to pay, and when it ends (60 s after it was given out). */
export type ScanCode = { text: string; validUntil: Moment };

export type CodeToScanProps = {
  by: CodeWay;
  code: Loadable<ScanCode>;
  amount: Fen;
  /** A new code is wanted: by itself when the old one ends before one's eyes, else when the shopper says so. */
  onRenew: () => void;
};

/** A code to scan, drawn here, with the time it lives. */
export function CodeToScan({ by, code, amount, onRenew }: CodeToScanProps) {
  return (
    <WhenReady
      of={code}
      skeleton={
        <div className={styles.code}>
          <Skeleton shape="block" width="2.2rem" />
        </div>
      }
      onRetry={onRenew}
    >
      {(living) => <LivingCode key={living.text} by={by} code={living} amount={amount} onRenew={onRenew} />}
    </WhenReady>
  );
}

/** An end seen this much later was slept through: the page was hidden, so nobody waits for a new code. */
const SLEPT_MS = 2000;

type LivingCodeProps = Omit<CodeToScanProps, 'code'> & { code: ScanCode };

function LivingCode({ by, code: { text, validUntil }, amount, onRenew }: LivingCodeProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const clock = useShopClock();
  const [state, setState] = useState<'living' | 'renewing' | 'paused'>('living');
  const end = () => {
    const isSlept = clock() - validUntil > SLEPT_MS;
    setState(isSlept ? 'paused' : 'renewing');
    if (!isSlept) onRenew();
  };
  return (
    <div className={styles.code} data-state={state}>
      <div className={styles.picture}>
        <QrCode text={text} label={formatMessage(messages[by], { amount: money(amount) })} />
      </div>
      <div className={styles.words}>
        <p role="status">
          {state === 'living' ? (
            <FormattedMessage {...(by === 'wechat' ? messages.scanWechat : messages.scanAlipay)} />
          ) : (
            <FormattedMessage {...messages[state]} />
          )}
        </p>
        {state === 'living' ? (
          <p className={styles.life}>
            <FormattedMessage
              {...messages.life}
              values={{ time: <Countdown key="time" look="clock" until={validUntil} onEnd={end} /> }}
            />
          </p>
        ) : null}
        {state === 'paused' ? (
          <>
            <p className={styles.life}>
              <FormattedMessage {...messages.pausedText} />
            </p>
            <Button size="large" onClick={onRenew}>
              <FormattedMessage {...messages.goOn} />
            </Button>
          </>
        ) : null}
        {state === 'living' ? <OnThisPhone text={text} /> : null}
      </div>
    </div>
  );
}

/** On a phone the code cannot be scanned by the phone itself. Only web addresses may be opened from a page. */
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

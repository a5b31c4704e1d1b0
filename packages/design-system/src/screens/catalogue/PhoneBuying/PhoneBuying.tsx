import { FormattedMessage, useIntl } from 'react-intl';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { QrCode } from '../../../elements/QrCode/QrCode.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenInView } from '../../../elements/WhenInView/WhenInView.tsx';
import type { Loadable } from '../../../loadable.ts';
import { useTouchScreen } from '../../../use-touch-screen.ts';
import { messages } from './PhoneBuying.messages.ts';
import styles from './PhoneBuying.module.css';

/** A URL that is rendered as a QR code, or the URL of an image of the code; '' when the server could not create one. */
export type Phone = { address: string } | { code: string };

export type PhoneBuyingProps = { phone: Loadable<Phone>; onRetry?: (() => void) | undefined };

/** The QR code to buy the product on a phone; nothing when there is none, or on a touch screen, which is a phone's already. */
export function PhoneBuying({ phone, onRetry }: PhoneBuyingProps) {
  const { formatMessage } = useIntl();
  const isTouch = useTouchScreen();
  if (isTouch) return null;
  if (phone.state === 'failed')
    return (
      <PartFailed failure={phone.failure} onRetry={onRetry}>
        <FormattedMessage {...messages.failed} />
      </PartFailed>
    );
  if (phone.state === 'ready' && !('address' in phone.value ? phone.value.address : phone.value.code)) return null;
  const label = formatMessage(messages.label);
  return (
    <section className={styles.phone}>
      <div>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <p>
          <FormattedMessage {...messages.text} />
        </p>
      </div>
      {phone.state === 'loading' ? (
        <span className={styles.code}>
          <Skeleton shape="block" height="100%" />
        </span>
      ) : null}
      {phone.state === 'ready' ? (
        <span className={styles.code}>
          {'address' in phone.value ? (
            <WhenInView minHeight="100%">
              <QrCode text={phone.value.address} label={label} />
            </WhenInView>
          ) : (
            <img src={phone.value.code} alt={label} loading="lazy" referrerPolicy="no-referrer" />
          )}
        </span>
      ) : null}
    </section>
  );
}

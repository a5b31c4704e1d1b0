import { FormattedMessage, useIntl } from 'react-intl';
import { QrCode } from '../../../elements/QrCode/QrCode.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './PhoneBuying.messages.ts';
import styles from './PhoneBuying.module.css';

/** An address whose code is drawn here, or the address of a picture of the code. */
export type Phone = { address: string } | { code: string };

/** The code by which the product is bought on a phone; nothing where the shop has none to give. */
export function PhoneBuying({ phone }: { phone: Loadable<Phone> }) {
  const { formatMessage } = useIntl();
  if (phone.state === 'failed') return null;
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
            <QrCode text={phone.value.address} label={label} />
          ) : (
            <img src={phone.value.code} alt={label} loading="lazy" referrerPolicy="no-referrer" />
          )}
        </span>
      ) : null}
    </section>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QrCode } from '../../elements/QrCode/QrCode.tsx';
import { messages } from './FloatingPanel.messages.ts';
import styles from './FloatingPanel.module.css';

/** The QR code of the official account; that there is none without an address. */
export function OfficialCode({ url }: { url: string }) {
  const scan = useIntl().formatMessage(messages.scanOfficial);
  if (url === '')
    return (
      <p className={styles.none}>
        <FormattedMessage {...messages.noOfficial} />
      </p>
    );
  return (
    <Figure caption={scan}>
      <img src={url} alt={scan} width="160" height="160" />
    </Figure>
  );
}

/** The QR code of the shop's account on a social platform. */
export function SocialCode({ name, url }: { name: string; url: string }) {
  const scan = useIntl().formatMessage(messages.scanSocial, { name });
  return (
    <Figure caption={scan}>
      <QrCode text={url} label={scan} />
    </Figure>
  );
}

const Figure = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure className={styles.code}>
    {children}
    <figcaption aria-hidden="true">{caption}</figcaption>
  </figure>
);

import type { Address } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { isRemoteArea } from '../../delivery.ts';
import { Tag } from '../../elements/Tag/Tag.tsx';
import { messages } from './AddressCard.messages.ts';
import { maskedPhone } from '../masked-phone.ts';
import { RegionNames } from '../RegionNames/RegionNames.tsx';
import styles from './AddressCard.module.css';

export type AddressTextProps = {
  address: Address;
  /** Whether there are unsaved changes to it. */
  hasDraft?: boolean;
  /** Whether an address in a remote area is marked. */
  marksRemote?: boolean | undefined;
};

/** An address to read: the recipient, the masked phone number, what is special about it, and the place. */
export function AddressText({ address, hasDraft = false, marksRemote = false }: AddressTextProps) {
  const { recipient, phone, province, city, district, detail, isDefault } = address;
  return (
    <span className={styles.text}>
      <span className={styles.recipient}>
        <b>{recipient}</b> <span className={styles.phone}>{maskedPhone(phone)}</span>
        {isDefault ? (
          <Tag tone="plain">
            <FormattedMessage {...messages.byDefault} />
          </Tag>
        ) : null}
        {marksRemote && isRemoteArea(address) ? (
          <Tag tone="amber" icon="truck">
            <FormattedMessage {...messages.remote} />
          </Tag>
        ) : null}
        {hasDraft ? (
          <Tag tone="amber">
            <FormattedMessage {...messages.unsaved} />
          </Tag>
        ) : null}
      </span>
      <span>
        <RegionNames names={[province, city, district]} />
      </span>
      <span>{detail}</span>
    </span>
  );
}

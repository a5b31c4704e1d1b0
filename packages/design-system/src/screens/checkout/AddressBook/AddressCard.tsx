import type { Address } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { isRemoteArea } from '../../../delivery.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './AddressBook.messages.ts';
import styles from './AddressBook.module.css';

export type AddressCardProps = {
  address: Address;
  /** Name of the radio group. */
  group: string;
  isChosen: boolean;
  /** Whether it is being removed or made the default. */
  isBusy: boolean;
  onChoose: (id: string) => void;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
};

/** An address to choose, with its actions. */
export function AddressCard({
  address,
  group,
  isChosen,
  isBusy,
  onChoose,
  onEdit,
  onRemove,
  onMakeDefault,
}: AddressCardProps) {
  const name = <VisuallyHidden>{`${address.recipient} ${address.detail}`}</VisuallyHidden>;
  return (
    <div className={styles.card} aria-busy={isBusy || undefined}>
      <ChoiceCard name={group} value={address.id} isChosen={isChosen} onChoose={onChoose}>
        <AddressText address={address} />
      </ChoiceCard>
      <div className={styles.actions}>
        {address.isDefault ? null : (
          <Button look="text" isBusy={isBusy} onClick={onMakeDefault}>
            <FormattedMessage {...messages.makeDefault} /> {name}
          </Button>
        )}
        <Button look="text" data-opener={address.id} onClick={onEdit}>
          <FormattedMessage {...messages.edit} /> {name}
        </Button>
        <Button look="text" data-remove isBusy={isBusy} onClick={onRemove}>
          <FormattedMessage {...messages.remove} /> {name}
        </Button>
      </div>
    </div>
  );
}

/** A phone number with its middle digits hidden. */
const masked = (phone: string): string => (phone.length >= 8 ? `${phone.slice(0, 3)} **** ${phone.slice(-4)}` : phone);

function AddressText({ address }: { address: Address }) {
  const { recipient, phone, province, city, district, detail, isDefault } = address;
  return (
    <span className={styles.text}>
      <span className={styles.recipient}>
        <b>{recipient}</b> <span className={styles.phone}>{masked(phone)}</span>
        {isDefault ? (
          <Tag tone="plain">
            <FormattedMessage {...messages.byDefault} />
          </Tag>
        ) : null}
        {isRemoteArea(address) ? (
          <Tag tone="amber" icon="truck">
            <FormattedMessage {...messages.remote} />
          </Tag>
        ) : null}
      </span>
      <span>{[province, city, district].filter(Boolean).join(' ')}</span>
      <span>{detail}</span>
    </span>
  );
}

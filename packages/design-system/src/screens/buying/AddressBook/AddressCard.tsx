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
  /** Shared by the cards that exclude each other. */
  group: string;
  isChosen: boolean;
  /** Whether its removal or default is on its way. */
  isBusy: boolean;
  onChoose: (id: string) => void;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
};

/** An address to choose, and what can be done with it. */
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
        <AddressWords address={address} />
      </ChoiceCard>
      <div className={styles.acts}>
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

/** A phone number told apart from others without being shown whole. */
const masked = (phone: string): string => (phone.length >= 8 ? `${phone.slice(0, 3)} **** ${phone.slice(-4)}` : phone);

function AddressWords({ address }: { address: Address }) {
  const { recipient, phone, province, city, district, detail, isDefault } = address;
  return (
    <span className={styles.words}>
      <span className={styles.who}>
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

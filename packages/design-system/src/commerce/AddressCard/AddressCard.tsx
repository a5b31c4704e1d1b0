import type { Address } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { ChoiceCard } from '../../elements/ChoiceCard/ChoiceCard.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './AddressCard.messages.ts';
import styles from './AddressCard.module.css';
import { AddressText } from './AddressText.tsx';

export type AddressCardProps = {
  address: Address;
  /** Makes it one of a radio group. */
  choice?: {
    /** Name of the radio group. */
    group: string;
    isChosen: boolean;
    onChoose: (id: string) => void;
  };
  /** Whether it is being removed or made the default. */
  isBusy: boolean;
  /** Whether there are unsaved changes to it. */
  hasDraft?: boolean;
  /** Whether an address in a remote area is marked. */
  marksRemote?: boolean | undefined;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
};

/** An address with its actions, to choose or to read. */
export function AddressCard({ address, choice, hasDraft, marksRemote, isBusy, ...actions }: AddressCardProps) {
  const text = <AddressText address={address} hasDraft={hasDraft} marksRemote={marksRemote} />;
  return (
    <div className={styles.card} data-look={choice ? 'choice' : 'plain'} aria-busy={isBusy || undefined}>
      {choice ? (
        <ChoiceCard name={choice.group} value={address.id} isChosen={choice.isChosen} onChoose={choice.onChoose}>
          {text}
        </ChoiceCard>
      ) : (
        text
      )}
      <CardActions address={address} isBusy={isBusy} {...actions} />
    </div>
  );
}

function CardActions({
  address,
  isBusy,
  onEdit,
  onRemove,
  onMakeDefault,
}: Omit<AddressCardProps, 'choice' | 'hasDraft' | 'marksRemote'>) {
  const name = <VisuallyHidden>{`${address.recipient} ${address.detail}`}</VisuallyHidden>;
  return (
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
  );
}

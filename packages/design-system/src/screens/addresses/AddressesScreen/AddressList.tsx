import type { Address } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { AddressCard } from '../../../commerce/AddressCard/AddressCard.tsx';
import { NEW_ADDRESS } from '../../../commerce/AddressForm/address-draft.ts';
import type { AddressEditing } from '../../../commerce/AddressForm/address-editing.ts';
import { OpenAddressForm } from '../../../commerce/AddressForm/OpenAddressForm.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { AddButton } from './AddButton.tsx';
import { messages } from './AddressesScreen.messages.ts';
import styles from './AddressesScreen.module.css';
import { useFocusAfterChange } from './use-focus-after-change.ts';

export type AddressListProps = { addresses: readonly Address[]; editing: AddressEditing };

/** The cards; the open form is in the place of its card, and that of a new address above them. */
export function AddressList({ addresses, editing }: AddressListProps) {
  const { open, isRestored, busy, drafts, marksRemote, onOpen, onRemove, onMakeDefault } = editing;
  const cards = useFocusAfterRemoval<HTMLUListElement>(addresses.length);
  const { region, onDefaultChosen } = useFocusAfterChange(addresses);
  const form = (id: string, address?: Address) => (
    <OpenAddressForm
      editing={editing}
      id={id}
      address={address}
      takesFocus={!isRestored}
      heading="h2"
      saveLook="main"
      canClose
    />
  );
  const isOfCard = addresses.some(({ id }) => id === open);
  return (
    <div ref={region} className={styles.book}>
      {open === undefined || isOfCard ? null : form(open)}
      {addresses.length === 0 && open === undefined ? (
        <NoAddresses hasDraft={drafts[NEW_ADDRESS] !== undefined} onOpen={onOpen} />
      ) : null}
      <ul ref={cards} className={styles.cards} hidden={addresses.length === 0}>
        {addresses.map((address) => (
          <li key={address.id} className={address.id === open ? styles.form : undefined}>
            {address.id === open ? (
              form(address.id, address)
            ) : (
              <AddressCard
                address={address}
                isBusy={busy?.has(address.id) ?? false}
                hasDraft={drafts[address.id] !== undefined}
                marksRemote={marksRemote}
                onEdit={() => onOpen(address.id)}
                onRemove={() => onRemove(address)}
                onMakeDefault={() => {
                  onDefaultChosen(address.id);
                  onMakeDefault(address);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoAddresses({ hasDraft, onOpen }: { hasDraft: boolean; onOpen: (id: string) => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={<AddButton look="main" isOpen={false} hasDraft={hasDraft} onOpen={onOpen} />}
    />
  );
}

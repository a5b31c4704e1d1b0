import type { Address } from '@shop/contracts';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { NEW_ADDRESS } from '../../../commerce/AddressForm/address-draft.ts';
import type { AddressEditing, RemovedAddress } from '../../../commerce/AddressForm/address-editing.ts';
import { useFocusAfterClosing } from '../../../commerce/AddressForm/use-focus-after-closing.ts';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { AddButton } from './AddButton.tsx';
import { AddressList } from './AddressList.tsx';
import { messages } from './AddressesScreen.messages.ts';
import styles from './AddressesScreen.module.css';
import { AddressesSkeleton } from './AddressesSkeleton.tsx';
import { RemovedAddresses } from './RemovedAddresses.tsx';

export type AddressesScreenProps = AddressEditing & {
  /** All addresses of the shopper, in the order of the shop. */
  addresses: Loadable<readonly Address[]>;
  /** The addresses that were just removed, newest first. */
  removed: readonly RemovedAddress[];
  /** Adds a removed address again. */
  onRestore: (address: Address) => void;
  /** Drops a removed address for good. */
  onForget: (id: string) => void;
  onRetry: () => void;
};

/** The address book: addresses as cards, each with its form in its place. */
export function AddressesScreen({
  addresses,
  removed,
  onRestore,
  onForget,
  onRetry,
  ...editing
}: AddressesScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  useFocusAfterClosing(page, editing.open);
  const count = addresses.state === 'ready' ? addresses.value.length : 0;
  return (
    <AccountFrame current="addresses" isWaiting={addresses.state === 'loading'}>
      <div ref={page}>
        <div className={styles.head}>
          <h1>
            <FormattedMessage {...messages.title} />{' '}
            {count > 0 ? (
              <span className={styles.count}>
                <FormattedMessage {...messages.count} values={{ count }} />
              </span>
            ) : null}
          </h1>
          {count > 0 ? (
            <AddButton
              look={editing.open === undefined ? 'main' : 'outline'}
              isOpen={editing.open === NEW_ADDRESS}
              hasDraft={editing.drafts[NEW_ADDRESS] !== undefined}
              onOpen={editing.onOpen}
            />
          ) : null}
        </div>
        <WhenReady of={addresses} skeleton={<AddressesSkeleton />} onRetry={onRetry}>
          {(all) => <AddressList addresses={all} editing={editing} />}
        </WhenReady>
        <RemovedAddresses removed={removed} busy={editing.busy} onRestore={onRestore} onForget={onForget} />
      </div>
    </AccountFrame>
  );
}

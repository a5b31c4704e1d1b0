import type { Address } from '@shop/contracts';
import { useId, useState, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../elements/WhenReady/WhenReady.tsx';
import { AddressCard } from '../AddressCard/AddressCard.tsx';
import { NEW_ADDRESS } from '../AddressForm/address-draft.ts';
import type { AddressFormHandle } from '../AddressForm/AddressForm.tsx';
import { OpenAddressForm } from '../AddressForm/OpenAddressForm.tsx';
import { useFocusAfterClosing } from '../AddressForm/use-focus-after-closing.ts';
import { useFocusAfterRemoval } from '../../elements/use-focus-after-removal.ts';
import { openFormOf, type AddressChoosing } from './address-choosing.ts';
import { messages } from './AddressBook.messages.ts';
import styles from './AddressBook.module.css';

export type AddressBookProps = AddressChoosing & {
  /** Submits the open form. */
  form?: Ref<AddressFormHandle>;
};

/**
 * The address book: choose an address, and add, change and remove addresses in place. The address of an open form is
 * the chosen one; choosing another closes the form without losing its draft.
 */
export function AddressBook({ addresses, onRetry, ...book }: AddressBookProps) {
  const heading = useId();
  return (
    <section className={styles.book}>
      <h2 id={heading}>
        <FormattedMessage {...messages.heading} />
      </h2>
      <WhenReady of={addresses} skeleton={<CardsSkeleton />} onRetry={onRetry}>
        {(all) => (
          <AddressList {...book} book={all} editedId={openFormOf({ addresses, open: book.open })} heading={heading} />
        )}
      </WhenReady>
    </section>
  );
}

/** How many addresses are shown before the rest is collapsed; a single further one is shown too. */
const MAX_COLLAPSED = 5;

function AddressList({
  book,
  heading,
  editedId,
  chosen,
  form,
  onChoose,
  ...editing
}: Omit<AddressBookProps, 'addresses' | 'onRetry'> & {
  book: readonly Address[];
  editedId: string | undefined;
  heading: string;
}) {
  const { busy, drafts, marksRemote, open, isRestored, onOpen, onRemove, onMakeDefault } = editing;
  const group = useId();
  const [isExpanded, setExpanded] = useState(false);
  const cards = useFocusAfterRemoval<HTMLDivElement>(book.length);
  useFocusAfterClosing(cards, open);
  const isEmpty = book.length === 0;
  const current = editedId ?? chosen;
  const shown =
    isExpanded || book.length <= MAX_COLLAPSED + 1
      ? book
      : book.filter(({ id }, index) => index < MAX_COLLAPSED || id === current);
  const choose = (id: string) => {
    if (open !== undefined) onOpen(undefined);
    onChoose(id);
  };
  const address = book.find(({ id }) => id === editedId);
  const isNew = editedId !== undefined && address === undefined;
  return (
    <>
      {isEmpty ? (
        <p className={styles.quiet}>
          <FormattedMessage {...messages.none} />
        </p>
      ) : (
        <div ref={cards} role="radiogroup" aria-labelledby={heading} className={styles.cards}>
          {shown.map((one) => (
            <AddressCard
              key={one.id}
              address={one}
              choice={{ group, isChosen: one.id === current, onChoose: choose }}
              isBusy={busy?.has(one.id) ?? false}
              hasDraft={drafts[one.id] !== undefined && one.id !== editedId}
              marksRemote={marksRemote}
              onEdit={() => onOpen(one.id)}
              onRemove={() => onRemove(one)}
              onMakeDefault={() => onMakeDefault(one)}
            />
          ))}
          <button
            type="button"
            className={styles.add}
            data-opener={NEW_ADDRESS}
            data-chosen={isNew || undefined}
            aria-expanded={isNew}
            onClick={() => onOpen(NEW_ADDRESS)}
          >
            <b>
              <Icon name="plus" size={16} />
              <FormattedMessage {...messages.add} />
            </b>
            <span className={styles.quiet}>
              <FormattedMessage {...messages[newAddressHint(isNew, drafts)]} />
            </span>
          </button>
        </div>
      )}
      {shown.length < book.length ? (
        <Button look="text" className={styles.all} onClick={() => setExpanded(true)}>
          <FormattedMessage {...messages.all} values={{ count: book.length }} />
        </Button>
      ) : null}
      {editedId === undefined ? null : (
        <OpenAddressForm
          editing={editing}
          id={editedId}
          address={address}
          handle={form}
          takesFocus={open !== undefined && !isRestored}
          canClose={!isEmpty || editedId !== NEW_ADDRESS}
        />
      )}
    </>
  );
}

/** What the button for a new address says below its name. */
function newAddressHint(isOpen: boolean, drafts: AddressBookProps['drafts']) {
  if (isOpen) return 'adding';
  return drafts[NEW_ADDRESS] ? 'unsaved' : 'addHint';
}

const CardsSkeleton = () => (
  <div className={styles.cards}>
    <Skeleton shape="block" height="1.3rem" />
    <Skeleton shape="block" height="1.3rem" />
  </div>
);

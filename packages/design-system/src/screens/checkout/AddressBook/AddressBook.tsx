import type { Address } from '@shop/contracts';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { messages } from './AddressBook.messages.ts';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard.tsx';
import { NEW_ADDRESS, type AddressDraft, type ValidAddress, type KnownRegions } from './address-draft.ts';

export type AddressBookProps = {
  addresses: Loadable<readonly Address[]>;
  /** Id of the chosen address; '' for none. */
  chosen: string;
  /** Ids of addresses that are being removed or made the default. */
  busy?: ReadonlySet<string>;
  /** The address whose form is open, NEW_ADDRESS for a new one; in an empty book that form is always open. */
  open?: string | undefined;
  /** Unsaved drafts by address id; they outlive the form. */
  drafts: Readonly<Record<string, AddressDraft>>;
  regions: KnownRegions;
  saving: { state: 'idle' | 'busy' } | { state: 'failed'; failure: Failure };
  onChoose: (id: string) => void;
  /** Opens the form of an address, or closes it without losing its draft. */
  onOpen: (id: string | undefined) => void;
  /** Saves a draft, or deletes it when it is undefined. */
  onDraft: (id: string, draft: AddressDraft | undefined) => void;
  /** Loads the subdivisions of a region, also after a failure. */
  onLoadRegions: (parentId: string) => void;
  onSave: (address: ValidAddress) => void;
  onRemove: (address: Address) => void;
  onMakeDefault: (address: Address) => void;
  onRetry: () => void;
};

const AddressForm = lazy(async () => ({ default: (await import('./AddressForm.tsx')).AddressForm }));

/** The address book: choose an address, and add, change and remove addresses in place. */
export function AddressBook(props: AddressBookProps) {
  const heading = useId();
  return (
    <section className={styles.book}>
      <h2 id={heading}>
        <FormattedMessage {...messages.heading} />
      </h2>
      <WhenReady of={props.addresses} skeleton={<CardsSkeleton />} onRetry={props.onRetry}>
        {(addresses) => <AddressList {...props} book={addresses} heading={heading} />}
      </WhenReady>
    </section>
  );
}

/** How many addresses are shown before the rest is collapsed; a single further one is shown too. */
const MAX_COLLAPSED = 5;

function AddressList({
  book,
  heading,
  chosen,
  busy,
  open,
  drafts,
  regions,
  saving,
  onChoose,
  onOpen,
  onDraft,
  onLoadRegions,
  onSave,
  onRemove,
  onMakeDefault,
}: AddressBookProps & { book: readonly Address[]; heading: string }) {
  const group = useId();
  const [isExpanded, setExpanded] = useState(false);
  const cards = useFocusAfterRemoval<HTMLDivElement>(book.length);
  useFocusAfterClosing(cards, open);
  const shown =
    isExpanded || book.length <= MAX_COLLAPSED + 1
      ? book
      : book.filter(({ id }, index) => index < MAX_COLLAPSED || id === chosen);
  const isEmpty = book.length === 0;
  const editedId = open === undefined && isEmpty ? NEW_ADDRESS : open;
  const address = book.find(({ id }) => id === editedId);
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
              group={group}
              isChosen={one.id === chosen}
              isBusy={busy?.has(one.id) ?? false}
              onChoose={onChoose}
              onEdit={() => onOpen(one.id)}
              onRemove={() => onRemove(one)}
              onMakeDefault={() => onMakeDefault(one)}
            />
          ))}
          <button
            type="button"
            className={styles.add}
            data-opener={NEW_ADDRESS}
            aria-expanded={editedId === NEW_ADDRESS}
            onClick={() => onOpen(NEW_ADDRESS)}
          >
            <b>
              <Icon name="plus" size={16} />
              <FormattedMessage {...messages.add} />
            </b>
            <span className={styles.quiet}>
              <FormattedMessage {...(editedId === NEW_ADDRESS ? messages.adding : messages.addHint)} />
            </span>
          </button>
        </div>
      )}
      {shown.length < book.length ? (
        <Button look="text" className={styles.all} onClick={() => setExpanded(true)}>
          <FormattedMessage {...messages.all} values={{ count: book.length }} />
        </Button>
      ) : null}
      {editedId === NEW_ADDRESS || address ? (
        <Suspense fallback={<Skeleton shape="block" height="4.6rem" />}>
          <AddressForm
            key={editedId}
            id={editedId ?? NEW_ADDRESS}
            address={address}
            savedDraft={drafts[editedId ?? NEW_ADDRESS]}
            regions={regions}
            saving={saving}
            takesFocus={open !== undefined}
            onDraft={(draft) => onDraft(editedId ?? NEW_ADDRESS, draft)}
            onLoadRegions={onLoadRegions}
            onSave={onSave}
            onClose={isEmpty ? undefined : () => onOpen(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Returns the focus to the button that opened the form when the form was closed with the focus inside. */
function useFocusAfterClosing(cards: React.RefObject<HTMLElement | null>, open: string | undefined) {
  const last = useRef(open);
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined;
    last.current = open;
    if (closed !== undefined && document.activeElement === document.body)
      cards.current?.querySelector<HTMLElement>(`[data-opener="${closed}"]`)?.focus();
  }, [cards, open]);
}

const CardsSkeleton = () => (
  <div className={styles.cards}>
    <Skeleton shape="block" height="1.3rem" />
    <Skeleton shape="block" height="1.3rem" />
  </div>
);

import type { Address } from '@shop/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { later } from '../../../elements/Later/later.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { messages } from './AddressBook.messages.ts';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard.tsx';
import { NEW_ADDRESS, type AddressDraft, type AddressToSave, type KnownRegions } from './address-draft.ts';

export type AddressBookProps = {
  addresses: Loadable<readonly Address[]>;
  /** Id of the chosen address; '' while none is. */
  chosen: string;
  /** Ids of addresses whose removal or default is on its way. */
  busy?: ReadonlySet<string>;
  /** Whose form is open, NEW_ADDRESS for an empty one. In an empty book that one is open by itself. */
  open?: string | undefined;
  /** What was typed and not saved yet, by address id: it outlives the form. */
  drafts: Readonly<Record<string, AddressDraft>>;
  regions: KnownRegions;
  saving: { state: 'idle' | 'busy' } | { state: 'failed'; failure: Failure };
  onChoose: (id: string) => void;
  /** Opens the form of an address, or closes it; what was typed stays. */
  onOpen: (id: string | undefined) => void;
  /** Keeps what was typed, or throws it away. */
  onDraft: (id: string, draft: AddressDraft | undefined) => void;
  /** Asks what lies below a region, again after a failure. */
  onAskRegions: (parentId: string) => void;
  onSave: (address: AddressToSave) => void;
  onRemove: (address: Address) => void;
  onMakeDefault: (address: Address) => void;
  onRetry: () => void;
};

const AddressForm = later(async () => (await import('./AddressForm.tsx')).AddressForm);

/** The address book: one address to choose, others to add, change and remove in place. */
export function AddressBook(props: AddressBookProps) {
  const heading = useId();
  return (
    <section className={styles.book}>
      <h2 id={heading}>
        <FormattedMessage {...messages.heading} />
      </h2>
      <WhenReady of={props.addresses} skeleton={<CardsSkeleton />} onRetry={props.onRetry}>
        {(addresses) => <OpenBook {...props} book={addresses} heading={heading} />}
      </WhenReady>
    </section>
  );
}

/** How many addresses are shown before the rest is folded away; one more is shown whole. */
const SHOWN = 5;

function OpenBook({
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
  onAskRegions,
  onSave,
  onRemove,
  onMakeDefault,
}: AddressBookProps & { book: readonly Address[]; heading: string }) {
  const group = useId();
  const [isWhole, setWhole] = useState(false);
  const cards = useFocusAfterRemoval<HTMLDivElement>(book.length);
  useFocusAfterClosing(cards, open);
  const shown =
    isWhole || book.length <= SHOWN + 1 ? book : book.filter(({ id }, index) => index < SHOWN || id === chosen);
  const isEmpty = book.length === 0;
  const editing = open === undefined && isEmpty ? NEW_ADDRESS : open;
  const address = book.find(({ id }) => id === editing);
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
            aria-expanded={editing === NEW_ADDRESS}
            onClick={() => onOpen(NEW_ADDRESS)}
          >
            <b>
              <Icon name="plus" size={16} />
              <FormattedMessage {...messages.add} />
            </b>
            <span className={styles.quiet}>
              <FormattedMessage {...(editing === NEW_ADDRESS ? messages.adding : messages.addHint)} />
            </span>
          </button>
        </div>
      )}
      {shown.length < book.length ? (
        <Button look="text" className={styles.all} onClick={() => setWhole(true)}>
          <FormattedMessage {...messages.all} values={{ count: book.length }} />
        </Button>
      ) : null}
      {editing === NEW_ADDRESS || address ? (
        <AddressForm
          key={editing}
          fallback={<Skeleton shape="block" height="4.6rem" />}
          id={editing ?? NEW_ADDRESS}
          address={address}
          typed={drafts[editing ?? NEW_ADDRESS]}
          regions={regions}
          saving={saving}
          takesFocus={open !== undefined}
          onDraft={(draft) => onDraft(editing ?? NEW_ADDRESS, draft)}
          onAskRegions={onAskRegions}
          onSave={onSave}
          onClose={isEmpty ? undefined : () => onOpen(undefined)}
        />
      ) : null}
    </>
  );
}

/** Gives the keyboard back to the button that opened the form, when the form went away with it. */
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

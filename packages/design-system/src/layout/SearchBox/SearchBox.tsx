import { useId, useRef, useState, type FocusEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { later } from '../../elements/Later/later.tsx';
import type { SearchAid, SearchTie } from './search-aid.ts';
import { messages } from './SearchBox.messages.ts';
import styles from './SearchBox.module.css';

export type SearchBoxProps = {
  /** Called with the trimmed text, never empty. */
  onSearch: (query: string) => void;
  /** Offers something while one types. Without it the box only searches. */
  aid?: SearchAid;
};

const SearchList = later(async () => (await import('./SearchList.tsx')).SearchList);

/** The header's search: trimmed text must not be empty; a valid search clears the box (spec section 5). */
export function SearchBox({ onSearch, aid }: SearchBoxProps) {
  const intl = useIntl();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [canSpeak, setCanSpeak] = useState(false);
  const [tie, setTie] = useState<SearchTie>();
  const type = (text: string) => {
    setTyped(text);
    aid?.onType(text);
  };
  const open = () => {
    setOpen(true);
    // Where its words do not come, the box searches as it did without.
    if (!canSpeak)
      aid?.onOpen().then(
        () => setCanSpeak(true),
        () => undefined,
      );
  };
  const leave = () => {
    setOpen(false);
    type('');
  };
  const search = (text: string) => {
    const query = text.trim();
    if (query === '') input.current?.focus();
    setRefused(query === '');
    setOpen(false);
    if (query === '') return;
    leave();
    onSearch(query);
  };
  const forgetOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement | HTMLButtonElement>) => {
    if (currentTarget.form?.contains(relatedTarget)) return;
    setRefused(false);
    setOpen(false);
  };
  return (
    <form
      role="search"
      className={styles.search}
      data-refused={isRefused || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <span className={styles.lens}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        className={styles.input}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={intl.formatMessage(messages.label)}
        placeholder={intl.formatMessage(messages.hint)}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        value={typed}
        onChange={(event) => {
          type(event.target.value);
          setRefused(false);
          open();
        }}
        onBlur={forgetOutside}
        {...(aid
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': false,
              onFocus: open,
              onClick: open,
              onKeyDown: ({ key }) => key === 'ArrowDown' && open(),
              ...tie,
            }
          : {})}
      />
      <button type="submit" className={styles.submit} onBlur={forgetOutside}>
        <span className={styles.word}>
          <FormattedMessage {...messages.search} />
        </span>
        <Icon name="search" />
      </button>
      <span id={errorId} role="alert" className={styles.error}>
        {isRefused ? (
          <>
            <Icon name="alert" size={16} />
            <FormattedMessage {...messages.empty} />
          </>
        ) : null}
      </span>
      {aid && isOpen && canSpeak ? (
        <SearchList
          aid={aid}
          typed={typed}
          onTie={setTie}
          onClose={() => setOpen(false)}
          onSearch={search}
          onChoose={(place) => {
            leave();
            aid.onChoose(place);
          }}
        />
      ) : null}
    </form>
  );
}

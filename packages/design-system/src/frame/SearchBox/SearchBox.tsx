import { useId, useRef, useState, type FocusEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { messages } from './SearchBox.messages.ts';
import styles from './SearchBox.module.css';

/** The header's search: trimmed text must not be empty; a valid search clears the box (spec section 5). */
export function SearchBox({ onSearch }: { onSearch: (query: string) => void }) {
  const intl = useIntl();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const search = () => {
    const query = typed.trim();
    setRefused(query === '');
    if (query === '') {
      input.current?.focus();
      return;
    }
    setTyped('');
    onSearch(query);
  };
  const forgetOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement | HTMLButtonElement>) => {
    if (!currentTarget.form?.contains(relatedTarget)) setRefused(false);
  };
  return (
    <form
      role="search"
      className={styles.search}
      data-refused={isRefused || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        search();
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
          setTyped(event.target.value);
          setRefused(false);
        }}
        onBlur={forgetOutside}
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
    </form>
  );
}

import { lazy, useId, useState, type FocusEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Extra } from '../../elements/Extra/Extra.tsx';
import { usePart } from '../../elements/headless/part-props.ts';
import type { SearchSuggestions } from './search-suggestions.ts';
import { messages } from './SearchBox.messages.ts';
import styles from './SearchBox.module.css';

export type SearchBoxProps = {
  /**
   * The query whose results the page shows; it stays in the box.
   * @default ''
   */
  query?: string | undefined;
  /** Called with the trimmed text, never empty. */
  onSearch: (query: string) => void;
  /** Suggestions while typing. Without it the box only searches. */
  suggestions?: SearchSuggestions;
};

const loadList = async () => ({ default: (await import('./SearchList.tsx')).SearchList });
const SearchList = lazy(loadList);

/**
 * The header's search box: submits trimmed text that is not empty. A valid search clears it (spec section 5) until the
 * page of its results shows the query in it. Its list is loaded when it is first used; until then it is only an input.
 */
export function SearchBox({ query: shown = '', onSearch, suggestions }: SearchBoxProps) {
  const intl = useIntl();
  const errorId = useId();
  const { part, element: input, props } = usePart<HTMLInputElement>();
  // Handlers and ARIA attributes from the list; undefined while it is closed.
  const combobox = props as InputHTMLAttributes<HTMLInputElement> | undefined;
  const [typed, setTyped] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  if (lastShown !== shown) {
    setLastShown(shown);
    setTyped(shown);
  }
  const [isInvalid, setInvalid] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [hasMessages, setHasMessages] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    suggestions?.onType(text);
  };
  const open = () => {
    setOpen(true);
    // If the messages fail to load, the box still searches.
    if (suggestions && !hasMessages)
      Promise.all([suggestions.onOpen(), loadList()]).then(
        () => setHasMessages(true),
        () => undefined,
      );
  };
  const closeAndClear = () => {
    setOpen(false);
    type('');
  };
  const search = (text: string) => {
    const query = text.trim();
    if (query === '') input.current?.focus();
    setInvalid(query === '');
    setOpen(false);
    if (query === '') return;
    closeAndClear();
    // On a page of results the text does not flicker, and stays when the same search is sent again.
    if (shown) setTyped(query);
    onSearch(query);
  };
  // Of the whole form: browsers focus the list, too, where it scrolls.
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    setInvalid(false);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    } else if (combobox) combobox.onKeyDown?.(event);
    else if (event.key === 'ArrowDown') open();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the focus of all that is inside
    <form
      role="search"
      className={styles.search}
      data-invalid={isInvalid || undefined}
      onBlur={closeOnBlur}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <span className={styles.icon}>
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
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        value={typed}
        {...(suggestions
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': false,
              onFocus: open,
              onClick: open,
              ...combobox,
              onKeyDown,
            }
          : {})}
        onChange={(event) => {
          type(event.target.value);
          setInvalid(false);
          open();
          combobox?.onChange?.(event);
        }}
      />
      <button type="submit" className={styles.submit}>
        <span className={styles.label}>
          <FormattedMessage {...messages.search} />
        </span>
        <Icon name="search" />
      </button>
      <span id={errorId} role="alert" className={styles.error}>
        {isInvalid ? (
          <>
            <Icon name="alert" size={16} />
            <FormattedMessage {...messages.empty} />
          </>
        ) : null}
      </span>
      <Extra>
        {suggestions && isOpen && hasMessages ? (
          <SearchList
            suggestions={suggestions}
            typed={typed === shown ? '' : typed}
            input={part}
            onSearch={search}
            onChoose={(place) => {
              closeAndClear();
              suggestions.onChoose(place);
            }}
          />
        ) : null}
      </Extra>
    </form>
  );
}

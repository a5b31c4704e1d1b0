import { useState, type FormEvent } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import styles from './SearchForm.module.css';

export type SearchFormProps = {
  /** The query whose results are shown; '' for none. */
  query: string;
  /** `search` names the form and its box; `hint` says what can be found. */
  texts: { search: string; hint: string; go: string; clear: string };
  /** Whether to offer clearing the search here; when nothing was found, the empty list offers it. */
  canClear: boolean;
  /** Called with the trimmed query; '' clears the search. */
  onSearch: (query: string) => void;
};

/** Searches a list of the account area. */
export function SearchForm({ query, texts, canClear, onSearch }: SearchFormProps) {
  const [text, setText] = useState(query);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" aria-label={texts.search} className={styles.search} onSubmit={search}>
      <input
        type="search"
        className={styles.field}
        aria-label={texts.search}
        placeholder={texts.hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        enterKeyHint="search"
      />
      <Button type="submit">{texts.go}</Button>
      {canClear ? (
        <Button look="text" onClick={() => onSearch('')}>
          {texts.clear}
        </Button>
      ) : null}
    </form>
  );
}

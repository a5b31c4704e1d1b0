import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { messages } from './OrdersScreen.messages.ts';
import styles from './OrdersScreen.module.css';

export type OrderSearchProps = {
  query: string;
  /** Whether to offer clearing the search here; when nothing was found, the empty list offers it. */
  canClear: boolean;
  onSearch: (query: string) => void;
};

/** Finds orders by number or by contents. */
export function OrderSearch({ query, canClear, onSearch }: OrderSearchProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(query);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" aria-label={formatMessage(messages.search)} className={styles.search} onSubmit={search}>
      <input
        type="search"
        className={styles.field}
        aria-label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.searchHint)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        enterKeyHint="search"
      />
      <Button type="submit">
        <FormattedMessage {...messages.searchGo} />
      </Button>
      {canClear ? (
        <Button look="text" onClick={() => onSearch('')}>
          <FormattedMessage {...messages.clear} />
        </Button>
      ) : null}
    </form>
  );
}

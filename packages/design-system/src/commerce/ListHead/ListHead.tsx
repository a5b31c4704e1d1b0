import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { SearchForm, type SearchFormProps } from '../SearchForm/SearchForm.tsx';
import styles from './ListHead.module.css';

export type ListHeadProps = Omit<SearchFormProps, 'texts'> & {
  title: ReactNode;
  messages: Record<'search' | 'searchHint' | 'searchGo' | 'clear', MessageDescriptor>;
};

/** The title of a list that can be searched, and its search. */
export function ListHead({ title, messages, ...search }: ListHeadProps) {
  const { formatMessage } = useIntl();
  const texts = {
    search: formatMessage(messages.search),
    hint: formatMessage(messages.searchHint),
    go: formatMessage(messages.searchGo),
    clear: formatMessage(messages.clear),
  };
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <SearchForm key={search.query} {...search} texts={texts} />
    </div>
  );
}

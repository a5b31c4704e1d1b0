import { useIntl } from 'react-intl';
import { SearchForm, type SearchFormProps } from '../../../commerce/SearchForm/SearchForm.tsx';
import { messages } from './OrdersScreen.messages.ts';

/** Finds orders by number or by contents. */
export function OrderSearch(props: Omit<SearchFormProps, 'texts'>) {
  const { formatMessage } = useIntl();
  const texts = {
    search: formatMessage(messages.search),
    hint: formatMessage(messages.searchHint),
    go: formatMessage(messages.searchGo),
    clear: formatMessage(messages.clear),
  };
  return <SearchForm {...props} texts={texts} />;
}

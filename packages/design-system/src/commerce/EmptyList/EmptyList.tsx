import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { MainLink } from '../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import type { Place } from '../../places/places.ts';

type EmptyMessage =
  | 'emptySearch'
  | 'emptySearchText'
  | 'clear'
  | 'emptyTab'
  | 'emptyTabText'
  | 'toAll'
  | 'empty'
  | 'emptyText';

export type EmptyListProps = {
  messages: Record<EmptyMessage, MessageDescriptor>;
  /** The search query; '' for none. */
  query: string;
  onSearch: (query: string) => void;
  /** The list of all; absent where it is this one. */
  all: Place | undefined;
  /** What to do where there is nothing at all. */
  start: ReactNode;
};

/** No search results, nothing in this tab, or nothing at all, each with its own way on. */
export function EmptyList({ messages, query, onSearch, all, start }: EmptyListProps) {
  const { formatMessage } = useIntl();
  if (query) {
    const clear = (
      <Button look="main" size="large" onClick={() => onSearch('')}>
        <FormattedMessage {...messages.clear} />
      </Button>
    );
    return (
      <EmptyState
        title={formatMessage(messages.emptySearch, { query })}
        text={formatMessage(messages.emptySearchText)}
        action={clear}
      />
    );
  }
  if (all) {
    const toAll = <MainLink to={all} text={messages.toAll} />;
    return (
      <EmptyState title={formatMessage(messages.emptyTab)} text={formatMessage(messages.emptyTabText)} action={toAll} />
    );
  }
  return <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} action={start} />;
}

import type { ListSummary, RowView } from '@shop/parts-list';
import { useDeferredValue, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { SkipTo } from '../../../elements/SkipTo/SkipTo.tsx';
import { ColourGroups } from '../ColourGroups/ColourGroups.tsx';
import { ListTable } from '../ListTable/ListTable.tsx';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { MatchingNotice } from './MatchingNotice.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListRules } from './ListRules.tsx';
import { messages } from './ListScreen.messages.ts';
import type { ListScreenProps } from './ListScreen.tsx';
import { RowsSkeleton } from './ListSkeleton.tsx';
import { ListNotices } from './ListNotices.tsx';
import { SearchedNotice } from './SearchedNotice.tsx';
import { SystemBar } from './SystemBar.tsx';
import { Tally } from './Tally.tsx';

export type ListResultProps = Omit<ListScreenProps, 'list'> & { list: ListSummary };

/** The result from the header to the footer. */
export function ListResult(props: ListResultProps) {
  const {
    list,
    view,
    matching,
    freePostageFrom,
    isAdding,
    onView,
    onSystem,
    onSettings,
    onTakeColour,
    onAddToCart,
    onRetryMatching,
  } = props;
  // The totals are rendered first and the rows deferred, because together they would block the page.
  const isBelowDue = useDeferredValue(true, false);
  useRestoredFocus();
  const table = useId();
  const foot = useId();
  const goTo = (bucket: RowView['bucket']) => {
    onView({ ...view, bucket });
    document.getElementById(table)?.focus();
  };
  return (
    <>
      <ListHeader {...props}>
        <ListNotices {...props} />
      </ListHeader>
      <MatchingNotice matching={matching} onRetry={onRetryMatching} />
      <SearchedNotice />
      <Tally list={list} view={view} onView={onView} onUndecided={() => goTo('undecided')} />
      <SystemBar verdict={list.system} onSystem={onSystem} />
      <ListRules settings={list.settings} touched={list.touched} onSettings={onSettings} />
      {list.colourGroups.length > 0 ? (
        <ColourGroups groups={list.colourGroups} system={list.system} onTakeColour={onTakeColour} />
      ) : null}
      <SkipTo id={foot} staysPut>
        <FormattedMessage {...messages.toFoot} />
      </SkipTo>
      {isBelowDue ? <ListTable {...props} id={table} /> : <RowsSkeleton />}
      <ListFooter
        id={foot}
        list={list}
        isMatching={matching.state === 'matching'}
        freePostageFrom={freePostageFrom}
        isAdding={isAdding}
        onUndecided={() => goTo('undecided')}
        onAddToCart={onAddToCart}
      />
    </>
  );
}

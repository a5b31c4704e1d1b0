import type { ListSummary, RowView } from '@shop/parts-list';
import { useDeferredValue, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { later } from '../../../elements/Later/later.tsx';
import { SkipTo } from '../../../elements/SkipTo/SkipTo.tsx';
import { ColourGroups } from '../ColourGroups/ColourGroups.tsx';
import { useFocusKept } from '../use-focus-kept.ts';
import { AskingNote } from './AskingNote.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead } from './ListHead.tsx';
import { ListRules } from './ListRules.tsx';
import { messages } from './ListScreen.messages.ts';
import type { ListScreenProps } from './ListScreen.tsx';
import { RowsSkeleton } from './ListSkeleton.tsx';
import { Remarks } from './Remarks.tsx';
import { SystemBar } from './SystemBar.tsx';
import { Tally } from './Tally.tsx';

/** The rows come with the list, behind the sums that say what became of it. */
const ListTable = later(async () => (await import('../ListTable/ListTable.tsx')).ListTable);

export type ListResultProps = Omit<ListScreenProps, 'list'> & { list: ListSummary };

/** The result from its head to the bar at the foot. */
export function ListResult(props: ListResultProps) {
  const {
    list,
    view,
    asking,
    freePostageFrom,
    isAdding,
    onView,
    onSystem,
    onSettings,
    onTakeColour,
    onAddToCart,
    onRetryAsking,
  } = props;
  // What says the whole is drawn first, what stands below it in a breath of its own: together they would hold the page up.
  const isBelowDue = useDeferredValue(true, false);
  useFocusKept();
  const table = useId();
  const foot = useId();
  const goTo = (bucket: RowView['bucket']) => {
    onView({ ...view, bucket });
    document.getElementById(table)?.focus();
  };
  return (
    <>
      <ListHead {...props} />
      <AskingNote asking={asking} onRetry={onRetryAsking} />
      <Remarks files={list.files} />
      <Tally list={list} view={view} onView={onView} onUndecided={() => goTo('undecided')} />
      <SystemBar verdict={list.system} onSystem={onSystem} />
      <ListRules settings={list.settings} touched={list.touched} onSettings={onSettings} />
      {list.colourGroups.length > 0 ? (
        <ColourGroups groups={list.colourGroups} system={list.system} onTakeColour={onTakeColour} />
      ) : null}
      <SkipTo id={foot} staysPut>
        <FormattedMessage {...messages.toFoot} />
      </SkipTo>
      {isBelowDue ? <ListTable {...props} id={table} fallback={<RowsSkeleton />} /> : <RowsSkeleton />}
      <ListFoot
        id={foot}
        list={list}
        isAsking={asking.state === 'asking'}
        freePostageFrom={freePostageFrom}
        isAdding={isAdding}
        onUndecided={() => goTo('undecided')}
        onAddToCart={onAddToCart}
      />
    </>
  );
}

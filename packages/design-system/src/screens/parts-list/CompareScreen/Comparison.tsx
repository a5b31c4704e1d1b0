import type { Difference } from '@shop/parts-list';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { CompareActions } from './CompareActions.tsx';
import { messages } from './CompareScreen.messages.ts';
import type { CompareScreenProps } from './CompareScreen.tsx';
import styles from './CompareScreen.module.css';
import { initialFilter, matchesFilter, compareTotals, type CompareFilter } from './compare-totals.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { FilterTabs } from './FilterTabs.tsx';

type ComparisonProps = Pick<
  CompareScreenProps,
  'earlier' | 'done' | 'onUndo' | 'onOnlyNew' | 'onMerge' | 'onTakeOffCart' | 'busy'
> & {
  rows: readonly Difference[];
  /** Whether an action of this comparison was applied to the list. */
  isChanged: boolean;
};

/** The differences: a summary, the actions, and the rows. */
export function Comparison({ rows, earlier, done, isChanged, onUndo, ...actions }: ComparisonProps) {
  const { formatMessage } = useIntl();
  const totals = useMemo(() => compareTotals(rows), [rows]);
  const [chosen, setChosen] = useState<CompareFilter>();
  const isAgainstList = earlier !== undefined;
  const filter = chosen && totals.rows[chosen] > 0 ? chosen : initialFilter(totals, isAgainstList);
  const { added, removed, more, fewer, same, inCart } = totals.rows;
  const isEqual = isAgainstList && rows.length === same;
  const inCartAlready = <FormattedMessage {...messages.inCart} values={{ pieces: totals.piecesInCart }} />;
  return (
    <>
      <div role="status" className={styles.said}>
        {done ? (
          <Notice
            tone="green"
            action={
              <Button onClick={onUndo}>
                <FormattedMessage {...messages.undo} />
              </Button>
            }
          >
            <FormattedMessage {...messages.done} values={{ action: done.action, ...done.now }} />
          </Notice>
        ) : null}
      </div>
      {isAgainstList || inCart > 0 ? (
        <>
          <div className={styles.whole} role="status">
            {isAgainstList ? (
              <>
                <h2>
                  {isEqual ? (
                    <FormattedMessage {...messages.equal} />
                  ) : (
                    <FormattedMessage {...messages.changes} values={{ added, removed, changed: more + fewer }} />
                  )}
                </h2>
                {isEqual ? (
                  <p>
                    <FormattedMessage {...messages.equalText} values={{ rows: same }} />
                  </p>
                ) : null}
                <p>{inCartAlready}</p>
              </>
            ) : (
              <h2>{inCartAlready}</h2>
            )}
          </div>
          {/* A second action would subtract or add twice. */}
          {isChanged ? null : (
            <CompareActions
              {...actions}
              isAgainstList={isAgainstList}
              isInCart={totals.piecesInCart > 0}
              isEqual={isEqual}
            />
          )}
          <FilterTabs rows={totals.rows} isAgainstList={isAgainstList} filter={filter} onFilter={setChosen} />
          <DifferenceTable
            key={filter}
            rows={rows.filter((row) => matchesFilter(filter, row))}
            isAgainstList={isAgainstList}
          />
        </>
      ) : (
        <EmptyState title={formatMessage(messages.nothing)} text={formatMessage(messages.nothingText)} />
      )}
    </>
  );
}

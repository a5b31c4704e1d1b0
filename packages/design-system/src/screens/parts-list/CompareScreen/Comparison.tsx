import type { Difference } from '@shop/parts-list';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { CompareActs } from './CompareActs.tsx';
import { messages } from './CompareScreen.messages.ts';
import type { CompareScreenProps } from './CompareScreen.tsx';
import styles from './CompareScreen.module.css';
import { firstShelf, standsOn, sumsOf, type Shelf } from './compare-sums.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { ShelfTabs } from './ShelfTabs.tsx';

type ComparisonProps = Pick<
  CompareScreenProps,
  'earlier' | 'done' | 'onUndo' | 'onKeepNew' | 'onMerge' | 'onTakeOffCart' | 'busy'
> & {
  rows: readonly Difference[];
  /** Whether the list was changed by this very comparison. */
  isChanged: boolean;
};

/** What differs: the whole in a sentence, what can be done about it, and the rows. */
export function Comparison({ rows, earlier, done, isChanged, onUndo, ...acts }: ComparisonProps) {
  const { formatMessage } = useIntl();
  const sums = useMemo(() => sumsOf(rows), [rows]);
  const [chosen, setChosen] = useState<Shelf>();
  const isAgainstList = earlier !== undefined;
  const shelf = chosen && sums.rows[chosen] > 0 ? chosen : firstShelf(sums, isAgainstList);
  const { added, removed, more, fewer, same, inCart } = sums.rows;
  const isEqual = isAgainstList && rows.length === same;
  const inCartAlready = <FormattedMessage {...messages.inCart} values={{ pieces: sums.piecesInCart }} />;
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
            <FormattedMessage {...messages.done} values={{ act: done.act, ...done.now }} />
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
          {/* The same again would take off or add twice. */}
          {isChanged ? null : (
            <CompareActs {...acts} isAgainstList={isAgainstList} isInCart={sums.piecesInCart > 0} isEqual={isEqual} />
          )}
          <ShelfTabs rows={sums.rows} isAgainstList={isAgainstList} shelf={shelf} onShelf={setChosen} />
          <DifferenceTable
            key={shelf}
            rows={rows.filter((row) => standsOn(shelf, row))}
            isAgainstList={isAgainstList}
          />
        </>
      ) : (
        <EmptyState title={formatMessage(messages.nothing)} text={formatMessage(messages.nothingText)} />
      )}
    </>
  );
}

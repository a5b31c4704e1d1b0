import type { PartFamily } from '@shop/contracts';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStableCallback } from '../../../use-stable-callback.ts';
import { LOW_STOCK } from '../ProductScreen/purchase-status.ts';
import { cellKey, nextPosition, type Matrix, type CellPosition } from './matrix.ts';
import { MatrixFoot } from './MatrixFoot.tsx';
import { MatrixHead } from './MatrixHead.tsx';
import { MatrixRow } from './MatrixRow.tsx';
import { messages } from './PartMatrix.messages.ts';
import { showColumn } from './show-column.ts';
import styles from './PartMatrix.module.css';

export type PartMatrixProps = Matrix & {
  family: PartFamily;
  /** Id of the product of the page, and the `uniqueId` of its chosen offer. */
  current: string;
  chosen: string;
};

/**
 * A table of parts by colours with a quantity in each cell, to add many at once. It is operated like a grid: arrow keys
 * move between cells, and one cell at a time is in the tab order.
 */
export function PartMatrix({
  family,
  current,
  chosen,
  wanted,
  onWant,
  onAddAll,
  state,
  problems,
  isMember,
}: PartMatrixProps) {
  const { formatMessage } = useIntl();
  const { parts, colours } = family;
  const ownRow = Math.max(
    0,
    parts.findIndex(({ id }) => id === current),
  );
  const chosenColumn = colours.findIndex(({ id }) => parts[ownRow]?.offers[id]?.uniqueId === chosen);
  const [active, setActive] = useState<CellPosition>({ row: ownRow, column: Math.max(0, chosenColumn) });
  // Another colour was chosen on the page: its cell is the one to go to.
  const [followed, setFollowed] = useState(chosenColumn);
  if (chosenColumn !== followed) {
    setFollowed(chosenColumn);
    if (chosenColumn >= 0) setActive({ row: ownRow, column: chosenColumn });
  }
  const [correction, setRemark] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(
    function showChosen() {
      if (scroller.current) showColumn(scroller.current, chosenColumn);
    },
    [chosenColumn],
  );
  // Focus moves only when the shopper moves to a cell, not on the first render.
  const shouldFocus = useRef(false);

  // Stable for all cells, so that a keystroke re-renders one of them and not three hundred.
  const want = useStableCallback(onWant);
  const enter = useCallback((row: number, column: number) => {
    shouldFocus.current = true;
    setActive({ row, column });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || !(event.target instanceof Element) || !event.target.closest('td')) return;
    const next = nextPosition(active, event, { rows: parts.length, columns: colours.length });
    if (!next) return;
    event.preventDefault();
    enter(next.row, next.column);
  };
  const problemSpots = parts.flatMap(({ id, offers }, row) =>
    colours.flatMap((colour, column) => {
      const offer = offers[colour.id];
      const problem = offer && problems[cellKey(id, offer.uniqueId)];
      return problem ? [{ row, column, name: `${parts[row]?.name} ${colour.name}`, problem }] : [];
    }),
  );
  return (
    <section className={styles.matrix}>
      <div className={styles.title}>
        <h2>
          <FormattedMessage {...(parts.length > 1 ? messages.title : messages.titleOne)} />{' '}
          <span>
            <FormattedMessage {...messages.note} values={{ parts: parts.length }} />
          </span>
        </h2>
        <p className={styles.legend}>
          <span>
            <b>0.35</b> <FormattedMessage {...messages.legendPrice} />
          </span>
          <span>
            <i>
              <FormattedMessage {...messages.left} values={{ stock: 24 }} />
            </i>{' '}
            <FormattedMessage {...messages.legendFew} values={{ count: LOW_STOCK }} />
          </span>
          <span>
            – <FormattedMessage {...messages.legendNone} />
          </span>
        </p>
      </div>
      <div ref={scroller} className={styles.scroller}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table navigated by arrow keys is a grid (ARIA practices)
          role="grid"
          className={styles.grid}
          aria-label={formatMessage(parts.length > 1 ? messages.title : messages.titleOne)}
          onKeyDown={onKeyDown}
        >
          <MatrixHead colours={colours} active={active.column} chosen={chosenColumn} />
          <tbody>
            {parts.map((part, row) => (
              <MatrixRow
                key={part.id}
                part={part}
                colours={colours}
                row={row}
                isCurrent={part.id === current}
                active={active.row === row ? active.column : -1}
                chosen={chosenColumn}
                wanted={wanted}
                problems={problems}
                shouldFocus={shouldFocus}
                onWant={want}
                onCorrection={setRemark}
                onEnter={enter}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MatrixFoot
        family={family}
        wanted={wanted}
        state={state}
        isMember={isMember}
        onAddAll={onAddAll}
        correction={correction}
        problems={problemSpots}
        onEnter={enter}
      />
    </section>
  );
}

import type { Difference } from '@shop/parts-list';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { useColours } from '../colours.ts';
import { messages } from './CompareScreen.messages.ts';
import { DifferenceRow } from './DifferenceRow.tsx';
import styles from './DifferenceTable.module.css';

type DifferenceTableProps = { rows: readonly Difference[]; isAgainstList: boolean };

/** Rows rendered initially, and added with each press of the button: lists may have thousands. */
const STEP = 100;

/** The filtered rows: part, colour, and three numbers side by side. */
export function DifferenceTable({ rows, isAgainstList }: DifferenceTableProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(STEP);
  const colours = useColours();
  const left = rows.length - shown;
  return (
    <>
      <table
        className={styles.table}
        data-against={isAgainstList ? 'list' : 'cart'}
        aria-label={formatMessage(messages.table)}
      >
        <thead>
          <tr className={styles.head}>
            <th scope="col">
              <FormattedMessage {...messages.columnPart} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.columnColour} />
            </th>
            {isAgainstList ? (
              <>
                <th scope="col">
                  <FormattedMessage {...messages.columnChange} />
                </th>
                <th scope="col" data-number>
                  <FormattedMessage {...messages.columnBefore} />
                </th>
              </>
            ) : null}
            <th scope="col" data-number>
              <FormattedMessage {...messages.columnHere} />
            </th>
            <th scope="col" data-number>
              <FormattedMessage {...messages.columnCart} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <DifferenceRow
              key={row.key}
              row={row}
              colour={typeof row.colour === 'number' ? colours.get(row.colour) : row.colour}
              isAgainstList={isAgainstList}
            />
          ))}
        </tbody>
      </table>
      <VisuallyHidden>
        <span role="status">
          {formatMessage(messages.rows, { shown: Math.min(shown, rows.length), all: rows.length })}
        </span>
      </VisuallyHidden>
      <MoreButton hasMore={left > 0} onMore={() => setShown(shown + STEP)}>
        <FormattedMessage {...messages.more} values={{ count: Math.min(left, STEP) }} />
      </MoreButton>
    </>
  );
}

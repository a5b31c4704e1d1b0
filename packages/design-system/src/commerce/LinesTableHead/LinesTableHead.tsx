import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './LinesTableHead.messages.ts';
import styles from './LinesTableHead.module.css';

export type LineColumn = keyof typeof messages;

export type LinesTableHeadProps = {
  /** In the order of the cells. The first one spans the column of pictures too. */
  columns: readonly LineColumn[];
  /** The lines of the table. Where one has no part number, they are goods with variants, not parts in colours. */
  lines: readonly { partNumber: string }[];
  /** Lays the row out where the rows of the table are grids. */
  className?: string;
};

const NUMERIC: readonly LineColumn[] = ['price', 'quantity', 'total'];
/** The headings where ordinary goods are among the lines. */
const OF_GOODS: Partial<Record<LineColumn, LineColumn>> = { part: 'goods', colour: 'variant' };
/** Columns of controls: their headings are for screen readers only. */
const HIDDEN: readonly LineColumn[] = ['select', 'remove'];

/** The head of a table of cart or order lines. */
export function LinesTableHead({ columns, lines, className }: LinesTableHeadProps) {
  const hasGoods = lines.some(({ partNumber }) => partNumber === '');
  const headingOf = (column: LineColumn) => messages[(hasGoods && OF_GOODS[column]) || column];
  return (
    <thead className={styles.head}>
      <tr className={className}>
        {columns.map((column, index) => (
          <th
            key={column}
            scope="col"
            colSpan={index === 0 ? 2 : undefined}
            data-number={NUMERIC.includes(column) || undefined}
          >
            {HIDDEN.includes(column) ? (
              <VisuallyHidden>
                <FormattedMessage {...headingOf(column)} />
              </VisuallyHidden>
            ) : (
              <FormattedMessage {...headingOf(column)} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

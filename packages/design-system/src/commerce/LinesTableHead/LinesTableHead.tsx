import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './LinesTableHead.messages.ts';
import styles from './LinesTableHead.module.css';

export type LineColumn = keyof typeof messages;

export type LinesTableHeadProps = {
  /** In the order of the cells. The first one spans the column of pictures too. */
  columns: readonly LineColumn[];
  /** Lays the row out where the rows of the table are grids. */
  className?: string;
};

const NUMERIC: readonly LineColumn[] = ['price', 'quantity', 'total'];
/** Columns of controls: their headings are for screen readers only. */
const HIDDEN: readonly LineColumn[] = ['select', 'remove'];

/** The head of a table of cart or order lines. */
export const LinesTableHead = ({ columns, className }: LinesTableHeadProps) => (
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
              <FormattedMessage {...messages[column]} />
            </VisuallyHidden>
          ) : (
            <FormattedMessage {...messages[column]} />
          )}
        </th>
      ))}
    </tr>
  </thead>
);

import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import tabs from '../../../commerce/TabRow/TabRow.module.css';
import { messages } from './CompareScreen.messages.ts';
import { SHELVES, type CompareSums, type Shelf } from './compare-sums.ts';
import styles from './CompareScreen.module.css';

type ShelfTabsProps = {
  rows: CompareSums['rows'];
  isAgainstList: boolean;
  shelf: Shelf;
  onShelf: (shelf: Shelf) => void;
};

/** Which rows of the comparison are shown, with how many there are of each; empty ones cannot be chosen. */
export function ShelfTabs({ rows, isAgainstList, shelf, onShelf }: ShelfTabsProps) {
  const { formatMessage } = useIntl();
  const offered = isAgainstList ? SHELVES : SHELVES.filter((one) => one === 'inCart');
  return (
    <div role="group" aria-label={formatMessage(messages.tabs)} className={tabs.tabs}>
      <ul>
        {offered.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={`${tabs.tab} ${styles.tab}`}
              aria-current={one === shelf ? 'true' : undefined}
              disabled={rows[one] === 0}
              onClick={() => onShelf(one)}
            >
              <FormattedMessage {...messages.tab} values={{ shelf: one }} />{' '}
              <span className={styles.count}>
                <FormattedNumber value={rows[one]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

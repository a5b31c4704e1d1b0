import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import tabs from '../../../commerce/TabRow/TabRow.module.css';
import { messages } from './CompareScreen.messages.ts';
import { COMPARE_FILTERS, type CompareTotals, type CompareFilter } from './compare-totals.ts';
import styles from './CompareScreen.module.css';

type FilterTabsProps = {
  rows: CompareTotals['rows'];
  isAgainstList: boolean;
  filter: CompareFilter;
  onFilter: (filter: CompareFilter) => void;
};

/** The filters of the comparison, with the number of rows of each. Empty ones are disabled. */
export function FilterTabs({ rows, isAgainstList, filter, onFilter }: FilterTabsProps) {
  const { formatMessage } = useIntl();
  const offered = isAgainstList ? COMPARE_FILTERS : COMPARE_FILTERS.filter((one) => one === 'inCart');
  return (
    <div role="group" aria-label={formatMessage(messages.tabs)} className={tabs.tabs}>
      <ul>
        {offered.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={`${tabs.tab} ${styles.tab}`}
              aria-current={one === filter ? 'true' : undefined}
              disabled={rows[one] === 0}
              onClick={() => onFilter(one)}
            >
              <FormattedMessage {...messages.tab} values={{ filter: one }} />{' '}
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

import type { BalanceRecord } from '@shop/contracts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { messages } from './BalanceScreen.messages.ts';
import styles from './BalanceScreen.module.css';
import { monthsOf } from './months-of.ts';
import { RecordRow } from './RecordRow.tsx';

/** The changes of the balance by month, as a table where there is room, else as cards. */
export const RecordList = ({ records }: { records: readonly BalanceRecord[] }) => (
  <div className={styles.list}>
    <div className={styles.columns} aria-hidden="true">
      <span>
        <FormattedMessage {...messages.columnWhat} />
      </span>
      <span>
        <FormattedMessage {...messages.columnAt} />
      </span>
      <span>
        <FormattedMessage {...messages.columnAmount} />
      </span>
      <span>
        <FormattedMessage {...messages.columnAfter} />
      </span>
    </div>
    {monthsOf(records).map((group) => (
      <section key={group.month} className={styles.month}>
        <h2>
          <Month month={group.month} />
        </h2>
        <ul>
          {group.records.map((record) => (
            <li key={record.id}>
              <RecordRow record={record} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

/** A month in the format of the language. Its middle is in the same month in every time zone. */
const Month = ({ month }: { month: string }) =>
  month === '' ? (
    <FormattedMessage {...messages.undated} />
  ) : (
    <FormattedDate value={`${month}-15T12:00:00+08:00`} year="numeric" month="long" />
  );

import type { ListSummary } from '@shop/parts-list';
import { FormattedMessage } from 'react-intl';
import { messages } from './ListScreen.messages.ts';
import styles from './Tally.module.css';

/** Merged lines, and ignored rows with the reasons. */
export function IgnoredRows({ merged, ignored }: Pick<ListSummary, 'merged' | 'ignored'>) {
  const rows = ignored.reduce((sum, one) => sum + one.rows, 0);
  return (
    <div className={styles.aside}>
      {merged > 0 ? (
        <p>
          <FormattedMessage {...messages.merged} values={{ count: merged }} />
        </p>
      ) : null}
      {rows > 0 ? (
        <details>
          <summary>
            <FormattedMessage {...messages.ignored} values={{ rows }} />
          </summary>
          <ul>
            {ignored.map(({ why, rows: some, pieces }) => (
              <li key={why}>
                <FormattedMessage
                  {...messages.ignoredRows}
                  values={{ why: <FormattedMessage key="why" {...messages[why]} />, rows: some, pieces }}
                />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

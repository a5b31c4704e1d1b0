import type { RepairCartEntry } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { RepairEntryHead } from '../RepairEntry/RepairEntryHead.tsx';
import { RepairEntryLines } from '../RepairEntry/RepairEntryLines.tsx';
import { messages } from './RepairConfirmScreen.messages.ts';
import styles from './RepairConfirmScreen.module.css';

/** The requests that will be submitted, their lines collapsed. */
export const ConfirmedEntries = ({ entries }: { entries: readonly RepairCartEntry[] }) => (
  <section className={styles.entries}>
    <div className={styles.entriesHead}>
      <h2>
        <FormattedMessage {...messages.requests} values={{ count: entries.length }} />
      </h2>
      <Link to={{ name: 'repairCart' }}>
        <FormattedMessage {...messages.toCart} />
      </Link>
    </div>
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <RepairEntryHead entry={entry} level="h3" />
          <RepairEntryLines entry={entry} shown={0} />
        </li>
      ))}
    </ul>
  </section>
);

import { useIntl } from 'react-intl';
import { messages } from './StudLoader.messages.ts';
import styles from './StudLoader.module.css';

/** Waiting: studs fill a 2 x 4 plate, one after the other. */
export function StudLoader({ label }: { label?: string }) {
  const intl = useIntl();
  return (
    <span role="status" aria-label={label ?? intl.formatMessage(messages.waiting)} className={styles.plate}>
      {Array.from({ length: 8 }, (_, index) => (
        <i key={index} className={styles.stud} style={{ animationDelay: `${index * 120}ms` }} />
      ))}
    </span>
  );
}

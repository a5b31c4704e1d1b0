import { useIntl } from 'react-intl';
import { messages } from './Loader.messages.ts';
import styles from './Loader.module.css';

/** A loading indicator: studs fill a 2 × 4 plate one after the other. */
export function Loader({ label }: { label?: string }) {
  const intl = useIntl();
  return (
    <span role="status" aria-label={label ?? intl.formatMessage(messages.waiting)} className={styles.plate}>
      {Array.from({ length: 8 }, (_, index) => (
        <i key={index} className={styles.stud} style={{ animationDelay: `${index * 120}ms` }} />
      ))}
    </span>
  );
}

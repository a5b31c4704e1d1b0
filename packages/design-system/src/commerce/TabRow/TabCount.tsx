import { FormattedNumber } from 'react-intl';
import styles from './TabRow.module.css';

/** How many there are in the view of a tab; nothing for none, or while it is not known. */
export const TabCount = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 ? (
    <span className={styles.count}>
      <FormattedNumber value={count} />
    </span>
  ) : null;

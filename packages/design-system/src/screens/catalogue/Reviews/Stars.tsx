import { useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { STAR } from '../../../elements/Icon/more-icons.ts';
import { messages } from './Reviews.messages.ts';
import styles from './Reviews.module.css';

const ALL = [1, 2, 3, 4, 5];

/** One to five stars, rounded to whole stars; screen readers get the exact value. */
export function Stars({ stars }: { stars: number }) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.stars} role="img" aria-label={formatMessage(messages.stars, { stars })}>
      {ALL.map((star) => (
        <span key={star} data-lit={star <= Math.round(stars) || undefined}>
          <Icon path={STAR} size={16} />
        </span>
      ))}
    </span>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import type { Place } from '../../../places/places.ts';
import styles from './FilterChips.module.css';
import { messages } from './PartsScreen.messages.ts';

/** A filter in use and the place of the list without it. */
export type AppliedFilter = { id: string; name: string; without: Place };

/** The filters in use, each gone by one click. The widest comes first: without it nothing is filtered. */
export function FilterChips({ applied }: { applied: readonly AppliedFilter[] }) {
  const intl = useIntl();
  const [first] = applied;
  if (!first) return null;
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage(messages.applied)}>
      {applied.map(({ id, name, without }) => (
        <li key={id}>
          <Link to={without} look="plain" className={styles.chip} aria-label={intl.formatMessage(messages.remove, { name })}>
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {applied.length > 1 ? <li><Link to={first.without} className={styles.clear}><FormattedMessage {...messages.clear} /></Link></li> : null}
    </ul>
  );
}

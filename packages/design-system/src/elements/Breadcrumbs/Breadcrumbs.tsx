import { useIntl } from 'react-intl';
import type { Place } from '../../places/places.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { messages } from './Breadcrumbs.messages.ts';
import styles from './Breadcrumbs.module.css';

/** One step of the trail; the last, this page, has no place. */
export type Crumb = { label: string; to?: Place };

/** The way from the home page to this one. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its depth in the trail; two may bear one name
          <li key={index} className={styles.crumb}>
            {index > 0 ? <Icon name="chevronRight" size={16} /> : null}
            {to ? (
              <Link to={to} look="plain" className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

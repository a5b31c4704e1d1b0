import { useIntl } from 'react-intl';
import type { Place } from '../../places/places.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { messages } from './Breadcrumbs.messages.ts';
import styles from './Breadcrumbs.module.css';

/** One step; the last one is the current page and has no link. */
export type Crumb = { label: string; to?: Place };

/** The path from the home page to the current page; on phones the last step with a link alone, as a way back. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps keep their order, and two may have the same name
          <li key={index} className={styles.crumb}>
            <Icon name="chevronRight" size={16} />
            {to ? (
              <Link to={to} look="plain" className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

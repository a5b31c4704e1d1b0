import { FormattedNumber, useIntl } from 'react-intl';
import type { Place } from '../../places/places.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { pageWindow } from './page-window.ts';
import { messages } from './Pagination.messages.ts';
import styles from './Pagination.module.css';

export type PaginationProps = {
  /** The present page, from 1. */
  page: number;
  pageCount: number;
  toPlace: (page: number) => Place;
};

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, toPlace }: PaginationProps) {
  const intl = useIntl();
  if (pageCount <= 1) return null;
  const nameOf = (n: number) => intl.formatMessage(messages.page, { page: n });
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <ol className={styles.pages}>
        {page > 1 ? (
          <li>
            <Link to={toPlace(page - 1)} look="plain" className={styles.page} rel="prev" aria-label={intl.formatMessage(messages.previous)}>
              <Icon name="chevronLeft" />
            </Link>
          </li>
        ) : null}
        {pageWindow(page, pageCount).map((n, index) => (
          <li key={n === 'gap' ? `gap-${index}` : n} className={n === 'gap' || n === page || n === 1 || n === pageCount ? undefined : styles.spare}>
            {n === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link to={toPlace(n)} look="plain" className={styles.page} aria-label={nameOf(n)} aria-current={n === page ? 'page' : undefined}>
                <FormattedNumber value={n} />
              </Link>
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <Link to={toPlace(page + 1)} look="plain" className={styles.page} rel="next" aria-label={intl.formatMessage(messages.next)}>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

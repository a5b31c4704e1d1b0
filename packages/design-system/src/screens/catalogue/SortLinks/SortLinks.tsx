import { useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import type { PartSort, Place } from '../../../places/places.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { messages } from './SortLinks.messages.ts';
import styles from './SortLinks.module.css';

const SORTS: readonly PartSort[] = ['default', 'sales', 'new', 'priceUp', 'priceDown'];

export type SortLinksProps = { current: PartSort; toPlace: (sort: PartSort) => Place };

/** The sort orders of a list: a row of links; on a phone a button with the current one, which opens them. */
export function SortLinks({ current, toPlace }: SortLinksProps) {
  const intl = useIntl();
  return (
    <Disclosure
      label={intl.formatMessage(messages[current])}
      name={`${intl.formatMessage(messages.sort)}: ${intl.formatMessage(messages[current])}`}
      icon="chevronDown"
      side="end"
    >
      <nav className={styles.sorts} aria-label={intl.formatMessage(messages.sort)}>
        {SORTS.map((sort) => (
          <Link key={sort} to={toPlace(sort)} look="plain" aria-current={sort === current ? 'true' : undefined}>
            {intl.formatMessage(messages[sort])}
          </Link>
        ))}
      </nav>
    </Disclosure>
  );
}

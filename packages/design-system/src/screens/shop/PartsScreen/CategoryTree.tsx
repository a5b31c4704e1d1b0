import type { Category } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartSort } from '../../../places/places.ts';
import styles from './CategoryTree.module.css';
import { messages } from './PartsScreen.messages.ts';

export type CategoryTreeProps = {
  categories: Loadable<readonly Category[]>;
  category?: string;
  sub?: string;
  /** Kept from one kind to the next. */
  sort: PartSort;
  onRetry: () => void;
};

/** The kinds of parts as links; the open kind shows its children. */
export function CategoryTree({ categories, category, sub, sort, onRetry }: CategoryTreeProps) {
  const intl = useIntl();
  const current = (is: boolean) => (is ? ('page' as const) : undefined);
  return (
    <nav className={styles.tree} aria-label={intl.formatMessage(messages.filters)}>
      <h2><FormattedMessage {...messages.filters} /></h2>
      <WhenReady of={categories} onRetry={onRetry} skeleton={<TreeSkeleton />}>
        {(tops) => (
          <ul>
            <li><Link to={{ name: 'parts', sort }} look="plain" aria-current={current(!category)}><FormattedMessage {...messages.all} /></Link></li>
            {tops.map((top) => (
              <li key={top.id}>
                <Link to={{ name: 'parts', category: top.id, sort }} look="plain" aria-current={current(top.id === category && !sub)}>{top.name}</Link>
                {top.id === category && top.children.length > 0 ? (
                  <ul>
                    {top.children.map((child) => (
                      <li key={child.id}>
                        <Link to={{ name: 'parts', category: top.id, sub: child.id, sort }} look="plain" aria-current={current(child.id === sub)}>{child.name}</Link>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </WhenReady>
    </nav>
  );
}

function TreeSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} width={`${4 + (at % 3)}em`} />
      ))}
    </div>
  );
}

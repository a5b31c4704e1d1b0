import type { Category, Facets } from '@shop/contracts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { PartFilter, Place } from '../../../places/places.ts';
import styles from './CategoryTree.module.css';
import { FacetMore } from './FacetGroup.tsx';
import { messages } from './Facets.messages.ts';
import { withChange, without } from './narrow.ts';

export type CategoryTreeProps = {
  categories: readonly Category[];
  /** How many parts each category has; undefined when the server sends no counts. */
  counts: Facets['categories'] | undefined;
  filter: PartFilter;
  to: (filter: PartFilter) => Place;
};

/** Categories shown before "more"; the rest is collapsed only when it has more than `MIN_COLLAPSED` categories. */
const SHOWN = 8;
const MIN_COLLAPSED = 2;

/** The categories as links; the current one shows its subcategories. */
export function CategoryTree({ categories, counts, filter, to }: CategoryTreeProps) {
  const { formatMessage } = useIntl();
  const countOf = new Map(counts?.map(({ id, count }) => [id, count]));
  const itemOf = (place: Place, name: string, isCurrent: boolean, id?: string) => {
    const count = counts && id !== undefined ? (countOf.get(id) ?? 0) : undefined;
    const content = (
      <>
        <span>{name}</span>
        {count === undefined ? null : (
          <span className={styles.count}>
            <FormattedNumber value={count} /> <VisuallyHidden>{formatMessage(messages.parts)}</VisuallyHidden>
          </span>
        )}
      </>
    );
    if (count === 0 && !isCurrent) return <span className={styles.none}>{content}</span>;
    return (
      <Link to={place} look="plain" aria-current={isCurrent ? 'page' : undefined}>
        {content}
      </Link>
    );
  };
  const branchOf = (top: Category) => (
    <li key={top.id}>
      {itemOf(
        to(withChange(filter, { category: top.id, sub: undefined })),
        top.name,
        top.id === filter.category && !filter.sub,
        top.id,
      )}
      {top.id === filter.category && top.children.length > 0 ? (
        <ul>
          {top.children.map((child) => (
            <li key={child.id}>
              {itemOf(
                to(withChange(filter, { category: top.id, sub: child.id })),
                child.name,
                child.id === filter.sub,
                child.id,
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
  const isLong = categories.length > SHOWN + MIN_COLLAPSED;
  const shown = isLong ? categories.filter(({ id }, at) => at < SHOWN || id === filter.category) : categories;
  const rest = categories.filter((top) => !shown.includes(top));
  return (
    <nav className={styles.tree} aria-label={formatMessage(messages.category)}>
      <h2>
        <FormattedMessage {...messages.category} />
      </h2>
      <ul>
        <li>{itemOf(to(without(filter, 'category')), formatMessage(messages.all), !filter.category)}</li>
        {shown.map(branchOf)}
      </ul>
      {rest.length > 0 ? (
        <FacetMore label={<FormattedMessage {...messages.moreCategories} values={{ count: rest.length }} />}>
          <ul>{rest.map(branchOf)}</ul>
        </FacetMore>
      ) : null}
    </nav>
  );
}

import type { Category, Facets } from '@shop/contracts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { PartFilter, Place } from '../../../places/places.ts';
import styles from './CategoryTree.module.css';
import { FacetMore } from './FacetGroup.tsx';
import { FacetBox } from './FacetOption.tsx';
import { messages } from './Facets.messages.ts';
import { messages as chipMessages } from './FilterChips.messages.ts';
import { chosenCategories, firstOf, toggledCategory, withChange, without } from './narrow.ts';

export type CategoryTreeProps = {
  categories: readonly Category[];
  /** How many parts each category has; undefined when the server sends no counts. */
  counts: Facets['categories'] | undefined;
  filter: PartFilter;
  to: (filter: PartFilter) => Place;
};

/**
 * The categories: a name leads to that category alone, a box adds it to the chosen ones. A chosen one shows its
 * subcategories. Without counts the server may know one category at a time, so there are no boxes.
 */
export function CategoryTree({ categories, counts, filter, to }: CategoryTreeProps) {
  const { formatMessage } = useIntl();
  const countOf = new Map(counts?.map(({ id, count }) => [id, count]));
  const chosen = chosenCategories(filter);
  const isOpen = (top: Category) => [top, ...top.children].some(({ id }) => chosen.includes(id));
  const itemOf = (place: Place, name: string, id?: string) => {
    const isOn = id === undefined ? chosen.length === 0 : chosen.includes(id);
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
    const isNone = count === 0 && !isOn;
    return (
      <div className={styles.row}>
        {count === undefined || id === undefined || isNone ? null : (
          <Link
            to={to(toggledCategory(filter, id, categories))}
            look="plain"
            className={styles.box}
            aria-label={formatMessage(isOn ? chipMessages.remove : messages.alsoCategory, { name })}
            rel="nofollow"
          >
            <FacetBox isOn={isOn} />
          </Link>
        )}
        {isNone ? (
          <span className={styles.none}>{content}</span>
        ) : (
          <Link to={place} look="plain" aria-current={isOn ? 'page' : undefined}>
            {content}
          </Link>
        )}
      </div>
    );
  };
  const placeOf = (category: string, sub?: string) => to(withChange(without(filter, 'category'), { category, sub }));
  const branchOf = (top: Category) => (
    <li key={top.id}>
      {itemOf(placeOf(top.id), top.name, top.id)}
      {isOpen(top) && top.children.length > 0 ? (
        <ul>
          {top.children.map(({ id, name }) => (
            <li key={id}>{itemOf(placeOf(top.id, id), name, id)}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
  // Categories without parts come last, so that "more" hides none with parts for them.
  const hasNone = ({ id }: Category) => Number(counts !== undefined && !countOf.get(id));
  const { shown, rest } = firstOf(
    categories.toSorted((a, b) => hasNone(a) - hasNone(b)),
    isOpen,
  );
  return (
    <nav className={styles.tree} aria-label={formatMessage(messages.category)} data-boxes={counts ? true : undefined}>
      <h2>
        <FormattedMessage {...messages.category} />
      </h2>
      <ul>
        <li>{itemOf(to(without(filter, 'category')), formatMessage(messages.all))}</li>
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

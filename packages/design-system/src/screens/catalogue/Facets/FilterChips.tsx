import type { Category, Facets } from '@shop/contracts';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartFilter, Place } from '../../../places/places.ts';
import { messages } from './FilterChips.messages.ts';
import styles from './FilterChips.module.css';
import { useApplied } from './use-applied.ts';

export type FilterChipsProps = {
  categories: Loadable<readonly Category[]>;
  facets: Loadable<Facets> | undefined;
  filter: PartFilter;
  to: (filter: PartFilter) => Place;
};

/** The applied filters; a click on a chip removes its filter. */
export function FilterChips({ categories, facets, filter, to }: FilterChipsProps) {
  const { formatMessage } = useIntl();
  const applied = useApplied(filter, categories, facets);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={formatMessage(messages.applied)}>
      {applied.map(({ id, name, picture, rest }) => (
        <li key={id}>
          <Link
            to={to(rest)}
            look="plain"
            className={styles.chip}
            aria-label={formatMessage(messages.remove, { name })}
            rel="nofollow"
            onClick={focusNeighbour}
          >
            {picture?.kind === 'part' ? <ColourSwatch hex={picture.hex} finish={picture.finish} name="" /> : null}
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {applied.length > 1 ? (
        <li>
          <Link to={to({})} className={styles.clear}>
            <FormattedMessage {...messages.clear} />
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** The chip that is pressed goes, and the focus would go with it. */
function focusNeighbour({ currentTarget }: MouseEvent) {
  const { previousElementSibling, nextElementSibling } = currentTarget.parentElement ?? currentTarget;
  (previousElementSibling ?? nextElementSibling)?.querySelector('a')?.focus();
}

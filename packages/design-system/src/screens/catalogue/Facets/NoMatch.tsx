import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { messages } from './FilterChips.messages.ts';
import type { FilterChipsProps } from './FilterChips.tsx';
import styles from './NoMatch.module.css';
import { useApplied } from './use-applied.ts';

/** No part matches all applied filters: offers to remove one of them, with the number of results where it is known. */
export function NoMatch({ categories, facets, filter, to }: FilterChipsProps) {
  const { formatMessage } = useIntl();
  // Removing a filter that still leaves no results would not help.
  const applied = useApplied(filter, categories, facets).filter(({ count }) => count !== 0);
  return (
    <EmptyState
      title={formatMessage(messages.none)}
      text={applied.length > 0 ? formatMessage(messages.noneText) : undefined}
      action={
        <span className={styles.actions}>
          {applied.length > 0 ? (
            <ul>
              {applied.map(({ id, name, rest, count }) => (
                <li key={id}>
                  <Link to={to(rest)} rel="nofollow">
                    <FormattedMessage
                      {...(count === undefined ? messages.withoutCount : messages.withCount)}
                      values={{ name, count }}
                    />
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          <ButtonLink to={to({})}>
            <FormattedMessage {...messages.clear} />
          </ButtonLink>
        </span>
      }
    />
  );
}

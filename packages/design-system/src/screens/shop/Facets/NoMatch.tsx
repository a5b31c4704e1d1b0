import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { messages } from './FilterChips.messages.ts';
import type { FilterChipsProps } from './FilterChips.tsx';
import styles from './NoMatch.module.css';
import { useApplied } from './use-applied.ts';

/** No part answers to all filters in use: which of them to let go, and what that would bring where it is known. */
export function NoMatch({ categories, facets, filter, to }: FilterChipsProps) {
  const { formatMessage } = useIntl();
  // What would bring nothing either is no way on.
  const applied = useApplied(filter, categories, facets).filter(({ count }) => count !== 0);
  return (
    <EmptyState
      title={formatMessage(messages.none)}
      {...(applied.length > 0 ? { text: formatMessage(messages.noneText) } : {})}
      action={
        <span className={styles.ways}>
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

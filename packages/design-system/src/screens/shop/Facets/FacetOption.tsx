import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { Place } from '../../../places/places.ts';
import { messages } from './Facets.messages.ts';
import styles from './FacetOption.module.css';

export type FacetOptionProps = {
  /** The list with this value chosen, or without it where it is. */
  to: Place;
  isOn: boolean;
  /** How many parts it would leave; absent where nobody counted. */
  count: number | undefined;
  /** `check` is a box to tick, `pill` a small frame. */
  look: 'check' | 'pill';
  children: ReactNode;
};

/** One value of a filter, as a link to the list with it. What would leave nothing cannot be followed unless it is to be taken back. */
export function FacetOption({ to, isOn, count, look, children }: FacetOptionProps) {
  const inside = (
    <>
      {look === 'check' ? (
        <span className={styles.box}>
          {isOn ? (
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3.5 8.3 3 3 6-6.3" />
            </svg>
          ) : null}
        </span>
      ) : null}
      <span className={styles.name}>{children}</span>
      {count === undefined ? null : (
        <span className={styles.count}>
          <FormattedNumber value={count} />{' '}
          <VisuallyHidden>
            <FormattedMessage {...messages.parts} />
          </VisuallyHidden>
        </span>
      )}
    </>
  );
  if (count === 0 && !isOn)
    return (
      <span className={styles.option} data-kind={look} data-none>
        {inside}
      </span>
    );
  return (
    <Link
      to={to}
      look="plain"
      className={styles.option}
      data-on={isOn || undefined}
      aria-current={isOn ? 'true' : undefined}
      data-kind={look}
      rel="nofollow"
    >
      {inside}
    </Link>
  );
}

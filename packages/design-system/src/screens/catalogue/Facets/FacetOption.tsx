import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { Place } from '../../../places/places.ts';
import { messages } from './Facets.messages.ts';
import styles from './FacetOption.module.css';

export type FacetOptionProps = {
  /** The list with this value selected, or without it if it is selected. */
  to: Place;
  isOn: boolean;
  /** How many parts would remain; undefined when the server sends no counts. */
  count: number | undefined;
  /** `check` is a checkbox, `pill` a small bordered label. */
  look: 'check' | 'pill';
  children: ReactNode;
};

/** A box that is ticked if its value is selected. */
export const FacetBox = ({ isOn }: { isOn: boolean }) => (
  <span className={styles.box} data-on={isOn || undefined}>
    {isOn ? (
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3.5 8.3 3 3 6-6.3" />
      </svg>
    ) : null}
  </span>
);

/**
 * One value of a facet, as a link to the list with it. A value that would leave no parts is not a link, unless it is
 * selected and the link removes it.
 */
export function FacetOption({ to, isOn, count, look, children }: FacetOptionProps) {
  const content = (
    <>
      {look === 'check' ? <FacetBox isOn={isOn} /> : null}
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
        {content}
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
      {content}
    </Link>
  );
}

import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages } from '../../../elements/WhenReady/WhenReady.messages.ts';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import type { Place } from '../../../places/places.ts';
import styles from './Strip.module.css';

export type StripProps<T> = {
  of: Loadable<T>;
  isEmpty: (value: T) => boolean;
  title: ReactNode;
  /** Shown after the title. */
  note?: ReactNode;
  /** Shown at the end of the heading: a link to the complete list or an action. */
  end: ReactNode;
  skeleton: ReactNode;
  onRetry: () => void;
  children: (value: T) => ReactNode;
};

/**
 * A section of the home page with a heading. It is hidden when empty, and shows one line when it failed.
 */
export function Strip<T>({ of, isEmpty, title, note, end, skeleton, onRetry, children }: StripProps<T>) {
  const id = useId();
  if (of.state === 'ready' && isEmpty(of.value)) return null;
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {of.state !== 'failed' && note ? <div className={styles.note}>{note}</div> : null}
        {of.state === 'failed' ? null : <div className={styles.end}>{end}</div>}
      </div>
      {of.state === 'failed' ? (
        <InlineFailure failure={of.failure} onRetry={onRetry} />
      ) : (
        <WhenReady of={of} skeleton={skeleton}>
          {children}
        </WhenReady>
      )}
    </section>
  );
}

/** The failure of optional content: one line with a retry button. */
export function InlineFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const failureText = useFailureText();
  return (
    <p role="status" className={styles.failed}>
      {failureText(failure)}
      <Button look="text" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </p>
  );
}

/** The link from a section to the complete list. */
export function SeeAllLink({ to, children }: { to: Place; children: ReactNode }) {
  return (
    <Link to={to} className={styles.end}>
      {children}
      <Icon name="chevronRight" size={16} />
    </Link>
  );
}

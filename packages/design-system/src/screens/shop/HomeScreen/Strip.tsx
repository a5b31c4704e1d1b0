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
  /** Stands after the title. */
  note?: ReactNode;
  /** Stands at the end of the heading: the way to all of it, or what can be done about it. */
  end?: ReactNode;
  skeleton: ReactNode;
  onRetry: () => void;
  children: (value: T) => ReactNode;
};

/** A part of the home page with a heading. It is left out where it is empty, and takes one line where it failed. */
export function Strip<T>({ of, isEmpty, title, note, end, skeleton, onRetry, children }: StripProps<T>) {
  const id = useId();
  if (of.state === 'ready' && isEmpty(of.value)) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {note ? <div className={styles.note}>{note}</div> : null}
        {of.state === 'ready' && end ? <div className={styles.end}>{end}</div> : null}
      </div>
      {of.state === 'failed' ? (
        <QuietFailure failure={of.failure} onRetry={onRetry} />
      ) : (
        <WhenReady of={of} skeleton={skeleton}>
          {children}
        </WhenReady>
      )}
    </section>
  );
}

/** A failure of something that the page can do without: one line with one way on. */
export function QuietFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const words = useFailureText();
  return (
    <p role="status" className={styles.failed}>
      {words(failure)}
      <Button look="text" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </p>
  );
}

/** The way from a strip to everything that it shows some of. */
export function ToAll({ to, children }: { to: Place; children: ReactNode }) {
  return (
    <Link to={to} className={styles.end}>
      {children}
      <Icon name="chevronRight" size={16} />
    </Link>
  );
}

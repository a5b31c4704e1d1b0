import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure, Loadable } from '../../loadable.ts';
import { Button } from '../Button/Button.tsx';
import { messages } from './WhenReady.messages.ts';
import styles from './WhenReady.module.css';

export type WhenReadyProps<T> = {
  of: Loadable<T>;
  /** A skeleton in the shape of the content; hidden from screen readers, which read "loading" instead. */
  skeleton: ReactNode;
  /** Loads again. Without it the failure has no button. */
  onRetry?: () => void;
  children: (value: T) => ReactNode;
};

/** Renders the three states of loaded data in the same way everywhere. */
export function WhenReady<T>({ of, skeleton, onRetry, children }: WhenReadyProps<T>) {
  const intl = useIntl();
  switch (of.state) {
    case 'loading':
      return (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <div aria-hidden="true">{skeleton}</div>
        </div>
      );
    case 'failed':
      return <FailureNote failure={of.failure} onRetry={onRetry} />;
    case 'ready':
      return children(of.value);
  }
}

/** Says in one sentence what went wrong, in the server's text where it sent one, with one action. */
export function FailureNote({ failure, onRetry }: { failure: Failure; onRetry?: (() => void) | undefined }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{failure.message ?? <FormattedMessage {...messages[failure.kind]} />}</p>
      {onRetry ? (
        <Button onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      ) : null}
    </div>
  );
}

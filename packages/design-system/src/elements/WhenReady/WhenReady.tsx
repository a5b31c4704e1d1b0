import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure, Loadable } from '../../loadable.ts';
import type { Place } from '../../places/places.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { useFailureText } from './use-failure-text.ts';
import { messages } from './WhenReady.messages.ts';
import styles from './WhenReady.module.css';

export type WhenReadyProps<T> = {
  of: Loadable<T>;
  /** A skeleton in the shape of the content; hidden from screen readers, which read "loading" instead. */
  skeleton: ReactNode;
  /** Loads again. Without it the failure has no button. */
  onRetry?: (() => void) | undefined;
  /** Where things of this kind are listed: a failure then leads there, and to an agent. */
  list?: Place | undefined;
  children: (value: T) => ReactNode;
};

/** Renders the three states of loaded data in the same way everywhere. */
export function WhenReady<T>({ of, skeleton, onRetry, list, children }: WhenReadyProps<T>) {
  const intl = useIntl();
  const isDue = useIsDue(of.state === 'ready');
  if (of.state === 'failed') return <FailureNote failure={of.failure} onRetry={onRetry} list={list} />;
  if (of.state === 'ready' && isDue) return children(of.value);
  return (
    <div role="status" aria-label={intl.formatMessage(messages.loading)}>
      <div aria-hidden="true">{skeleton}</div>
    </div>
  );
}

/**
 * Whether the content is due: what was ready from the start is at once. What an answer brings is rendered in a transition,
 * in slices between which the page answers, since a screen is too much for one task on a phone.
 */
function useIsDue(isReady: boolean): boolean {
  const [isDue, setIsDue] = useState(isReady);
  useEffect(() => startTransition(() => setIsDue(isReady)), [isReady]);
  return isDue;
}

export type FailureNoteProps = { failure: Failure } & Pick<WhenReadyProps<unknown>, 'onRetry' | 'list'>;

/** Says in one sentence what went wrong, in the server's text where it sent one, and what can be done. */
export function FailureNote({ failure, onRetry, list }: FailureNoteProps) {
  const failureText = useFailureText();
  return (
    <div role="alert" className={styles.failure}>
      <p>{failureText(failure)}</p>
      <div className={styles.actions}>
        {onRetry ? (
          <Button onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        ) : null}
        {list ? (
          <>
            <ButtonLink to={list}>
              <FormattedMessage {...messages.list} />
            </ButtonLink>
            <ButtonLink to={{ name: 'chat' }}>
              <FormattedMessage {...messages.chat} />
            </ButtonLink>
          </>
        ) : null}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../loadable.ts';
import { Button } from '../Button/Button.tsx';
import { useFailureText } from '../WhenReady/use-failure-text.ts';
import { messages } from '../WhenReady/WhenReady.messages.ts';
import styles from './PartFailed.module.css';

export type PartFailedProps = {
  failure: Failure;
  /** Loads the part again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Which part of the page is missing, as a sentence. */
  children: ReactNode;
};

/** Why a part of a page is missing, and how it is loaded again. */
export type FailedPart = Pick<PartFailedProps, 'failure' | 'onRetry'>;

/** In the place of a part of a page that could not be loaded, while the rest works: what is missing, why, and a retry. */
export function PartFailed({ failure, onRetry, children }: PartFailedProps) {
  const failureText = useFailureText();
  return (
    <div role="status" className={styles.failed}>
      <p>
        {children} {failureText(failure)}
      </p>
      {onRetry ? (
        <Button size="small" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      ) : null}
    </div>
  );
}

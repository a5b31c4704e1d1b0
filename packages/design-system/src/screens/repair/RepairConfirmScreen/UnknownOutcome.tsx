import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import type { Failure } from '../../../loadable.ts';
import { messages as confirmMessages } from './RepairConfirmScreen.messages.ts';
import { messages } from './RepairProblem.messages.ts';
import styles from './UnknownOutcome.module.css';

export type UnknownOutcomeProps = {
  isAsking: boolean;
  /** Why asking again gave no answer either. */
  failure?: Failure | undefined;
  onAskAgain: () => void;
};

/**
 * Before what was sent, while it is not known whether the requests were submitted: asking again with the same key is
 * safe, another submission would not be.
 */
export function UnknownOutcome({ isAsking, failure, onAskAgain }: UnknownOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function focusHeading() {
    heading.current?.focus();
  }, []);
  return (
    <section className={styles.panel}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <Icon name="alert" size={24} />
        <FormattedMessage {...messages.unknown} />
      </h2>
      <p role="status">
        <FormattedMessage {...(failure && !isAsking ? messages.stillUnknown : messages.unknownText)} />
      </p>
      <div className={styles.actions}>
        <Button look="main" size="large" isBusy={isAsking} onClick={onAskAgain}>
          <FormattedMessage {...messages.askAgain} />
        </Button>
        <ButtonLink to={{ name: 'repairs' }} size="large">
          <FormattedMessage {...confirmMessages.toRequests} />
        </ButtonLink>
      </div>
    </section>
  );
}

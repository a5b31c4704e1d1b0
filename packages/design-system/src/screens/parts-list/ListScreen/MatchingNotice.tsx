import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages } from './ListScreen.messages.ts';
import type { Matching } from './ListScreen.tsx';
import styles from './ListScreen.module.css';

/** The progress of matching; after a failure a button to continue. */
export function MatchingNotice({ matching, onRetry }: { matching: Matching; onRetry: () => void }) {
  const failureText = useFailureText();
  if (matching.state === 'done') return null;
  if (matching.state === 'matching') {
    return (
      <p className={styles.matching}>
        <progress value={matching.matched} max={matching.of} aria-hidden="true" />
        <FormattedMessage {...messages.matching} values={{ matched: matching.matched, of: matching.of }} />
      </p>
    );
  }
  return (
    <div className={styles.remarks}>
      <Notice
        tone="red"
        action={
          <Button onClick={onRetry}>
            <FormattedMessage {...messages.continueMatching} />
          </Button>
        }
      >
        {failureText(matching.failure)} <FormattedMessage {...messages.matchingFailed} />
      </Notice>
    </div>
  );
}

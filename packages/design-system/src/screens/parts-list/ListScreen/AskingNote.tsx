import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages } from './ListScreen.messages.ts';
import type { Asking } from './ListScreen.tsx';
import styles from './ListScreen.module.css';

/** How far the shop has answered; after a failure the way to go on. */
export function AskingNote({ asking, onRetry }: { asking: Asking; onRetry: () => void }) {
  const say = useFailureText();
  if (asking.state === 'done') return null;
  if (asking.state === 'asking') {
    return (
      <p className={styles.asking}>
        <progress value={asking.answered} max={asking.of} aria-hidden="true" />
        <FormattedMessage {...messages.asking} values={{ answered: asking.answered, of: asking.of }} />
      </p>
    );
  }
  return (
    <Notice
      tone="red"
      action={
        <Button onClick={onRetry}>
          <FormattedMessage {...messages.goOn} />
        </Button>
      }
    >
      {say(asking.failure)} <FormattedMessage {...messages.askingFailed} />
    </Notice>
  );
}

import type { LineState } from '@shop/chat-client';
import type { Moment } from '@shop/contracts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './LineNote.messages.ts';
import styles from './LineNote.module.css';

export type LineNoteProps = {
  line: LineState;
  /** For the countdown. */
  now: Moment;
  /** Tries at once. */
  onRetry: () => void;
};

/** How the line stands, where it does not simply work. It lies over the top of the conversation, so that nothing below it moves. */
export function LineNote({ line, now, onRetry }: LineNoteProps) {
  const { formatMessage } = useIntl();
  const spoken = useSpokenState(line);
  const content = drawState(line, now, onRetry);
  return (
    <>
      {/* The countdown is seen, not heard: a listener is told once that the line was cut, and once that it is back. */}
      <VisuallyHidden>
        <span role="status">{spoken ? formatMessage(messages[spoken]) : null}</span>
      </VisuallyHidden>
      {content ? (
        <div className={styles.note} data-at={line.at}>
          {content}
        </div>
      ) : null}
    </>
  );
}

function drawState(line: LineState, now: Moment, onRetry: () => void): ReactNode {
  const tryNow = (
    <Button look="text" onClick={onRetry}>
      <FormattedMessage {...messages.tryNow} />
    </Button>
  );
  switch (line.at) {
    case 'off':
    case 'online':
      return null;
    case 'connecting':
      return <FormattedMessage {...messages.connecting} />;
    case 'waiting':
      return (
        <>
          <FormattedMessage
            {...messages.waiting}
            values={{ seconds: Math.max(0, Math.ceil((line.retryAt - now) / 1000)) }}
          />
          {tryNow}
        </>
      );
    case 'signedOut':
      return (
        <>
          <FormattedMessage {...messages.signedOut} />
          <Link to={{ name: 'login' }}>
            <FormattedMessage {...messages.signIn} />
          </Link>
        </>
      );
    case 'noService':
      return (
        <>
          <FormattedMessage {...messages.noService} />
          {tryNow}
        </>
      );
  }
}

type Spoken = 'connecting' | 'cut' | 'back' | 'signedOut' | 'noService';

/** What a listener is told. While the line is cut and tried over and over it stays the same, and so is not said again. */
function useSpokenState({ at }: LineState): Spoken | undefined {
  const [wasCut, setWasCut] = useState(false);
  if (at === 'waiting' && !wasCut) setWasCut(true);
  switch (at) {
    case 'off':
      return undefined;
    case 'online':
      return wasCut ? 'back' : undefined;
    case 'connecting':
      return wasCut ? 'cut' : 'connecting';
    case 'waiting':
      return 'cut';
    default:
      return at;
  }
}

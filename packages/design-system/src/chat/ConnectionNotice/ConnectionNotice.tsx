import type { ConnectionState } from '@shop/chat-client';
import type { Moment } from '@shop/contracts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './ConnectionNotice.messages.ts';
import styles from './ConnectionNotice.module.css';

export type ConnectionNoticeProps = {
  connection: ConnectionState;
  /** For the countdown. */
  now: Moment;
  /** Connects at once. */
  onRetry: () => void;
};

/**
 * The state of the connection, unless it simply works. It overlays the top of the conversation, so that the messages
 * below do not move.
 */
export function ConnectionNotice({ connection, now, onRetry }: ConnectionNoticeProps) {
  const { formatMessage } = useIntl();
  const announced = useAnnouncedState(connection);
  const content = contentOf(connection, now, onRetry);
  return (
    <>
      {/* The countdown is not read aloud: the loss of the connection is announced once, and its return once. */}
      <VisuallyHidden>
        <span role="status">{announced ? formatMessage(messages[announced]) : null}</span>
      </VisuallyHidden>
      {content ? (
        <div className={styles.notice} data-status={connection.status}>
          {content}
        </div>
      ) : null}
    </>
  );
}

function contentOf(connection: ConnectionState, now: Moment, onRetry: () => void): ReactNode {
  const retryButton = (
    <Button look="text" onClick={onRetry}>
      <FormattedMessage {...messages.tryNow} />
    </Button>
  );
  switch (connection.status) {
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
            values={{ seconds: Math.max(0, Math.ceil((connection.retryAt - now) / 1000)) }}
          />
          {retryButton}
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
          {connection.blockedHost ? (
            // An element of its own, so that there is a gap between the two sentences.
            <span>
              <FormattedMessage {...messages.blockedHost} values={{ host: connection.blockedHost }} />
            </span>
          ) : null}
          {retryButton}
        </>
      );
  }
}

type Announced = 'connecting' | 'lost' | 'restored' | 'signedOut' | 'noService';

/** What is read aloud. It stays the same during repeated attempts to reconnect, so that it is not repeated. */
function useAnnouncedState({ status }: ConnectionState): Announced | undefined {
  const [wasLost, setWasLost] = useState(false);
  if (status === 'waiting' && !wasLost) setWasLost(true);
  switch (status) {
    case 'off':
      return undefined;
    case 'online':
      return wasLost ? 'restored' : undefined;
    case 'connecting':
      return wasLost ? 'lost' : 'connecting';
    case 'waiting':
      return 'lost';
    default:
      return status;
  }
}

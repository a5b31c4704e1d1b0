import type { Agent } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { EXTERNAL } from '../../elements/Icon/more-icons.ts';
import { Link } from '../../elements/Link/Link.tsx';
import type { Place } from '../../places/places.ts';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { messages } from './AgentHead.messages.ts';
import styles from './AgentHead.module.css';
import { AgentMenu } from './AgentMenu.tsx';

export type AgentHeadProps = {
  agents: readonly Agent[];
  /** Who answers now; whether they are there is said where it is known. */
  agent?: (Agent & { isOnline?: boolean }) | undefined;
  isMuted: boolean;
  /** Whether the notice is shown where it has no room of its own, and its id on the page. */
  isNoticeOpen: boolean;
  noticeId: string;
  onTurnTo: (agentId: string) => void;
  onMute: (isMuted: boolean) => void;
  onNotice: (isOpen: boolean) => void;
  onClose?: (() => void) | undefined;
  /** The chat as a page of its own. */
  popOut?: Place | undefined;
};

/** Who is talked to, and what can be done with the window. It can be gripped to move the window. */
export function AgentHead({
  agents,
  agent,
  isMuted,
  isNoticeOpen,
  noticeId,
  onTurnTo,
  onMute,
  onNotice,
  onClose,
  popOut,
}: AgentHeadProps) {
  const { formatMessage } = useIntl();
  const name = agent?.name || formatMessage(messages.service);
  return (
    <header className={styles.head} data-drag-handle>
      <span className={styles.face}>
        <Avatar name={name} url={agent?.avatar ?? ''} />
      </span>
      <div className={styles.who}>
        {agents.length > 1 ? (
          <AgentMenu agents={agents} currentId={agent?.id} name={name} onTurnTo={onTurnTo} />
        ) : (
          <h2 className={styles.name}>{name}</h2>
        )}
        {agent?.isOnline === undefined ? null : (
          <p className={styles.state} data-online={agent.isOnline || undefined}>
            <FormattedMessage {...(agent.isOnline ? messages.online : messages.away)} />
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <span className={styles.folded}>
          <ToolButton
            label={formatMessage(messages.notice)}
            aria-expanded={isNoticeOpen}
            aria-controls={noticeId}
            onClick={() => onNotice(!isNoticeOpen)}
          >
            <Icon name="info" />
          </ToolButton>
        </span>
        <ToolButton label={formatMessage(messages.mute)} aria-pressed={isMuted} onClick={() => onMute(!isMuted)}>
          <ChatIcon name={isMuted ? 'soundOff' : 'sound'} />
        </ToolButton>
        {popOut ? (
          <Link
            to={popOut}
            look="plain"
            className={styles.out}
            target="_blank"
            title={formatMessage(messages.popOut)}
            aria-label={formatMessage(messages.popOut)}
          >
            <Icon path={EXTERNAL} />
          </Link>
        ) : null}
        {onClose ? (
          <ToolButton label={formatMessage(messages.close)} onClick={onClose}>
            <Icon name="close" />
          </ToolButton>
        ) : null}
      </div>
    </header>
  );
}

import type { Agent } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import type { Place } from '../../places/places.ts';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { messages } from './AgentHead.messages.ts';
import styles from './AgentHead.module.css';
import { AgentMenu } from './AgentMenu.tsx';

export type AgentHeadProps = {
  agents: readonly Agent[];
  /** The agent who answers now; the online status is shown if it is known. */
  agent?: (Agent & { isOnline?: boolean }) | undefined;
  isMuted: boolean;
  /** Whether the notice is open in a layout without a column for it, and its element id. */
  isNoticeOpen: boolean;
  noticeId: string;
  onSwitchAgent: (agentId: string) => void;
  onMute: (isMuted: boolean) => void;
  onNotice: (isOpen: boolean) => void;
  onClose?: (() => void) | undefined;
  /** The page that shows the chat in a tab of its own. */
  popOut?: Place | undefined;
};

/** The header of the chat: the agent, and the buttons of the window. It can be dragged to move the window. */
export function AgentHead({
  agents,
  agent,
  isMuted,
  isNoticeOpen,
  noticeId,
  onSwitchAgent,
  onMute,
  onNotice,
  onClose,
  popOut,
}: AgentHeadProps) {
  const { formatMessage } = useIntl();
  const name = agent?.name || formatMessage(messages.service);
  return (
    <header className={styles.head} data-drag-handle>
      <span className={styles.avatar}>
        <Avatar name={name} url={agent?.avatar ?? ''} />
      </span>
      <div className={styles.agent}>
        {agents.length > 1 ? (
          <AgentMenu agents={agents} currentId={agent?.id} name={name} onSwitchAgent={onSwitchAgent} />
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
            <Icon name="external" />
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

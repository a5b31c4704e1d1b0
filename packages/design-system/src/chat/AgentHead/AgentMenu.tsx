import type { Agent } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { usePopup } from '../use-popup.ts';
import { messages } from './AgentHead.messages.ts';
import styles from './AgentHead.module.css';

export type AgentMenuProps = {
  agents: readonly Agent[];
  currentId: string | undefined;
  /** The name of the current agent. */
  name: string;
  onSwitchAgent: (agentId: string) => void;
};

/** The agent’s name as a button that opens a menu of the other agents. Escape and a press outside close it. */
export function AgentMenu({ agents, currentId, name, onSwitchAgent }: AgentMenuProps) {
  const { formatMessage } = useIntl();
  const { isOpen, id, closeAndReturn, frame, opener } = usePopup();
  return (
    <div
      {...frame}
      role="presentation"
      className={styles.choice}
      onKeyDown={(event) => {
        frame.onKeyDown(event);
        // Escape closes only the menu, not the chat window.
        if (event.defaultPrevented) event.stopPropagation();
      }}
    >
      <h2 className={styles.name}>
        <button {...opener} type="button" className={styles.chooser} title={formatMessage(messages.change)}>
          <span className={styles.chooserName}>{name}</span>
          <Icon name="chevronDown" size={16} />
        </button>
      </h2>
      {isOpen ? (
        <ul id={id} className={styles.menu} aria-label={formatMessage(messages.change)}>
          {agents.map((agent) => (
            <li key={agent.id}>
              <button
                type="button"
                className={styles.item}
                aria-current={agent.id === currentId || undefined}
                onClick={() => {
                  closeAndReturn();
                  if (agent.id !== currentId) onSwitchAgent(agent.id);
                }}
              >
                <Avatar name={agent.name} url={agent.avatar} />
                <span className={styles.itemName}>{agent.name || <FormattedMessage {...messages.service} />}</span>
                {agent.id === currentId ? (
                  <span className={styles.current}>
                    <FormattedMessage {...messages.current} />
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

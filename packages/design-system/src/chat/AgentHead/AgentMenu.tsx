import type { Agent } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Menu } from '../../elements/Menu/Menu.tsx';
import { messages } from './AgentHead.messages.ts';
import styles from './AgentHead.module.css';

export type AgentMenuProps = {
  agents: readonly Agent[];
  currentId: string | undefined;
  /** The name of the current agent. */
  name: string;
  onSwitchAgent: (agentId: string) => void;
};

/** The agent’s name as a button that opens a menu of all agents. */
export function AgentMenu({ agents, currentId, name, onSwitchAgent }: AgentMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      label={formatMessage(messages.change)}
      trigger={(button) => (
        <h2 className={styles.name}>
          <button {...button} className={styles.chooser} title={formatMessage(messages.change)}>
            <span className={styles.chooserName}>{name}</span>
            <Icon name="chevronDown" size={16} />
          </button>
        </h2>
      )}
      options={agents.map((agent) => ({
        value: agent.id,
        text: agent.name,
        content: (
          <>
            <Avatar name={agent.name} url={agent.avatar} />
            <span className={styles.itemName}>{agent.name || <FormattedMessage {...messages.service} />}</span>
            {agent.id === currentId ? (
              <span className={styles.current}>
                <FormattedMessage {...messages.current} />
              </span>
            ) : null}
          </>
        ),
      }))}
      value={currentId}
      onChoose={onSwitchAgent}
    />
  );
}

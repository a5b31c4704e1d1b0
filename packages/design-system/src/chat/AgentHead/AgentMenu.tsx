import type { Agent } from '@shop/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { messages } from './AgentHead.messages.ts';
import styles from './AgentHead.module.css';

export type AgentMenuProps = {
  agents: readonly Agent[];
  currentId: string | undefined;
  /** Who answers now. */
  name: string;
  onTurnTo: (agentId: string) => void;
};

/** The agent's name with the choice of others behind it. Escape and a press outside close it. */
export function AgentMenu({ agents, currentId, name, onTurnTo }: AgentMenuProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    function closeOnPressOutside() {
      if (!isOpen) return undefined;
      const close = ({ target }: Event) => {
        if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
      };
      document.addEventListener('pointerdown', close);
      return () => document.removeEventListener('pointerdown', close);
    },
    [isOpen],
  );
  const shut = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={box}
      role="presentation"
      className={styles.choice}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The window around it closes by Escape too: this press is for the choice alone.
        event.preventDefault();
        event.stopPropagation();
        shut();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <h2 className={styles.name}>
        <button ref={button} type="button" className={styles.chooser} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} title={formatMessage(messages.change)} onClick={() => setOpen(!isOpen)}>
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
                  shut();
                  if (agent.id !== currentId) onTurnTo(agent.id);
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

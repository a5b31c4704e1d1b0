import type { Agent } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { messages } from './AgentChangeNotice.messages.ts';
import styles from './AgentChangeNotice.module.css';

/** A notice in the conversation: from here on another agent answers. */
export const AgentChangeNotice = ({ agent }: { agent: Agent }) => (
  <p className={styles.notice}>
    <Avatar name={agent.name} url={agent.avatar} size="small" />
    {agent.name ? (
      <FormattedMessage {...messages.named} values={{ name: agent.name }} />
    ) : (
      <FormattedMessage {...messages.unnamed} />
    )}
  </p>
);

import type { Agent } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { messages } from './TurnLine.messages.ts';
import styles from './TurnLine.module.css';

/** From here on another agent answers: the conversation goes on. */
export const TurnLine = ({ agent }: { agent: Agent }) => (
  <p className={styles.turn}>
    <Avatar name={agent.name} url={agent.avatar} size="small" />
    {agent.name ? (
      <FormattedMessage {...messages.named} values={{ name: agent.name }} />
    ) : (
      <FormattedMessage {...messages.unnamed} />
    )}
  </p>
);

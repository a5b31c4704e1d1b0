import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './NoticesScreen.messages.ts';
import styles from './NoticesScreen.module.css';

/** The chat with the agents, which is no notice: the number of unread messages in the header counts both. */
export const ServiceEntry = ({ onChat }: { onChat: () => void }) => (
  <div className={styles.service}>
    <span className={styles.subject}>
      <Icon name="chat" />
    </span>
    <div className={styles.serviceText}>
      <p className={styles.rowTitle}>
        <FormattedMessage {...messages.service} />
      </p>
      <p className={styles.quiet}>
        <FormattedMessage {...messages.serviceText} />
      </p>
    </div>
    <Button onClick={onChat}>
      <FormattedMessage {...messages.serviceGo} />
    </Button>
  </div>
);

import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { ChatRoom, type ChatRoomProps } from '../ChatRoom/ChatRoom.tsx';
import { messages } from './ChatScreen.messages.ts';
import styles from './ChatScreen.module.css';

export type ChatScreenProps = Omit<ChatRoomProps, 'onClose' | 'popOut' | 'asked'>;

/** The chat as a page, as high as the browser window. */
export function ChatScreen(props: ChatScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page width="full">
      <h1>
        <VisuallyHidden>{formatMessage(messages.title)}</VisuallyHidden>
      </h1>
      <div className={styles.room}>
        <ChatRoom {...props} />
      </div>
    </Page>
  );
}

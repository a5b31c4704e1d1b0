import { ChatContainer, MainContainer, Message, MessageList } from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import type { Item } from './conversation.ts';

/** The public chat kit, used as in its guide. */
export const List = ({ items }: { items: readonly Item[] }) => (
  <MainContainer style={{ height: '100%' }}>
    <ChatContainer>
      <MessageList>
        {items.map((item) =>
          item.type === 'message' ? (
            <Message
              key={item.key}
              model={{
                message: item.message.text,
                sender: item.message.senderName,
                direction: item.isOwn ? 'outgoing' : 'incoming',
                position: 'single',
              }}
            />
          ) : null,
        )}
      </MessageList>
    </ChatContainer>
  </MainContainer>
);

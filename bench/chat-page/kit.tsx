import { ChatContainer, MainContainer, Message, MessageList } from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import type { Line } from './talk.ts';

/** The public chat kit, used as its guide shows. */
export const Talk = ({ lines }: { lines: readonly Line[] }) => (
  <MainContainer style={{ height: '100%' }}>
    <ChatContainer>
      <MessageList>
        {lines.map((line) =>
          line.type === 'message' ? (
            <Message
              key={line.key}
              model={{
                message: line.message.text,
                sender: line.message.senderName,
                direction: line.isOwn ? 'outgoing' : 'incoming',
                position: 'single',
              }}
            />
          ) : null,
        )}
      </MessageList>
    </ChatContainer>
  </MainContainer>
);

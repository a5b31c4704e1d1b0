import type { User } from '@shop/contracts';
import { ChatRoom } from '@shop/design-system/chat/ChatRoom/ChatRoom';
import { ChatWindow } from '@shop/design-system/chat/ChatWindow/ChatWindow';
import { useConnectionText } from '@shop/design-system/chat/use-connection-text.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chatPosition, saveChatPosition } from '../features/chat/chat-preferences.ts';
import { closeChatWindow } from '../features/chat/chat-window.store.ts';
import { subjectAt } from '../features/chat/subject.ts';
import { useChatRoom } from '../features/chat/use-chat-room.ts';
import { useAskedPart } from './use-asked-part.ts';

/** One constant object, so that a new message does not re-render the header. */
const CHAT_PAGE = { name: 'chat' } as const;

/** The chat in a window over the current page. */
export function ChatPopup({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const [subject] = useState(() => subjectAt(pathname, search));
  const [position, setPosition] = useState(chatPosition);
  const room = useChatRoom(user, subject);
  const { chatWith } = useConnectionText();
  return (
    <ChatWindow
      label={chatWith(room.agent?.name ?? '')}
      position={position}
      onMove={(next) => {
        saveChatPosition(next);
        setPosition(next);
      }}
      onClose={closeChatWindow}
    >
      <ChatRoom {...room} onClose={closeChatWindow} popOut={CHAT_PAGE} asked={useAskedPart()} />
    </ChatWindow>
  );
}

import type { User } from '@shop/contracts';
import { ChatRoom } from '@shop/design-system/chat/room';
import { ChatWindow } from '@shop/design-system/chat/window';
import { useConnectionText } from '@shop/design-system/chat/connection-text';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chatPlace, keepChatPlace } from '../features/chat/chat-memory.ts';
import { closeChatWindow } from '../features/chat/chat-window.store.ts';
import { subjectAt } from '../features/chat/subject.ts';
import { useChatRoom } from '../features/chat/use-chat-room.ts';

/** One object for good, so that a new message does not draw the head anew. */
const CHAT_PAGE = { name: 'chat' } as const;

/** The chat over whatever page the shopper is on. */
export function ChatPopup({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const [subject] = useState(() => subjectAt(pathname, search));
  const [place, setPlace] = useState(chatPlace);
  const room = useChatRoom(user, subject);
  const { chatWith } = useConnectionText();
  return (
    <ChatWindow
      label={chatWith(room.agent?.name ?? '')}
      place={place}
      onPlace={(next) => {
        keepChatPlace(next);
        setPlace(next);
      }}
      onClose={closeChatWindow}
    >
      <ChatRoom {...room} onClose={closeChatWindow} popOut={CHAT_PAGE} />
    </ChatWindow>
  );
}

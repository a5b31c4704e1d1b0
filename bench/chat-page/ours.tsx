import { MessagesProvider } from '@shop/design-system';
import { loadMessages } from '@shop/design-system/messages/load-messages';
import '@shop/design-system/base.css';
import { ChatRoom, type ChatRoomProps } from '@shop/design-system/chat/ChatRoom/ChatRoom';
import { createContext, use } from 'react';
import type { Item } from './conversation.ts';

const messages = Object.assign(
  {},
  ...(await Promise.all((['core', 'chat', 'emoji'] as const).map((area) => loadMessages('zh-Hans', area)))),
) as Awaited<ReturnType<typeof loadMessages>>;
const nothing = () => undefined;
const agent = { id: '21', name: '小岚', avatar: '', isOnline: true };
const room: Omit<ChatRoomProps, 'items'> = {
  connection: { status: 'online' },
  agents: [agent],
  agent,
  history: { status: 'ready' },
  older: { status: 'ready' },
  hasOlder: false,
  unread: 0,
  notice: { state: 'ready', value: { html: '' } },
  support: '',
  draft: '',
  isMuted: false,
  now: Date.parse('2026-11-20T14:10:00+08:00'),
  asStored: (text) => text.trim(),
  onDraft: nothing,
  onSend: nothing,
  onImage: async () => 'sent',
  onLoadOlder: nothing,
  onRetry: nothing,
  onResend: nothing,
  onDiscard: nothing,
  onSwitchAgent: nothing,
  onMute: nothing,
  onEnd: nothing,
};

const Items = createContext<readonly Item[]>([]);
const Room = () => <ChatRoom {...room} items={use(Items)} />;
/** Rendered once, as in the shop: what surrounds the room does not re-render for messages. */
const shop = (
  <MessagesProvider language="zh-Hans" messages={messages}>
    <Room />
  </MessagesProvider>
);

/** The complete chat room of the shop: header, list, announcer, composer, notice. */
export const List = ({ items }: { items: readonly Item[] }) => <Items value={items}>{shop}</Items>;

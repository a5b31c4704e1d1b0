import { loadMessages, PartPictureSheet, MessagesProvider } from '@shop/design-system';
import '@shop/design-system/base.css';
import { ChatRoom, type ChatRoomProps } from '@shop/design-system/chat/room';
import { createContext, use } from 'react';
import type { Line } from './talk.ts';

const words = Object.assign(
  {},
  ...(await Promise.all((['core', 'chat', 'emoji'] as const).map((area) => loadMessages('zh-Hans', area)))),
) as Awaited<ReturnType<typeof loadMessages>>;
const nothing = () => undefined;
const agent = { id: '21', name: '小岚', avatar: '', isOnline: true };
const room: Omit<ChatRoomProps, 'lines'> = {
  line: { at: 'online' },
  agents: [agent],
  agent,
  past: { state: 'ready' },
  older: { state: 'ready' },
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
  onImage: async () => 'kept',
  onAskOlder: nothing,
  onRetry: nothing,
  onResend: nothing,
  onDiscard: nothing,
  onTurnTo: nothing,
  onMute: nothing,
  onEnd: nothing,
};

const Lines = createContext<readonly Line[]>([]);
const Room = () => <ChatRoom {...room} lines={use(Lines)} />;
/** Drawn once, as in the shop: what is around the room does not hear of messages. */
const shop = (
  <MessagesProvider language="zh-Hans" words={words}>
    <PartPictureSheet>
      <Room />
    </PartPictureSheet>
  </MessagesProvider>
);

/** The whole room of the shop: head, list, announcer, composer, notice. */
export const Talk = ({ lines }: { lines: readonly Line[] }) => <Lines value={lines}>{shop}</Lines>;

import type { ChatRoomProps } from '@shop/design-system/chat/ChatRoom/ChatRoom';

export type Item = ChatRoomProps['items'][number];

const STARTED_AT = Date.parse('2026-11-01T09:00:00+08:00');
const PHRASES = [
  '在的',
  '好的，我看看库存。',
  '这颗 2×4 板大红还有 12,480 颗，今天能发。',
  '深灰和浅灰请分开装',
  '收到[em-tlj-1]',
  '旧款的凸点略高一点，咬合没有问题；如果是展示墙，建议整面换新款，颜色会更匀。',
  '谢谢！',
  '补件要 10 个工作日内处理',
];

/** Message `index` of the conversation with which every list is measured. */
export function itemAt(index: number): Item {
  const isOwn = index % 3 === 0;
  const text = `${PHRASES[(index * 7) % PHRASES.length]} #${index + 1}`;
  const message: Extract<Item, { type: 'message' }>['message'] = {
    id: String(index + 1),
    senderId: isOwn ? '7' : '21',
    senderName: isOwn ? '林木木' : '小岚',
    avatar: '',
    sentAt: STARTED_AT + index * 40_000,
    kind: 'text',
    text,
  };
  return { type: 'message', key: message.id, message, isOwn };
}
export const conversationOf = (length: number): Item[] => Array.from({ length }, (_, index) => itemAt(index));

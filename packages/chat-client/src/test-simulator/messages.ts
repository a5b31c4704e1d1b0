import type { ChatMessage } from '@shop/contracts';
import type { OutgoingMessage } from '../outgoing-message.ts';

/** The shopper and the agent in tests of a single module. */
export const SHOPPER = '7';
export const AGENT = { id: '101', name: '小砖', avatar: '' };

export const message = (id: number | string, text = `text ${id}`, senderId = AGENT.id): ChatMessage => ({
  id: String(id),
  senderId,
  senderName: '',
  avatar: '',
  sentAt: 1_000_000 + Number(id) * 1000,
  kind: 'text',
  text,
});
export const ownMessage = (id: number | string, text = `text ${id}`): ChatMessage => message(id, text, SHOPPER);

export const outgoing = (content: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  key: `key ${content}`,
  shopperId: SHOPPER,
  agentId: AGENT.id,
  kind: 'text',
  content,
  writtenAt: 1,
  delivery: { status: 'inFlight' },
  firstSent: { afterId: '0', at: 0 },
  unanswered: 0,
  ...more,
});

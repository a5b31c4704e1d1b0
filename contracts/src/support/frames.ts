import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { id } from '../wire/id.ts';
import type { Moment } from '../wire/moment.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import type { Agent } from './agent-list.contract.ts';
import { chatMessage, type ChatMessage } from './message.entity.ts';

/**
 * Interval of the client's pings in ms; the server closes a socket after 12 s without a frame (spec section 9,
 * reference).
 */
export const PING_INTERVAL_MS = 10_000;

/**
 * The content of a sent message: text, an image's address, or the id of a product or an order (spec section 7, types 1,
 * 3, 5, 6).
 */
export type SendKind = 'text' | 'image' | 'product' | 'order';
const TYPE: Record<SendKind, number> = { text: 1, image: 3, product: 5, order: 6 };
const KIND: Record<number, SendKind> = { 1: 'text', 3: 'image', 5: 'product', 6: 'order' };

/** A frame from the client. Its token has no `Bearer ` prefix, unlike the HTTP header. */
export type SentFrame =
  | { kind: 'signIn'; token: string }
  | { kind: 'ping' }
  | { kind: 'message'; as: SendKind; content: string; to: string }
  /** Opens the conversation with an agent; '0' leaves it. */
  | { kind: 'openConversation'; agentId: string };

/**
 * A frame from the server. `stored` is the echo of the client's own message with its id: the only proof of delivery.
 */
export type ReceivedFrame =
  | { kind: 'signedIn' }
  /** The answer to a ping, with the server's time to the second. */
  | { kind: 'pong'; now?: Moment }
  | { kind: 'stored' | 'reply'; message: ChatMessage }
  | { kind: 'transferred'; agent: Agent }
  /** Unread messages of an agent whose conversation is not open; 0 answers `openConversation`. */
  | { kind: 'unread'; agentId: string; count: number }
  | { kind: 'presence'; agentId: string; isOnline: boolean }
  /** A sent message was not accepted; the server does not say which. */
  | { kind: 'error'; message: string }
  /** The sign-in was refused; the server closes the socket. */
  | { kind: 'refused'; message: string }
  /** No frame came for too long; the server closes the socket. */
  | { kind: 'timeout' };

/** A decoded text from the socket: a frame, one of an unknown type, or an invalid one. */
export type DecodedFrame = ReceivedFrame | { kind: 'unknown' } | { kind: 'malformed' };

/** The wire shapes of frames from the client. */
export const sentFrameWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('login'), data: z.string() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('chat'), data: z.object({ msn: text, type: count, to_uid: id }) }),
  z.object({ type: z.literal('to_chat'), data: z.object({ id }) }),
]);

function toSentFrame(wire: z.output<typeof sentFrameWire>): SentFrame {
  switch (wire.type) {
    case 'login':
      return { kind: 'signIn', token: wire.data };
    case 'ping':
      return { kind: 'ping' };
    case 'chat':
      return { kind: 'message', as: KIND[wire.data.type] ?? 'text', content: wire.data.msn, to: wire.data.to_uid };
    case 'to_chat':
      return { kind: 'openConversation', agentId: wire.data.id };
  }
}

function fromSentFrame(frame: SentFrame): z.output<typeof sentFrameWire> {
  switch (frame.kind) {
    case 'signIn':
      return { type: 'login', data: frame.token };
    case 'ping':
      return { type: 'ping' };
    case 'message':
      return { type: 'chat', data: { msn: frame.content, type: TYPE[frame.as], to_uid: frame.to } };
    case 'openConversation':
      return { type: 'to_chat', data: { id: frame.agentId } };
  }
}

const errorData = z.object({ msg: text });

/** The wire shapes of frames from the server. Other types exist: the client counts and ignores them. */
export const receivedFrameWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success') }),
  z.object({ type: z.literal('ping'), data: z.optional(z.object({ now: z.optional(count) })) }),
  z.object({ type: z.enum(['chat', 'reply']), data: chatMessage }),
  z.object({ type: z.literal('to_transfer'), data: z.object({ toUid: id, avatar: address, nickname: text }) }),
  z.object({ type: z.literal('mssage_num'), data: z.object({ uid: id, num: count }) }),
  z.object({ type: z.literal('online'), data: z.object({ uid: id, online: count }) }),
  z.object({ type: z.literal('err_tip'), data: errorData }),
  z.object({ type: z.literal('error'), data: errorData, close: z.optional(z.boolean()) }),
  z.object({ type: z.literal('timeout'), close: z.optional(z.boolean()) }),
]);

function toFrame(wire: z.output<typeof receivedFrameWire>): ReceivedFrame {
  switch (wire.type) {
    case 'success':
      return { kind: 'signedIn' };
    case 'ping':
      return wire.data?.now === undefined ? { kind: 'pong' } : { kind: 'pong', now: wire.data.now * 1000 };
    case 'chat':
      return { kind: 'stored', message: wire.data };
    case 'reply':
      return { kind: 'reply', message: wire.data };
    case 'to_transfer':
      return {
        kind: 'transferred',
        agent: { id: wire.data.toUid, name: wire.data.nickname, avatar: wire.data.avatar },
      };
    case 'mssage_num':
      return { kind: 'unread', agentId: wire.data.uid, count: wire.data.num };
    case 'online':
      return { kind: 'presence', agentId: wire.data.uid, isOnline: wire.data.online === 1 };
    case 'err_tip':
      return { kind: 'error', message: wire.data.msg };
    case 'error':
      return { kind: 'refused', message: wire.data.msg };
    case 'timeout':
      return { kind: 'timeout' };
  }
}

function fromFrame(frame: ReceivedFrame): z.output<typeof receivedFrameWire> {
  switch (frame.kind) {
    case 'signedIn':
      return { type: 'success' };
    case 'pong':
      return frame.now === undefined ? { type: 'ping' } : { type: 'ping', data: { now: Math.trunc(frame.now / 1000) } };
    case 'stored':
      return { type: 'chat', data: frame.message };
    case 'reply':
      return { type: 'reply', data: frame.message };
    case 'transferred':
      return {
        type: 'to_transfer',
        data: { toUid: frame.agent.id, avatar: frame.agent.avatar, nickname: frame.agent.name },
      };
    case 'unread':
      return { type: 'mssage_num', data: { uid: frame.agentId, num: frame.count } };
    case 'presence':
      return { type: 'online', data: { uid: frame.agentId, online: frame.isOnline ? 1 : 0 } };
    case 'error':
      return { type: 'err_tip', data: { msg: frame.message } };
    case 'refused':
      return { type: 'error', data: { msg: frame.message }, close: true };
    case 'timeout':
      return { type: 'timeout', close: true };
  }
}

const KNOWN = new Set([
  'success',
  'ping',
  'chat',
  'reply',
  'to_transfer',
  'mssage_num',
  'online',
  'err_tip',
  'error',
  'timeout',
]);

/** Decodes the text of a frame. Never throws: `malformed` is invalid JSON or a wrong shape of its type. */
export function decodeFrame(data: string): DecodedFrame {
  const parsed = parse(data);
  const frame = z.safeDecode(receivedFrameWire, parsed as never);
  if (frame.success) return toFrame(frame.data);
  const type: unknown = parsed !== null && typeof parsed === 'object' && 'type' in parsed ? parsed.type : undefined;
  return { kind: typeof type === 'string' && !KNOWN.has(type) ? 'unknown' : 'malformed' };
}

/** Decodes a client's frame on the server; undefined for an invalid one. */
export function decodeSentFrame(data: string): SentFrame | undefined {
  const frame = z.safeDecode(sentFrameWire, parse(data) as never);
  return frame.success ? toSentFrame(frame.data) : undefined;
}

export const encodeFrame = (frame: ReceivedFrame): string =>
  JSON.stringify(z.encode(receivedFrameWire, fromFrame(frame)));
export const encodeSentFrame = (frame: SentFrame): string =>
  JSON.stringify(z.encode(sentFrameWire, fromSentFrame(frame)));

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

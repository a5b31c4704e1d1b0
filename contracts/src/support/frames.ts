import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { id } from '../wire/id.ts';
import type { Moment } from '../wire/moment.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import type { Agent } from './agent-list.contract.ts';
import { chatMessage, type ChatMessage } from './message.entity.ts';

/** The shop pings every 10 000 ms; the server cuts a socket after 12 s of silence (spec section 9, reference). */
export const PING_INTERVAL = 10_000;

/** What a shopper sends: text, an image's address, or the id of a product or an order (spec section 7, send types 1, 3, 5, 6). */
export type SendKind = 'text' | 'image' | 'product' | 'order';
const TYPE: Record<SendKind, number> = { text: 1, image: 3, product: 5, order: 6 };
const KIND: Record<number, SendKind> = { 1: 'text', 3: 'image', 5: 'product', 6: 'order' };

/** What a shopper's side says over the socket. The token goes bare, without `Bearer `: the opposite of the HTTP header. */
export type SentFrame =
  | { kind: 'signIn'; token: string }
  | { kind: 'ping' }
  | { kind: 'say'; as: SendKind; content: string; to: string }
  /** From now on this agent is talked to; '0' leaves the conversation. */
  | { kind: 'turnTo'; agentId: string };

/** What the server says. `stored` is the echo of an own message with its id: the only proof of delivery. */
export type ReceivedFrame =
  | { kind: 'signedIn' }
  /** The answer to a ping, with the server's time to the second. */
  | { kind: 'pong'; now?: Moment }
  | { kind: 'stored' | 'reply'; message: ChatMessage }
  | { kind: 'transferred'; agent: Agent }
  /** Unread messages of an agent who is not talked to now; 0 answers `turnTo`. */
  | { kind: 'unread'; agentId: string; count: number }
  | { kind: 'presence'; agentId: string; isOnline: boolean }
  /** Something sent was not taken; the server does not say what. */
  | { kind: 'complaint'; message: string }
  /** The sign-in was refused; the server closes. */
  | { kind: 'refused'; message: string }
  /** The line was silent for too long; the server closes. */
  | { kind: 'idle' };

/** What came over the socket: a frame, one of a type that this shop does not know, or nonsense. Never thrown on. */
export type Heard = ReceivedFrame | { kind: 'unknown' } | { kind: 'malformed' };

/** Frames from the shopper, on the wire. */
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
      return { kind: 'say', as: KIND[wire.data.type] ?? 'text', content: wire.data.msn, to: wire.data.to_uid };
    case 'to_chat':
      return { kind: 'turnTo', agentId: wire.data.id };
  }
}

function fromSentFrame(frame: SentFrame): z.output<typeof sentFrameWire> {
  switch (frame.kind) {
    case 'signIn':
      return { type: 'login', data: frame.token };
    case 'ping':
      return { type: 'ping' };
    case 'say':
      return { type: 'chat', data: { msn: frame.content, type: TYPE[frame.as], to_uid: frame.to } };
    case 'turnTo':
      return { type: 'to_chat', data: { id: frame.agentId } };
  }
}

const said = z.object({ msg: text });

/** Frames from the server, on the wire. Other types exist: they are ignored and counted. */
export const receivedFrameWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success') }),
  z.object({ type: z.literal('ping'), data: z.optional(z.object({ now: z.optional(count) })) }),
  z.object({ type: z.enum(['chat', 'reply']), data: chatMessage }),
  z.object({ type: z.literal('to_transfer'), data: z.object({ toUid: id, avatar: address, nickname: text }) }),
  z.object({ type: z.literal('mssage_num'), data: z.object({ uid: id, num: count }) }),
  z.object({ type: z.literal('online'), data: z.object({ uid: id, online: count }) }),
  z.object({ type: z.literal('err_tip'), data: said }),
  z.object({ type: z.literal('error'), data: said, close: z.optional(z.boolean()) }),
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
      return { kind: 'complaint', message: wire.data.msg };
    case 'error':
      return { kind: 'refused', message: wire.data.msg };
    case 'timeout':
      return { kind: 'idle' };
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
    case 'complaint':
      return { type: 'err_tip', data: { msg: frame.message } };
    case 'refused':
      return { type: 'error', data: { msg: frame.message }, close: true };
    case 'idle':
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

/** What a frame's text says; `malformed` where it is no JSON or breaks the shape of its type. */
export function decodeFrame(data: string): Heard {
  const parsed = parse(data);
  const frame = z.safeDecode(receivedFrameWire, parsed as never);
  if (frame.success) return toFrame(frame.data);
  const type: unknown = parsed !== null && typeof parsed === 'object' && 'type' in parsed ? parsed.type : undefined;
  return { kind: typeof type === 'string' && !KNOWN.has(type) ? 'unknown' : 'malformed' };
}

/** The server's side of the same: what a shopper sent; absent for what no shopper's side sends. */
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

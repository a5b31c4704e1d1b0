import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { text } from '../wire/text.ts';
import { chatMessage } from './message.entity.ts';

/** The shop pings every 10 000 ms; the server cuts a socket after 12 s of silence (spec section 9, reference). */
export const PING_INTERVAL = 10_000;

/** What a shopper sends: text, an image's address, or the id of a product or an order (spec section 7, send types 1, 3, 5, 6). */
export type SendKind = 'text' | 'image' | 'product' | 'order';
const TYPE: Record<SendKind, number> = { text: 1, image: 3, product: 5, order: 6 };
const KIND: Record<number, SendKind> = { 1: 'text', 3: 'image', 5: 'product', 6: 'order' };

const sendBody = entity(z.object({ msn: text, type: count, to_uid: id }), {
  decode: (wire) => ({ text: wire.msn, kind: KIND[wire.type] ?? 'text', to: wire.to_uid }),
  encode: (value) => ({ msn: value.text, type: TYPE[value.kind], to_uid: value.to }),
});

/** Frames from the shopper. The login carries the bare token, without `Bearer `: the opposite of the HTTP header. */
export const sentFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('login'), data: z.string() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('chat'), data: sendBody }),
  z.object({ type: z.literal('to_chat'), data: z.object({ id }) }),
]);
export type SentFrame = z.output<typeof sentFrame>;

const transfer = entity(z.object({ toUid: id }), { decode: (wire) => ({ agentId: wire.toUid }), encode: (value) => ({ toUid: value.agentId }) });
const unread = entity(z.object({ uid: id, num: count }), { decode: (wire) => ({ agentId: wire.uid, count: wire.num }), encode: (v) => ({ uid: v.agentId, num: v.count }) });
const said = entity(z.object({ msg: text }), { decode: (wire) => ({ message: wire.msg }), encode: (value) => ({ msg: value.message }) });
const presence = entity(z.object({ uid: id, online: count }), { decode: (wire) => ({ agentId: wire.uid, isOnline: wire.online === 1 }), encode: (v) => ({ uid: v.agentId, online: v.isOnline ? 1 : 0 }) });

/** Frames from the server. Other types exist: they are ignored and counted, never thrown on. */
export const receivedFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success') }),
  z.object({ type: z.literal('ping'), data: z.optional(z.object({ now: z.optional(count) })) }),
  z.object({ type: z.enum(['chat', 'reply']), data: chatMessage }),
  z.object({ type: z.literal('to_transfer'), data: transfer }),
  z.object({ type: z.literal('mssage_num'), data: unread }),
  z.object({ type: z.literal('online'), data: presence }),
  z.object({ type: z.literal('err_tip'), data: said }),
  z.object({ type: z.literal('error'), data: said, close: z.optional(z.boolean()) }),
  z.object({ type: z.literal('timeout'), close: z.optional(z.boolean()) }),
]);
export type ReceivedFrame = z.output<typeof receivedFrame>;

/** Decodes a frame's text; absent when it is not JSON or of a type this shop does not know. */
export function decodeFrame(data: string): ReceivedFrame | undefined {
  const parsed = parse(data);
  const frame = z.safeDecode(receivedFrame, parsed as never);
  return frame.success ? frame.data : undefined;
}

/** The server's side of the same: what a shopper sent. */
export function decodeSentFrame(data: string): SentFrame | undefined {
  const frame = z.safeDecode(sentFrame, parse(data) as never);
  return frame.success ? frame.data : undefined;
}

export const encodeFrame = (frame: ReceivedFrame): string => JSON.stringify(z.encode(receivedFrame, frame));
export const encodeSentFrame = (frame: SentFrame): string => JSON.stringify(z.encode(sentFrame, frame));

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

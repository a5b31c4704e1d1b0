import { cleanText, type ChatMessage } from '@shop/contracts';
import { compareIds, isAfter } from '../ids.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';

/**
 * Servers write times in whole seconds, and the server's time is known to about one second: a message that appears
 * this much too old may still match, in ms.
 */
const TIME_TOLERANCE_MS = 2000;

/**
 * Whether a message of the server is this one: the same kind, and the same text once the server has cleaned it (P2).
 */
export const isSame = (entry: OutgoingMessage, message: ChatMessage): boolean =>
  entry.kind === message.kind && cleanText(entry.content) === message.text.trim();

/**
 * Whether all supported servers store a text exactly as `cleanText` does: no tags, entities or control characters,
 * nothing beyond the basic plane (old MySQL tables lose it), no unusual spaces (PHP trims others than we do).
 */
export const isPlain = (text: string): boolean =>
  !/[<&\p{Cc}\p{Cs}\u{10000}-\u{10ffff}\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/u.test(text);

/** Own messages of the history that may be this one, oldest first: of its kind, and stored after it was first sent. */
export const candidates = (entry: OutgoingMessage, history: readonly ChatMessage[]): readonly ChatMessage[] =>
  history
    .filter(
      (message) =>
        message.senderId === entry.shopperId &&
        message.kind === entry.kind &&
        entry.firstSent !== undefined &&
        isAfter(message.id, entry.firstSent.afterId),
    )
    .filter(
      (message) => message.sentAt === undefined || message.sentAt >= (entry.firstSent?.at ?? 0) - TIME_TOLERANCE_MS,
    )
    .sort((one, other) => compareIds(one.id, other.id));

/**
 * Looks for a sent and unconfirmed message in the history. Returns the oldest match that confirms no other message,
 * `absent`, or `unclear` if the server may have stored the message in a form that cannot be recognised.
 */
export function findInHistory(
  history: readonly ChatMessage[],
  entry: OutgoingMessage,
  isTaken: (id: string) => boolean,
  isTextFormKnown: boolean,
): ChatMessage | 'absent' | 'unclear' {
  const free = candidates(entry, history).filter(({ id }) => !isTaken(id));
  const found = free.find((message) => isSame(entry, message));
  if (found) return found;
  return free.length === 0 || (isTextFormKnown && isPlain(entry.content)) ? 'absent' : 'unclear';
}

import { cleanText, type ChatMessage } from '@shop/contracts';
import { compareIds, isAfter } from './ids.ts';
import type { Outgoing } from './outgoing.ts';

/** Servers write times in whole seconds, and ours is known to about one: a record this much older may still be it, in ms. */
const SLACK_MS = 2000;

/** Whether a message of the server is this one: the same kind, and the same text once the server has cleaned it (P2). */
export const isSame = (entry: Outgoing, message: ChatMessage): boolean =>
  entry.kind === message.kind && cleanText(entry.content) === message.text.trim();

/**
 * Whether servers of this family surely keep a text as `cleanText` does: no tags, entities or control signs, nothing beyond
 * the basic plane (old MySQL tables lose it), no odd blanks (PHP trims others than we do).
 */
export const isPlain = (text: string): boolean =>
  !/[<&\p{Cc}\p{Cs}\u{10000}-\u{10ffff}\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/u.test(text);

/** Own messages of the record that may be this one, oldest first: sent after it was handed over, and of its kind. */
export const possible = (entry: Outgoing, records: readonly ChatMessage[]): readonly ChatMessage[] =>
  records
    .filter(
      (record) =>
        record.senderId === entry.shopperId &&
        record.kind === entry.kind &&
        entry.firstSent !== undefined &&
        isAfter(record.id, entry.firstSent.afterId),
    )
    .filter((record) => record.sentAt === undefined || record.sentAt >= (entry.firstSent?.at ?? 0) - SLACK_MS)
    .sort((one, other) => compareIds(one.id, other.id));

/**
 * What the record says of a message that was handed over and not confirmed: the record of it (the oldest not yet credited to
 * another), `absent`, or `unclear` where the server may have kept it in a form that we would not know again.
 */
export function findIn(
  records: readonly ChatMessage[],
  entry: Outgoing,
  isCredited: (id: string) => boolean,
  knowsForm: boolean,
): ChatMessage | 'absent' | 'unclear' {
  const free = possible(entry, records).filter(({ id }) => !isCredited(id));
  const found = free.find((record) => isSame(entry, record));
  if (found) return found;
  return free.length === 0 || (knowsForm && isPlain(entry.content)) ? 'absent' : 'unclear';
}

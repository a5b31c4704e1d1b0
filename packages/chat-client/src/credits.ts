import type { ChatMessage } from '@shop/contracts';
import { isAfter } from './ids.ts';
import { isSame, possible } from './match.ts';
import type { Outgoing } from './outgoing.ts';

export type Credits = {
  /** A record proves this message delivered. */
  give(entry: Outgoing, message: ChatMessage): void;
  isGiven(id: string): boolean;
  /** A message is handed over once more: the first one may turn up after all. */
  sentAgain(key: string): void;
  /** Whether an own message that history brings up is the second copy of one that was sent again. */
  isTwin(message: ChatMessage): boolean;
};

/** Which record proves which message: one record, one message. */
export function createCredits(): Credits {
  const given = new Set<string>();
  const again = new Set<string>();
  const delivered: Outgoing[] = [];

  return {
    give(entry, { id }) {
      given.add(id);
      if (again.has(entry.key)) delivered.push(entry);
    },
    isGiven: (id) => given.has(id),
    sentAgain: (key) => void again.add(key),
    isTwin: (message) =>
      !given.has(message.id) &&
      delivered.some((entry) => possible(entry, [message]).length > 0 && isSame(entry, message)),
  };
}

/**
 * Messages in doubt that read like one that was just credited with a record: with the record behind them, they cannot be taken
 * for it later, also not after a reload, when nobody knows any more what was credited.
 */
export const putBehind = (message: ChatMessage, others: readonly Outgoing[]): readonly Outgoing[] =>
  others.flatMap((entry) =>
    entry.firstSent && isSame(entry, message) && isAfter(message.id, entry.firstSent.afterId)
      ? [{ ...entry, firstSent: { ...entry.firstSent, afterId: message.id } }]
      : [],
  );

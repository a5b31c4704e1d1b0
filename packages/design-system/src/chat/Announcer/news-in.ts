import type { ConversationLine } from '@shop/chat-client';
import { troubleOf } from '../DeliveryMark/trouble-of.ts';

/** What a listener has been told of, or need not be. Kept by the announcer across changes. */
export type Told = {
  keys: Set<string>;
  /** The oldest message known when listening began: what stands before it is history. */
  oldest: string | undefined;
  /** Own messages in trouble, and which. */
  troubles: Map<string, string>;
};

/** The record is sorted by id, so news may come to stand before so many messages that are known already. */
const LOOK_BACK = 20;

export function startListening(lines: readonly ConversationLine[]): Told {
  const told: Told = {
    keys: new Set(lines.map(({ key }) => key)),
    oldest: lines.find(({ type }) => type === 'message')?.key,
    troubles: new Map(),
  };
  for (const line of lines) noteTrouble(told, line);
  return told;
}

/** The lines that are news since the last time, oldest first: messages of others, a turn to another agent, an own message that got into trouble. */
export function newsIn(told: Told, lines: readonly ConversationLine[]): ConversationLine[] {
  const news: ConversationLine[] = [];
  let known = 0;
  for (let index = lines.length - 1; index >= 0 && known < LOOK_BACK; index -= 1) {
    const line = lines[index] as ConversationLine;
    if (line.type === 'outgoing') {
      if (noteTrouble(told, line)) news.unshift(line);
    } else if (told.keys.has(line.key)) {
      known += 1;
    } else if (line.type === 'turn' || !line.isOwn) {
      news.unshift(line);
    }
    told.keys.add(line.key);
    if (line.key === told.oldest) break;
  }
  told.oldest ??= lines.find(({ type }) => type === 'message')?.key;
  return news;
}

/** Whether a message is in a trouble that it was not in before. */
function noteTrouble(told: Told, line: ConversationLine): boolean {
  const kind = line.type === 'outgoing' ? troubleOf(line.outgoing.standing)?.kind : undefined;
  if (kind === told.troubles.get(line.key)) return false;
  if (kind === undefined) told.troubles.delete(line.key);
  else told.troubles.set(line.key, kind);
  return kind !== undefined;
}

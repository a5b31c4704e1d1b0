import type { ConversationItem } from '@shop/chat-client';
import { deliveryProblem } from '../DeliveryLabel/delivery-problem.ts';

/** What was announced already, or need not be. The announcer holds it across changes. */
export type Announced = {
  keys: Set<string>;
  /** The oldest message known at the start: those before it are history. */
  oldest: string | undefined;
  /** The delivery problems of own messages, by key. */
  problems: Map<string, string>;
};

/** Messages are sorted by id, so a new one may be inserted before up to this many known ones. */
const LOOK_BACK = 20;

export function startAnnouncing(items: readonly ConversationItem[]): Announced {
  const announced: Announced = {
    keys: new Set(items.map(({ key }) => key)),
    oldest: items.find(({ type }) => type === 'message')?.key,
    problems: new Map(),
  };
  for (const item of items) noteProblem(announced, item);
  return announced;
}

/**
 * The items to announce since the last call, oldest first: replies, changes of agent, and own messages with a new
 * problem.
 */
export function newItems(announced: Announced, items: readonly ConversationItem[]): ConversationItem[] {
  const added: ConversationItem[] = [];
  let known = 0;
  for (let index = items.length - 1; index >= 0 && known < LOOK_BACK; index -= 1) {
    const item = items[index] as ConversationItem;
    if (item.type === 'outgoing') {
      if (noteProblem(announced, item)) added.unshift(item);
    } else if (announced.keys.has(item.key)) {
      known += 1;
    } else if (item.type === 'agentChange' || !item.isOwn) {
      added.unshift(item);
    }
    announced.keys.add(item.key);
    if (item.key === announced.oldest) break;
  }
  announced.oldest ??= items.find(({ type }) => type === 'message')?.key;
  return added;
}

/** Whether a message has a problem that it did not have before. */
function noteProblem(announced: Announced, item: ConversationItem): boolean {
  const kind = item.type === 'outgoing' ? deliveryProblem(item.outgoing.delivery)?.kind : undefined;
  if (kind === announced.problems.get(item.key)) return false;
  if (kind === undefined) announced.problems.delete(item.key);
  else announced.problems.set(item.key, kind);
  return kind !== undefined;
}

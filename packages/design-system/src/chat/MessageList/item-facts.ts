import type { ConversationItem } from '@shop/chat-client';
import type { Moment } from '@shop/contracts';

/** A pause of this length is marked with the time (spec section 9), in ms. */
const PAUSE_MS = 300_000;

/** When a message was written; absent for a change of agent, and if the server does not report it. */
const writtenAt = (item: ConversationItem): Moment | undefined => {
  if (item.type === 'message') return item.message.sentAt;
  return item.type === 'outgoing' ? item.outgoing.writtenAt : undefined;
};

/** The time of a message that ended a pause or began the conversation; absent for all others. */
export function resumedAt(items: readonly ConversationItem[], index: number): Moment | undefined {
  const item = items[index];
  const at = item && writtenAt(item);
  if (at === undefined) return undefined;
  for (let before = index - 1; before >= 0; before -= 1) {
    const earlier = writtenAt(items[before] as ConversationItem);
    if (earlier !== undefined) return at - earlier >= PAUSE_MS ? at : undefined;
  }
  return at;
}

const senderOf = (item: ConversationItem | undefined): string => {
  if (!item || item.type === 'agentChange') return '';
  return item.type === 'outgoing' || item.isOwn ? 'me' : item.message.senderId;
};

/** Whether the item before has another sender. */
export const isRunStart = (items: readonly ConversationItem[], index: number): boolean =>
  index === 0 || senderOf(items[index - 1]) !== senderOf(items[index]);

export const isOwn = (item: ConversationItem | undefined): boolean =>
  item?.type === 'outgoing' || (item?.type === 'message' && item.isOwn);

/** The index of the newest own message that is delivered; -1 if there is none. */
export const newestDelivered = (items: readonly ConversationItem[]): number =>
  items.findLastIndex((item) => item.type === 'message' && item.isOwn);

/** The key of the newest message, without outgoing ones: those may still be discarded. */
export const newestMessageKey = (items: readonly ConversationItem[]): string | undefined =>
  items.findLast(({ type }) => type === 'message')?.key;

/** How many replies follow an item; 0 if it is gone. */
export function countAfter(items: readonly ConversationItem[], key: string): number {
  let count = 0;
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item?.key === key) return count;
    if (item?.type === 'message' && !item.isOwn) count += 1;
  }
  return 0;
}

/** How many items were added before the first one of the earlier list; 0 if that is still the first, or gone. */
export function countPrepended(before: readonly ConversationItem[], after: readonly ConversationItem[]): number {
  const first = before[0]?.key;
  if (first === undefined || after[0]?.key === first) return 0;
  return Math.max(
    0,
    after.findIndex(({ key }) => key === first),
  );
}

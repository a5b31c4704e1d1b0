import type { ConversationLine } from '@shop/chat-client';
import type { Moment } from '@shop/contracts';

/** A pause of this length is marked with the time (spec section 9), in ms. */
const PAUSE = 300_000;

/** When a line was said; absent for one that turns to another agent, and where the server did not tell. */
const saidAt = (line: ConversationLine): Moment | undefined => {
  if (line.type === 'message') return line.message.sentAt;
  return line.type === 'outgoing' ? line.outgoing.writtenAt : undefined;
};

/** When a line ended a pause, or began the conversation; absent in the flow of talk. */
export function resumedAt(lines: readonly ConversationLine[], index: number): Moment | undefined {
  const line = lines[index];
  const at = line && saidAt(line);
  if (at === undefined) return undefined;
  for (let before = index - 1; before >= 0; before -= 1) {
    const earlier = saidAt(lines[before] as ConversationLine);
    if (earlier !== undefined) return at - earlier >= PAUSE ? at : undefined;
  }
  return at;
}

const speakerOf = (line: ConversationLine | undefined): string => {
  if (!line || line.type === 'turn') return '';
  return line.type === 'outgoing' || line.isOwn ? 'me' : line.message.senderId;
};

/** Whether the line before is of somebody else. */
export const isRunStart = (lines: readonly ConversationLine[], index: number): boolean =>
  index === 0 || speakerOf(lines[index - 1]) !== speakerOf(lines[index]);

export const isOwn = (line: ConversationLine | undefined): boolean =>
  line?.type === 'outgoing' || (line?.type === 'message' && line.isOwn);

/** The place of the newest own message that has arrived; -1 without one. */
export const newestDelivered = (lines: readonly ConversationLine[]): number =>
  lines.findLastIndex((line) => line.type === 'message' && line.isOwn);

/** The newest line that somebody said and that will stay: an own message on its way may still be let go. */
export const newestSaid = (lines: readonly ConversationLine[]): string | undefined =>
  lines.findLast(({ type }) => type === 'message')?.key;

/** How many messages of others came after a line; 0 where that is gone. */
export function countAfter(lines: readonly ConversationLine[], key: string): number {
  let count = 0;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line?.key === key) return count;
    if (line?.type === 'message' && !line.isOwn) count += 1;
  }
  return 0;
}

/** How many lines were put above the first one known before; 0 where that is still the first, or gone. */
export function grownAbove(before: readonly ConversationLine[], after: readonly ConversationLine[]): number {
  const first = before[0]?.key;
  if (first === undefined || after[0]?.key === first) return 0;
  return Math.max(
    0,
    after.findIndex(({ key }) => key === first),
  );
}

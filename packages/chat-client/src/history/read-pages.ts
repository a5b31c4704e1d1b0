import type { ChatMessage, ConversationPage } from '@shop/contracts';
import { earlierId, isAfter, NO_ID } from '../ids.ts';
import { emit, type Step } from '../step.ts';
import type { Reading, ReadingEnd, ReadingPurpose } from './history-state.ts';

/** A page of history has at most 20 messages; a shorter one is the last (spec sections 4 and 9). */
export const PAGE_SIZE = 20;
/** The server's times are not exact: a message this much older was surely sent before, in ms. */
const SURELY_BEFORE_MS = 5000;

/** A reading that is complete: its messages, oldest first, and whether there are none before them. */
export type CompleteReading = { reading: Reading; messages: readonly ChatMessage[]; isLast: boolean };

/**
 * Reads a conversation before a message id ('0': from the newest), from servers that page by the oldest id and from
 * those that page by number (P10): the first page, or all pages back to `end`.
 */
export function startReading(
  step: Step,
  purpose: ReadingPurpose,
  agentId: string,
  from: { before?: string; end?: ReadingEnd } = {},
): void {
  const { before = NO_ID, end } = from;
  const page = purpose.type === 'older' ? (step.history.lastPages[agentId] ?? 1) : 1;
  request(step, { purpose, agentId, before, page, end, call: 0, previousIds: '', found: [] });
}

export const isReading = (step: Step, purpose: ReadingPurpose['type']): boolean =>
  step.history.readings.some((reading) => reading.purpose.type === purpose);

/** Ignores the answers that are pending for a purpose. */
export function dropReadings({ history }: Step, purpose: ReadingPurpose['type']): void {
  history.readings = history.readings.filter((reading) => reading.purpose.type !== purpose);
}

/** Returns the reading to which a call belongs, which ends with it. */
export function endCall(step: Step, call: number): Reading | undefined {
  const { readings } = step.history;
  step.history.readings = readings.filter((reading) => reading.call !== call);
  return readings.find((reading) => reading.call === call);
}

/** A page was loaded: requests the next, or returns the complete reading. */
export function continueReading(step: Step, reading: Reading, page: ConversationPage): CompleteReading | undefined {
  const { before, end } = reading;
  const messages = page.messages.filter(({ id }) => id === '' || before === NO_ID || isAfter(before, id));
  const ids = messages.map(({ id }) => id).filter((id) => id !== '');
  const isByNumber = reading.page > 1;
  const pageIds = page.messages.map(({ id }) => id).join();
  // A full page of known messages: this server pages by number. The same page twice: it does not page at all.
  const isLast = page.messages.length < PAGE_SIZE || (isByNumber && pageIds === reading.previousIds);
  if (isByNumber && ids.length > 0)
    step.history.lastPages = { ...step.history.lastPages, [reading.agentId]: reading.page };
  const found = [...messages, ...reading.found];
  const isFarEnough = end ? messages.some((message) => isBeyond(message, end)) : ids.length > 0;
  if (isLast || isFarEnough) return { reading, messages: found, isLast };
  request(step, {
    ...reading,
    found,
    before: ids.length > 0 ? ids.reduce(earlierId) : before,
    page: isByNumber || ids.length === 0 ? reading.page + 1 : 1,
    previousIds: pageIds,
  });
  return undefined;
}

function request(step: Step, reading: Reading): void {
  const { history } = step;
  history.lastCall += 1;
  const call = history.lastCall;
  const { agentId, before, page } = reading;
  history.readings = [...history.readings, { ...reading, call }];
  emit(step, { type: 'loadPage', call, agentId, before: page > 1 ? NO_ID : before, page });
}

/** Whether the history need not be read further back than this message. */
function isBeyond(message: ChatMessage, { coveredId, firstSent }: ReadingEnd): boolean {
  if (coveredId !== undefined && isAfter(message.id, coveredId)) return false;
  return (
    !firstSent ||
    !isAfter(message.id, firstSent.afterId) ||
    (message.sentAt !== undefined && message.sentAt < firstSent.at - SURELY_BEFORE_MS)
  );
}

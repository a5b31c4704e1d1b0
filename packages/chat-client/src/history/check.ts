import type { ChatMessage } from '@shop/contracts';
import { renewConnection } from '../connection/connection.ts';
import { startTimer, type Step } from '../step.ts';
import { countFault } from '../broadcast.ts';
import type { CheckReason, ReadingPurpose } from './history-state.ts';
import { startReading } from './read-pages.ts';
import { endFor, receiveHistory } from './receive.ts';

type CheckPurpose = Extract<ReadingPurpose, { type: 'check' }>;

/** A frame may still be in transit when the history already contains its message, in ms. */
const TRANSIT_MS = 2000;

/** Checks whether the history contains messages that the socket did not deliver. */
export function check(step: Step, reason: CheckReason): void {
  const { shown, tabs, connection } = step;
  if (!shown.agent || !tabs.covered) return;
  step.history.receivedLive = [];
  const purpose: CheckPurpose = { type: 'check', reason, session: connection.session };
  startReading(step, purpose, shown.agent.id, { end: endFor(step, shown.agent.id) });
}

/** Whether the connection and the agent are still those of the check. */
export const isCurrent = ({ connection, shown }: Step, { session }: CheckPurpose, agentId: string): boolean =>
  session === connection.session && agentId === shown.agent?.id;

/** Receives what the check has read; the new replies may still arrive on the socket. */
export function onChecked(step: Step, purpose: CheckPurpose, messages: readonly ChatMessage[]): void {
  const { reason, session } = purpose;
  const ids = receiveHistory(step, messages).map(({ id }) => id);
  if (reason === 'serverReported' || ids.length === 0) return;
  const number = step.history.lastCall;
  step.history.unverified = [...step.history.unverified, { number, ids, reason, session }];
  startTimer(step, `transit/${number}`, TRANSIT_MS);
}

/** Counts the replies that did not arrive live either by now: a socket that misses messages is renewed. */
export function countMissed(step: Step, number: number): void {
  const { unverified, receivedLive } = step.history;
  const found = unverified.find((one) => one.number === number);
  step.history.unverified = unverified.filter((one) => one !== found);
  const missed = (found?.ids ?? []).filter((id) => !receivedLive.includes(id)).length;
  if (!found || missed === 0) return;
  countFault(step, 'missedBySocket', missed);
  if (found.reason === 'verifySocket' && found.session === step.connection.session) renewConnection(step);
}

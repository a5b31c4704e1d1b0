import type { ChatMessage } from '@shop/contracts';
import type { Failure } from '../client-state.ts';
import { backoff } from '../connection/backoff.ts';
import { onFailure } from '../connection/on-failure.ts';
import type { LookupCause } from '../delivery/delivery-state.ts';
import { pump } from '../delivery/delivery.ts';
import { inFlight } from '../delivery/outbox.ts';
import { resolveByHistory } from '../delivery/resolve.ts';
import { adoptUploads } from '../delivery/uploads.ts';
import { cancelTimers, startTimer, type Step } from '../step.ts';
import { broadcastState, showServerError } from '../broadcast.ts';
import type { CatchUp } from './history-state.ts';
import { openHistory } from './open-history.ts';
import { dropReadings, isReading, startReading } from './read-pages.ts';
import { endFor, receiveHistory } from './receive.ts';

const change = ({ history }: Step, to: Partial<CatchUp>) => {
  if (history.catchUp) history.catchUp = { ...history.catchUp, ...to };
};

/**
 * Reads the history until that succeeds or the connection is lost, decides about unconfirmed messages by it, and shows
 * the rest. Replaces a catch-up that is still running: it reads the same.
 */
export function startCatchUp(step: Step, cause: LookupCause, isResume: boolean): void {
  dropCatchUp(step);
  const { connection, outbox } = step;
  const isTooEarly = isResume && connection.isQuarantined && inFlight(outbox) !== undefined;
  step.history.catchUp = { cause, isResume, waitsFor: 'quarantine', failures: 0, pages: {} };
  // Whether the message in flight has arrived is known once the server can no longer be processing it.
  if (!isTooEarly) read(step);
}

export function dropCatchUp(step: Step): void {
  const cause = step.history.catchUp?.cause;
  // The next catch-up no longer knows of the server's words.
  if (cause?.type === 'serverError') showServerError(step, cause.reason);
  step.history.catchUp = undefined;
  dropReadings(step, 'catchUp');
  cancelTimers(step, 'catchUp');
}

/** What the catch-up waited for has happened. */
export function continueCatchUp(step: Step, waitedFor: CatchUp['waitsFor']): void {
  if (step.history.catchUp?.waitsFor === waitedFor) read(step);
}

function read(step: Step): void {
  if (step.history.firstPageAgentId === undefined) {
    change(step, { waitsFor: 'firstPage' });
    return openHistory(step);
  }
  const sent = inFlight(step.outbox);
  const agentId = step.shown.agent?.id;
  change(step, { waitsFor: 'pages', agentId, pages: {} });
  for (const id of new Set([agentId, sent?.agentId]))
    if (id !== undefined) startReading(step, { type: 'catchUp' }, id, { end: endFor(step, id, sent) });
}

/** All messages of one agent were read; with those of the last one the catch-up is complete. */
export function onCaughtUp(step: Step, readId: string, messages: readonly ChatMessage[]): void {
  const before = step.history.catchUp;
  if (!before) return;
  const pages = { ...before.pages, [readId]: messages };
  change(step, { pages });
  if (isReading(step, 'catchUp')) return;
  const { agentId, cause, isResume } = before;
  step.history.catchUp = undefined;
  resolveByHistory(step, Object.values(pages).flat(), cause);
  if (agentId !== undefined && agentId === step.shown.agent?.id) receiveHistory(step, pages[agentId] ?? []);
  if (isResume) goOnline(step);
  else pump(step);
}

/** Tries again later. If no message is in flight, sending need not wait for it. */
export function onCatchUpFailed(step: Step, failure: Failure): void {
  const { catchUp } = step.history;
  if (!catchUp) return;
  dropReadings(step, 'catchUp');
  onFailure(step, failure);
  if (failure.isSignedOut) return;
  if (catchUp.isResume && !inFlight(step.outbox)) goOnline(step);
  change(step, { waitsFor: 'retry', failures: catchUp.failures + 1 });
  startTimer(step, 'catchUp', backoff(catchUp.failures, step.chance));
}

function goOnline(step: Step): void {
  if (step.shown.connection.status !== 'online') broadcastState(step, { connection: { status: 'online' } });
  step.delivery.isOpen = true;
  pump(step);
  adoptUploads(step);
}

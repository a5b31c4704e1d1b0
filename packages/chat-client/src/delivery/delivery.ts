import type { ChatMessage } from '@shop/contracts';
import { renewConnection } from '../connection/connection.ts';
import { showServerError } from '../broadcast.ts';
import { serverNow } from '../connection/heartbeat.ts';
import { newestSeenId } from '../conversation.ts';
import { NO_ID } from '../ids.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { cancelTimers, emit, raise, startTimer, type Step } from '../step.ts';
import { confirm, saveForAll } from './confirmations.ts';
import type { LookupCause } from './delivery-state.ts';
import { isSame } from './match.ts';
import { entryOf, inFlight } from './outbox.ts';

/** How long to wait for a message's echo, in ms. After half of it a ping checks whether the server still answers. */
const ECHO_TIMEOUT_MS = 10_000;

/**
 * Sends the next queued message of the outbox if none is in flight: oldest first and one at a time, so that an echo,
 * an error or the history can refer to one of them only. Frames carry no client-side message id: this is what makes
 * delivery exact (quality reference, section 4).
 */
export function pump(step: Step): void {
  const { outbox, delivery, shown, connection, history } = step;
  if (!delivery.isOpen || inFlight(outbox)) return;
  const next = outbox.entries.find((entry) => entry.delivery.status === 'queued');
  const agentId = shown.agent?.id ?? next?.agentId;
  const afterId = newestSeenId(step);
  // Without a lowest id to search from, an older message of the history could be taken for this one. Its time does not
  // distinguish them: the shopper may have sent the same text a second ago, before a reload.
  const isHistoryKnown = afterId !== NO_ID || history.firstPageAgentId !== undefined;
  if (!next || !agentId || !isHistoryKnown) return;
  if (next.firstSent) delivery.resentKeys = [...delivery.resentKeys, next.key];
  const firstSent = next.firstSent ?? { afterId, at: serverNow(step) ?? 0 };
  const task = saveForAll(step, { ...next, agentId, firstSent, delivery: { status: 'inFlight' } });
  delivery.carried = { key: next.key, task, isSent: false, pongs: connection.pongs };
}

/** The store has completed a task: the message that waited for it is handed to the socket. */
export function transmit(step: Step, task: number): void {
  const { delivery, outbox, connection } = step;
  const entry = delivery.carried?.task === task ? entryOf(outbox, delivery.carried.key) : undefined;
  if (!delivery.carried || !entry) return;
  delivery.carried = { ...delivery.carried, isSent: true, pongs: connection.pongs };
  emit(step, {
    type: 'sendFrame',
    frame: { kind: 'message', as: entry.kind, content: entry.content, to: entry.agentId },
  });
  startTimer(step, 'echo/ping', ECHO_TIMEOUT_MS / 2);
  startTimer(step, 'echo/timeout', ECHO_TIMEOUT_MS);
}

/** The connection no longer carries a message. */
function release(step: Step): void {
  step.delivery.carried = undefined;
  cancelTimers(step, 'echo/');
}

/** No echo: the next connection looks the message up. If the server was alive meanwhile, it did not answer this one. */
export function onEchoTimeout(step: Step): void {
  const { delivery, outbox, connection } = step;
  const entry = entryOf(outbox, delivery.carried?.key ?? '');
  const wasAlive = connection.pongs > (delivery.carried?.pongs ?? 0);
  release(step);
  if (wasAlive && entry) saveForAll(step, { ...entry, unanswered: entry.unanswered + 1 });
  renewConnection(step);
}

/** The entry that was handed to the socket of this connection. */
const sentEntry = ({ delivery: { carried }, outbox }: Step): OutgoingMessage | undefined =>
  carried?.isSent ? entryOf(outbox, carried.key) : undefined;

/** An own message came back with its id. Returns whether it belongs to the message in flight. */
export function onEcho(step: Step, message: ChatMessage): boolean {
  const entry = sentEntry(step);
  if (entry?.delivery.status !== 'inFlight' || entry.kind !== message.kind) return false;
  // An echo without an id cannot be shown as a message: the history contains it with its id.
  if (message.id === '') lookUp(step, { type: 'newConnection' });
  else if (isSame(entry, message)) {
    release(step);
    confirm(step, entry, message, 'echo');
    pump(step);
  } else {
    step.delivery.isTextFormKnown = false;
    lookUp(step, { type: 'unexpectedEcho', message });
  }
  return true;
}

/** The server does not say which message it means: with none in flight, its words are shown alone. */
export function onServerError(step: Step, reason: string): void {
  if (step.delivery.carried?.isSent) lookUp(step, { type: 'serverError', reason });
  else showServerError(step, reason);
}

/** Whether the message in flight has arrived is decided by the history. */
function lookUp(step: Step, cause: LookupCause): void {
  release(step);
  raise(step, { type: 'lookUpNeeded', cause });
}

/** The connection is lost. A message in flight waits for the next one. */
export function closeDelivery(step: Step): void {
  const { delivery } = step;
  const { carried, lostConnections } = delivery;
  if (carried?.isSent)
    delivery.lostConnections = { ...lostConnections, [carried.key]: (lostConnections[carried.key] ?? 0) + 1 };
  delivery.isOpen = false;
  release(step);
}

/** Sends a refused or unconfirmed message again. */
export function resend(step: Step, key: string): void {
  const entry = entryOf(step.outbox, key);
  step.delivery.lostConnections = { ...step.delivery.lostConnections, [key]: 0 };
  if (entry?.delivery.status !== 'refused' && entry?.delivery.status !== 'unconfirmed') return;
  saveForAll(step, { ...entry, unanswered: 0, delivery: { status: 'queued' } });
  pump(step);
}

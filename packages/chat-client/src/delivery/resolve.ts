import type { ChatMessage } from '@shop/contracts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import type { Step } from '../step.ts';
import { showServerError } from '../broadcast.ts';
import { confirm, saveForAll } from './confirmations.ts';
import type { LookupCause } from './delivery-state.ts';
import { findInHistory } from './match.ts';
import { entryOf } from './outbox.ts';

/** After so many sends without an echo, while the server answers pings, the shopper decides. */
const MAX_UNANSWERED = 3;
/**
 * After so many connections that were lost while they carried the same message, the shopper decides: a bad network
 * explains some of them, a message that always makes the server fail explains all.
 */
const MAX_LOST_CONNECTIONS = 20;

/** Decides about every sent and unconfirmed message by what the history contains, oldest first. */
export function resolveByHistory(step: Step, history: readonly ChatMessage[], cause: LookupCause): void {
  let isDecided = false;
  for (const { key } of step.outbox.entries) {
    // A confirmation may have changed the entries after it.
    const entry = entryOf(step.outbox, key);
    const { carried, confirmingIds, isTextFormKnown } = step.delivery;
    // The message that the connection carries now is confirmed by its echo.
    if (!entry || !isSentUnconfirmed(entry) || carried?.key === key) continue;
    const found = findInHistory(history, entry, (id) => confirmingIds.includes(id), isTextFormKnown);
    if (typeof found === 'object') confirm(step, entry, found, 'history');
    else if (entry.delivery.status === 'inFlight') {
      decide(step, entry, found, cause);
      isDecided = true;
    }
  }
  // The message has arrived: the server's words were about something else.
  if (cause.type === 'serverError' && !isDecided) showServerError(step, cause.reason);
}

const isSentUnconfirmed = ({ delivery, firstSent }: OutgoingMessage) =>
  firstSent !== undefined && (delivery.status === 'inFlight' || delivery.status === 'unconfirmed');

/** The message in flight is not recognised in the history. */
function decide(step: Step, entry: OutgoingMessage, found: 'absent' | 'unclear', cause: LookupCause): void {
  const lostConnections = step.delivery.lostConnections[entry.key] ?? 0;
  const save = (delivery: OutgoingMessage['delivery']) => void saveForAll(step, { ...entry, delivery });
  if (cause.type === 'unexpectedEcho') return confirm(step, entry, cause.message, 'history');
  if (cause.type === 'serverError')
    return void saveForAll(step, {
      ...entry,
      firstSent: undefined,
      delivery: { status: 'refused', reason: cause.reason },
    });
  if (found === 'unclear') return save({ status: 'unconfirmed', reason: 'historyUnclear' });
  if (entry.unanswered >= MAX_UNANSWERED || lostConnections >= MAX_LOST_CONNECTIONS)
    return save({ status: 'unconfirmed', reason: 'noAnswer' });
  save({ status: 'queued' });
}

import type { DecodedFrame } from '@shop/contracts';
import { connect } from '../connection/connection.ts';
import { beginQuarantine } from '../connection/quarantine.ts';
import { selectAgent } from '../connection/select-agent.ts';
import type { ReadPurpose } from '../delivery/delivery-state.ts';
import { onEcho, pump } from '../delivery/delivery.ts';
import { readStore } from '../delivery/outbox.ts';
import { adoptUploads } from '../delivery/uploads.ts';
import { check } from '../history/check.ts';
import { openHistory } from '../history/open-history.ts';
import { startReading } from '../history/read-pages.ts';
import { receiveLive } from '../history/receive.ts';
import { emit, startTimer, type Step } from '../step.ts';
import { broadcastOutbox, broadcastState } from '../broadcast.ts';
import { changeAgent } from './requests.ts';

/**
 * How often the leader checks for faults that no event reports, in ms: a socket that misses messages (P7), an image
 * whose tab is closed.
 */
const CHECK_INTERVAL_MS = 60_000;
/** The first check follows sooner: a tab that died when this one took over may have stored a message since, in ms. */
const FIRST_CHECK_DELAY_MS = 5000;

/** This tab leads from now on: it owns the socket, sends the outbox, and reports the state to every tab. */
export function beginLeading(step: Step): void {
  step.tabs.isLeading = true;
  // The previous leader may have closed its socket just now.
  beginQuarantine(step);
  readStore(step, 'load');
}

/** The outbox was read from the store: at first, and in every check. */
export function onStoreRead(step: Step, purpose: ReadPurpose, hasNew: boolean): void {
  if (step.tabs.isStopped) return;
  if (purpose === 'load' || hasNew) broadcastOutbox(step);
  if (purpose === 'load') {
    connect(step);
    startTimer(step, 'check', FIRST_CHECK_DELAY_MS);
    return openHistory(step);
  }
  pump(step);
  if (step.shown.connection.status !== 'online') return;
  adoptUploads(step);
  emit(step, { type: 'askShown', purpose: { type: 'check' } });
}

export function onCheckTimer(step: Step): void {
  startTimer(step, 'check', CHECK_INTERVAL_MS);
  readStore(step, 'findUnreported');
}

/** A frame that concerns the conversation. */
export function onFrame(step: Step, frame: DecodedFrame): void {
  const { agent } = step.shown;
  switch (frame.kind) {
    case 'reply':
      return receiveLive(step, frame.message);
    case 'stored':
      return onEcho(step, frame.message) ? undefined : receiveLive(step, frame.message);
    case 'transferred':
      return changeAgent(step, frame.agent);
    case 'presence':
      return agent?.id === frame.agentId
        ? broadcastState(step, { agent: { ...agent, isOnline: frame.isOnline } })
        : undefined;
    case 'unread':
      return frame.count > 0 ? onUnread(step, frame.agentId) : undefined;
    default:
      return undefined;
  }
}

/** Messages arrived whose conversation the server does not consider open: here, or with another agent. */
function onUnread(step: Step, agentId: string): void {
  if (agentId !== step.shown.agent?.id) startReading(step, { type: 'otherAgent' }, agentId);
  else if (selectAgent(step)) check(step, 'serverReported');
}

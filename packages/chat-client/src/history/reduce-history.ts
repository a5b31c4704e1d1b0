import type { ConversationPage } from '@shop/contracts';
import type { TimerName } from '../chat-effect.ts';
import type { ChatEvent, RaisedEvent } from '../chat-event.ts';
import type { Failure } from '../client-state.ts';
import { onFailure } from '../connection/on-failure.ts';
import { selectAgent } from '../connection/select-agent.ts';
import { type Step } from '../step.ts';
import { applyTabMessage } from './apply-message.ts';
import { continueCatchUp, dropCatchUp, onCatchUpFailed, onCaughtUp, startCatchUp } from './catch-up.ts';
import { check, countMissed, isCurrent, onChecked } from './check.ts';
import { oldestId } from '../conversation.ts';
import { onAgentsLoaded, onOpened, onOpenFailed, openHistory } from './open-history.ts';
import type { ReadingPurpose } from './history-state.ts';
import { continueReading, endCall, startReading } from './read-pages.ts';
import { notify } from './receive.ts';

/** The history: the first page, older pages, and what is read after a sign-in or to check the socket. */
export function reduceHistory(step: Step, event: ChatEvent | RaisedEvent): void {
  switch (event.type) {
    case 'windowOpened':
    case 'openNeeded':
      return openHistory(step);
    case 'agentsLoaded':
      return onAgentsLoaded(step, event.agents);
    case 'agentsFailed':
      return onFirstPageFailed(step, event.failure);
    case 'pageLoaded':
      return onPageLoaded(step, event.call, event.page);
    case 'pageFailed':
      return onPageFailed(step, event.call, event.failure);
    case 'olderRequested':
      return loadOlder(step);
    case 'retried':
      if (step.shown.history.status === 'failed') openHistory(step);
      return step.shown.older.status === 'failed' ? loadOlder(step) : undefined;
    case 'signedIn':
      return onSignedIn(step, event.isAgain);
    case 'lookUpNeeded':
      return startCatchUp(step, event.cause, false);
    case 'connectionLost':
      return dropCatchUp(step);
    case 'timerFired':
      return onTimer(step, event.name);
    default:
      return undefined;
  }
}

function onTimer(step: Step, name: TimerName): void {
  if (name === 'quarantine') continueCatchUp(step, 'quarantine');
  if (name === 'catchUp') continueCatchUp(step, 'retry');
  if (name.startsWith('transit/')) countMissed(step, Number(name.slice('transit/'.length)));
}

/** After a sign-in, whether the message in flight has arrived is decided before anything else is sent. */
function onSignedIn(step: Step, isAgain: boolean): void {
  const isSelected = selectAgent(step);
  if (!isAgain) startCatchUp(step, { type: 'newConnection' }, true);
  else if (isSelected) check(step, 'signedInAgain');
}

function loadOlder(step: Step): void {
  const { shown, history, conversation } = step;
  if (!shown.hasOlder || shown.older.status === 'loading' || history.firstPageAgentId === undefined) return;
  shown.older = { status: 'loading' };
  startReading(step, { type: 'older' }, history.firstPageAgentId, { before: oldestId(conversation) });
}

function onPageLoaded(step: Step, call: number, page: ConversationPage): void {
  const pending = endCall(step, call);
  const complete = pending && continueReading(step, pending, page);
  if (!complete) return undefined;
  const { reading, messages, isLast } = complete;
  const { purpose, agentId } = reading;
  switch (purpose.type) {
    case 'open':
      onOpened(step, page, complete);
      return continueCatchUp(step, 'firstPage');
    case 'older':
      applyTabMessage(step, { type: 'received', messages });
      step.shown.hasOlder = !isLast;
      step.shown.older = { status: 'ready' };
      return undefined;
    case 'catchUp':
      return onCaughtUp(step, agentId, messages);
    case 'check':
      return isCurrent(step, purpose, agentId) ? onChecked(step, purpose, messages) : undefined;
    case 'otherAgent': {
      const newest = messages.findLast(({ senderId }) => senderId !== step.config.shopperId);
      return newest && notify(step, newest);
    }
    default:
      return undefined;
  }
}

function onPageFailed(step: Step, call: number, failure: Failure): void {
  const reading = endCall(step, call);
  switch (reading?.purpose.type) {
    case 'open':
      return onFirstPageFailed(step, failure, reading.purpose);
    case 'older':
      step.shown.older = { status: 'failed', failure };
      return onFailure(step, failure);
    case 'catchUp':
      return onCatchUpFailed(step, failure);
    case 'check':
      return reading.purpose.session === step.connection.session ? onFailure(step, failure) : undefined;
    default:
      return undefined;
  }
}

function onFirstPageFailed(step: Step, failure: Failure, purpose?: Extract<ReadingPurpose, { type: 'open' }>): void {
  const hasFailed = onOpenFailed(step, failure, purpose);
  if (hasFailed && step.history.catchUp?.waitsFor === 'firstPage') onCatchUpFailed(step, failure);
}

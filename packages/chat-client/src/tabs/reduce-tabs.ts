import type { ChatEvent, RaisedEvent, ShownPurpose } from '../chat-event.ts';
import { closeConnection } from '../connection/connection.ts';
import { pump } from '../delivery/delivery.ts';
import { answerWhoUploads, onOtherTabUploads } from '../delivery/uploads.ts';
import { check } from '../history/check.ts';
import { cancelTimers, emit, type Step } from '../step.ts';
import { applyTabMessage } from '../history/apply-message.ts';
import { broadcastOutbox, broadcastState, post } from '../broadcast.ts';
import { editDraft, onDraftLoaded, saveDraft } from './draft.ts';
import { beginLeading, onCheckTimer, onFrame, onStoreRead } from './lead.ts';
import { handleRequest, request } from './requests.ts';
import type { TabMessage } from '../tab-messages.ts';

/** The tab itself, its place among the other tabs, and what it shows. */
export function reduceTabs(step: Step, event: ChatEvent | RaisedEvent): void {
  switch (event.type) {
    case 'started':
      step.config = { shopperId: event.shopperId, quarantineMs: event.quarantineMs };
      emit(step, { type: 'join' });
      return post(step, { type: 'joined' });
    case 'stopped':
      return stop(step);
    case 'windowOpened':
      return openWindow(step);
    case 'windowClosed':
      step.tabs.openWindows -= 1;
      return step.tabs.openWindows === 0 ? emit(step, { type: 'markHidden' }) : undefined;
    case 'draftChanged':
      return editDraft(step, event.text);
    case 'draftLoaded':
      return onDraftLoaded(step, event.text);
    case 'retried':
      return request(step, { type: 'wake' });
    case 'requestMade':
      return request(step, event.request);
    case 'leading':
      return beginLeading(step);
    case 'storeRead':
      return onStoreRead(step, event.purpose, event.hasNew);
    case 'frameReceived':
      return onFrame(step, event.frame);
    case 'tabMessageReceived':
      return onTabMessage(step, event.message);
    case 'shownAnswered':
      return onAnswer(step, event.purpose, event.isShown);
    case 'timerFired':
      if (event.name === 'check') onCheckTimer(step);
      return event.name === 'draft' ? saveDraft(step) : undefined;
    default:
      return undefined;
  }
}

function openWindow(step: Step): void {
  step.tabs.openWindows += 1;
  if (step.tabs.openWindows > 1) return;
  emit(step, { type: 'markShown' });
  if (step.shown.connection.status === 'off') step.shown.connection = { status: 'connecting' };
  emit(step, { type: 'loadDraft' });
}

function stop(step: Step): void {
  const { isLeading, openWindows } = step.tabs;
  step.tabs.isStopped = true;
  step.tabs.isLeading = false;
  if (isLeading) closeConnection(step);
  emit(step, { type: 'leave' });
  if (openWindows > 0) emit(step, { type: 'markHidden' });
  saveDraft(step);
  cancelTimers(step, '');
  step.shown.connection = { status: 'off' };
}

function onTabMessage(step: Step, message: TabMessage): void {
  const { isLeading } = step.tabs;
  if (message.type === 'whoUploads') return answerWhoUploads(step, message.key);
  const isOfWriter = message.type === 'written' || message.type === 'uploadProgress';
  if (isOfWriter) onOtherTabUploads(step, message.entry.key);
  // Only one tab leads: a leader's message that arrives here while this tab leads is from before.
  if (!isLeading || isOfWriter) applyTabMessage(step, message);
  if (!isLeading) return;
  if (message.type === 'joined') {
    broadcastOutbox(step);
    broadcastState(step);
  }
  if (message.type === 'requested') handleRequest(step, message.request);
  if (message.type === 'written') pump(step);
}

function onAnswer(step: Step, purpose: ShownPurpose, isShown: boolean | undefined): void {
  if (purpose.type === 'reply') emit(step, { type: 'reportReply', message: purpose.message, isSeen: isShown ?? false });
  // The conversation is read again only while a tab shows it.
  else if (isShown ?? true) check(step, 'verifySocket');
}

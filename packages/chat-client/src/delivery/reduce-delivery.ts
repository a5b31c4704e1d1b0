import type { TimerName } from '../chat-effect.ts';
import type { ChatEvent, RaisedEvent } from '../chat-event.ts';
import { ping } from '../connection/heartbeat.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { raise, type Step } from '../step.ts';
import { post } from '../broadcast.ts';
import { closeDelivery, onEchoTimeout, onServerError, pump, transmit } from './delivery.ts';
import { endTask, takeStored } from './outbox.ts';
import { isUploading, onNoAnswer, onProgress, onUploaded, onUploadFailed, startUpload } from './uploads.ts';
import { chooseCards, writeImage, writeText } from './write.ts';

/** The outbox: what is written, stored, uploaded, sent and confirmed. */
export function reduceDelivery(step: Step, event: ChatEvent | RaisedEvent): void {
  switch (event.type) {
    case 'textWritten':
      return writeText(step, event.key, 'text', event.text);
    case 'imageWritten':
      return writeImage(step, event.key, event.image);
    case 'cardsChosen':
      return chooseCards(step, event.cards);
    case 'storeTaskEnded':
      return onTaskEnded(step, event.isDone, event.entries ?? []);
    case 'uploadProgressed':
      return onProgress(step, event.key, event.progress);
    case 'uploaded':
      return onUploaded(step, event.key, event.url);
    case 'uploadFailed':
      return onUploadFailed(step, event.key, event.failure);
    case 'connectionLost':
      return closeDelivery(step);
    case 'frameReceived':
      return event.frame.kind === 'error' ? onServerError(step, event.frame.message) : undefined;
    case 'timerFired':
      return onTimer(step, event.name);
    default:
      return undefined;
  }
}

function onTimer(step: Step, name: TimerName): void {
  if (name === 'echo/ping') ping(step);
  if (name === 'echo/timeout') onEchoTimeout(step);
  if (name === 'upload') onNoAnswer(step);
}

/** The store's failures are ignored: the entry then exists in this tab only. */
function onTaskEnded(step: Step, isDone: boolean, entries: readonly OutgoingMessage[]): void {
  const ended = endTask(step, isDone);
  if (ended?.type === 'read') {
    const hasNew = takeStored(step, ended.purpose, entries);
    raise(step, { type: 'storeRead', purpose: ended.purpose, hasNew });
  }
  if (ended?.type !== 'put') return;
  transmit(step, ended.number);
  if (!ended.isReported) return;
  post(step, { type: 'written', entry: ended.entry });
  if (isUploading(ended.entry)) startUpload(step, ended.entry.key);
  else pump(step);
}

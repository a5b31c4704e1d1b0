import type { Failure } from '../client-state.ts';
import { onFailure } from '../connection/on-failure.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { emit, startTimer, type Step } from '../step.ts';
import { broadcast, post } from '../broadcast.ts';
import { entryOf, saveEntry, showEntry } from './outbox.ts';

/** Other tabs receive the progress of an upload in steps of this share, to limit the number of messages. */
const PROGRESS_STEP = 0.1;
/** The tab that uploads an image answers the question which tab does within this time, in ms. */
const ANSWER_TIMEOUT_MS = 3000;

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key);
const stepOf = (progress: number) => Math.floor(progress / PROGRESS_STEP);
const progressOf = ({ delivery }: OutgoingMessage): number | undefined =>
  delivery.status === 'draft' && delivery.upload.status === 'uploading' ? delivery.upload.progress : undefined;

export const isUploading = (entry: OutgoingMessage): boolean => progressOf(entry) !== undefined;

function draftOf({ outbox }: Step, key: string): OutgoingMessage | undefined {
  const entry = entryOf(outbox, key);
  return entry?.delivery.status === 'draft' ? entry : undefined;
}

/** Uploads the image of a draft from the beginning: in the tab in which it was chosen, or in the leader. */
export function startUpload(step: Step, key: string): void {
  onProgress(step, key, 0);
  upload(step, key);
}

function upload(step: Step, key: string): void {
  const draft = draftOf(step, key);
  const { delivery } = step;
  if (!draft || delivery.uploading.includes(key)) return;
  delivery.uploading = [...delivery.uploading, key];
  if (draft.image) emit(step, { type: 'upload', key, image: draft.image });
  // The image was not stored.
  else onUploadFailed(step, key, { isSignedOut: false });
}

export function onProgress(step: Step, key: string, progress: number): void {
  const entry = draftOf(step, key);
  if (!entry) return;
  const next: OutgoingMessage = { ...entry, delivery: { status: 'draft', upload: { status: 'uploading', progress } } };
  if (stepOf(progress) === stepOf(progressOf(entry) ?? 0)) showEntry(step, next);
  else broadcast(step, { type: 'uploadProgress', entry: next });
}

export const onUploaded = (step: Step, key: string, url: string): void =>
  endUpload(step, key, { content: url, delivery: { status: 'queued' } });

export function onUploadFailed(step: Step, key: string, failure: Failure): void {
  const { refusal } = failure;
  endUpload(step, key, {
    delivery: {
      status: 'draft',
      upload: refusal === undefined ? { status: 'failed' } : { status: 'refused', reason: refusal },
    },
  });
  onFailure(step, failure);
}

/** Changes the draft, unless the shopper has discarded it meanwhile, and reports it once it is stored. */
function endUpload(step: Step, key: string, change: Partial<OutgoingMessage>): void {
  const entry = draftOf(step, key);
  step.delivery.uploading = without(step.delivery.uploading, key);
  if (entry) saveEntry(step, { ...entry, ...change }, true);
}

/** Another tab asks whether this one uploads the image. */
export function answerWhoUploads(step: Step, key: string): void {
  const entry = draftOf(step, key);
  if (entry && step.delivery.uploading.includes(key)) post(step, { type: 'uploadProgress', entry });
}

/** Another tab uploads this image, or has ended its upload. */
export function onOtherTabUploads({ delivery }: Step, key: string): void {
  delivery.orphans = without(delivery.orphans, key);
}

/** Asks for drafts whose tab is closed; if no tab answers they are uploaded here. */
export function adoptUploads(step: Step): void {
  const { delivery, outbox } = step;
  const keys = outbox.entries.filter(isUploading).map(({ key }) => key);
  delivery.orphans = keys.filter((key) => !delivery.uploading.includes(key));
  for (const key of delivery.orphans) post(step, { type: 'whoUploads', key });
  if (delivery.orphans.length > 0) startTimer(step, 'upload', ANSWER_TIMEOUT_MS);
}

export function onNoAnswer(step: Step): void {
  for (const key of step.delivery.orphans) upload(step, key);
  step.delivery.orphans = [];
}

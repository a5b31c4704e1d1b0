import type { DeliveryStatus, OutgoingMessage } from '../outgoing-message.ts';
import type { ChatApi } from '../ports.ts';
import type { Timers } from '../timers.ts';
import type { Outbox } from './outbox.ts';

type Upload = Extract<DeliveryStatus, { status: 'draft' }>['upload'];

/** Other tabs receive the progress of an upload in steps of this share, to limit the number of messages. */
const PROGRESS_STEP = 0.1;
/** The tab that uploads an image answers the question which tab does within this time, in ms. */
const ANSWER_TIMEOUT_MS = 3000;

export type UploadsPort = {
  outbox: Outbox;
  timers: Timers;
  api: Pick<ChatApi, 'upload' | 'isSignedOut' | 'refusalOf'>;
  /** Stores a changed entry and reports it to every tab. */
  write(entry: OutgoingMessage): Promise<void>;
  /** Reports progress to every tab, this one included. */
  broadcastProgress(entry: OutgoingMessage): void;
  /** Answers another tab that this one uploads the image. */
  answerProgress(entry: OutgoingMessage): void;
  /** Asks the other tabs whether one of them uploads this image. */
  askWhoUploads(key: string): void;
  onSignedOut(): void;
};

export type Uploads = {
  /** Uploads the image of a draft from the beginning; the result is stored and reported. */
  start(key: string): void;
  /** Another tab asks whether this one uploads the image. */
  answer(key: string): void;
  /** Finds drafts whose tab is closed, and uploads them here. */
  adopt(): void;
};

const progressOf = ({ delivery }: OutgoingMessage): number | undefined =>
  delivery.status === 'draft' && delivery.upload.status === 'uploading' ? delivery.upload.progress : undefined;

/** Uploads images: each in the tab in which it was chosen, or in the leader when that tab is closed. */
export function createUploads({ outbox, timers, api, ...port }: UploadsPort): Uploads {
  /** Keys of the images that this tab uploads now. */
  const running = new Set<string>();

  const draftOf = (key: string) => {
    const entry = outbox.get(key);
    return entry?.delivery.status === 'draft' ? entry : undefined;
  };
  const stepOf = (progress: number) => Math.floor(progress / PROGRESS_STEP);

  function showProgress(key: string, progress: number) {
    const entry = draftOf(key);
    if (!entry) return;
    const before = progressOf(entry) ?? 0;
    const next: OutgoingMessage = {
      ...entry,
      delivery: { status: 'draft', upload: { status: 'uploading', progress } },
    };
    if (stepOf(progress) === stepOf(before)) outbox.show(next);
    else port.broadcastProgress(next);
  }

  async function upload(key: string) {
    const draft = draftOf(key);
    if (!draft || running.has(key)) return;
    running.add(key);
    try {
      const { image } = draft;
      if (!image) throw new Error('The image was not stored.');
      const { url } = await api.upload(image, (progress) => showProgress(key, progress));
      await change(key, { content: url, delivery: { status: 'queued' } });
    } catch (error) {
      const reason = api.refusalOf(error);
      const failed: Upload = reason === undefined ? { status: 'failed' } : { status: 'refused', reason };
      await change(key, { delivery: { status: 'draft', upload: failed } });
      if (api.isSignedOut(error)) port.onSignedOut();
    } finally {
      running.delete(key);
    }
  }

  /** Changes a draft, unless the shopper has discarded it meanwhile. */
  async function change(key: string, to: Partial<OutgoingMessage>) {
    const entry = draftOf(key);
    if (entry) await port.write({ ...entry, ...to });
  }

  return {
    start(key) {
      showProgress(key, 0);
      void upload(key);
    },
    answer(key) {
      const entry = draftOf(key);
      if (entry && running.has(key)) port.answerProgress(entry);
    },
    adopt() {
      const orphans = outbox.all().filter((entry) => progressOf(entry) !== undefined && !running.has(entry.key));
      for (const orphan of orphans) {
        port.askWhoUploads(orphan.key);
        timers.after(ANSWER_TIMEOUT_MS, () => {
          // An answer would have replaced the entry by another object.
          if (outbox.get(orphan.key) === orphan) void upload(orphan.key);
        });
      }
    },
  };
}

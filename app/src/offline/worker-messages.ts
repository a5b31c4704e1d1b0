import { noteShown, type ShownAnswer } from '../data/connection.store.ts';
import type { PageMessage } from './page-message.ts';

/** The service worker that answers the requests of this page, if there is one. */
const controller = (): ServiceWorker | undefined =>
  (navigator as Partial<Navigator>).serviceWorker?.controller ?? undefined;

/** A service worker that was stopped starts again to reply; one that is broken does not, in ms. */
const REPLY_TIMEOUT_MS = 2000;

/** The answers of earlier that this page was given; none without a service worker. */
export function listShown(): Promise<readonly ShownAnswer[]> {
  const worker = controller();
  if (!worker) return Promise.resolve([]);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), REPLY_TIMEOUT_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<readonly ShownAnswer[]>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage({ type: 'listShown' } satisfies PageMessage, [port2]);
  });
}

/** Notes the answers of earlier that this page was given so far, and those to come. */
export async function watchShown(): Promise<void> {
  (navigator as Partial<Navigator>).serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<readonly ShownAnswer[]>) => noteShown(data),
  );
  noteShown(await listShown());
}

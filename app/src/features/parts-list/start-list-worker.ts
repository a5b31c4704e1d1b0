import type { AsyncListSession, ListSession, ReadProgress, SourceFile } from '@shop/parts-list';
import { proxy, transfer, wrap } from 'comlink';
import type { OpenListSession } from './list-worker.ts';

/**
 * The list session in a worker. Calls are answered in order; one that fails rejects with the name and message of the
 * worker's error. The bytes of files to read are transferred and empty afterwards.
 */
export type RemoteListSession = AsyncListSession & {
  /** Ends the worker, also in the middle of a file; open calls reject with `ListSessionClosed`. */
  close: () => void;
  /**
   * The time of the last message from the worker, or of the first call after it was idle. A worker that is silent for
   * long (30 s) during a call hangs; the caller has to close it.
   */
  lastMessageAt: () => number;
};

/** An error with a name that the page can check. */
const namedError = (name: string, message: string): Error => Object.assign(new Error(message), { name });
const buffersOf = (files: readonly SourceFile[]) =>
  files.flatMap(({ bytes: { buffer } }) => (buffer instanceof ArrayBuffer ? buffer : []));

/** Starts a worker with a list session. Comlink carries the calls; a call that is open when the worker ends rejects. */
export function startListWorker(onProgress?: (progress: ReadProgress) => void): RemoteListSession {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  const openCalls = new Set<(reason: Error) => void>();
  let lastMessageAt = Date.now();
  let closed: Error | undefined;

  function end(reason: Error): void {
    closed ??= reason;
    worker.terminate();
    for (const reject of openCalls) reject(closed);
    openCalls.clear();
  }
  worker.addEventListener('error', ({ message }) =>
    end(namedError('ListSessionFailed', message || 'the worker could not be started')),
  );
  const report = (progress: ReadProgress): void => {
    lastMessageAt = Date.now();
    if (!closed) onProgress?.(progress);
  };
  // Comlink disconnects a worker whose proxy is garbage-collected, also during a call: `call` holds both proxies.
  const open = wrap<OpenListSession>(worker);
  let session: ReturnType<typeof open> | undefined;

  const call = (method: keyof ListSession, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (closed) {
        reject(closed);
        return;
      }
      if (openCalls.size === 0) lastMessageAt = Date.now();
      openCalls.add(reject);
      const answered = () => {
        openCalls.delete(reject);
        lastMessageAt = Date.now();
      };
      session ??= open(proxy(report));
      session
        .then((remote) => (remote[method] as (...sent: readonly unknown[]) => Promise<unknown>)(...args))
        .finally(answered)
        .then(resolve, reject);
    });
  const own: Partial<RemoteListSession> = {
    close: () => end(namedError('ListSessionClosed', 'the list session was closed')),
    lastMessageAt: () => lastMessageAt,
    read: (files, options) =>
      call('read', [transfer(files, buffersOf(files)), options]) as ReturnType<AsyncListSession['read']>,
  };
  return new Proxy(own as RemoteListSession, {
    get(target, name) {
      // A session has no `then`: it would be called when an async function returns the session.
      if (name === 'then' || name in target) return Reflect.get(target, name) as unknown;
      return (...args: readonly unknown[]) => call(name as keyof ListSession, args);
    },
  });
}

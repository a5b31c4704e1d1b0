import type { ListSession, ReadProgress } from './list-session.entity.ts';
import { METHODS } from './methods.ts';
import { buffersIn, type ListSessionCall, type ListSessionReply, type Message } from './worker-message.entity.ts';

/**
 * The list session in a worker. Calls are answered in order; one that fails rejects with the message of the worker's
 * error and under its name.
 */
export type RemoteListSession = {
  [Method in keyof ListSession]: (...args: Parameters<ListSession[Method]>) => Promise<ReturnType<ListSession[Method]>>;
} & {
  /** Ends the worker, also in the middle of a file; open calls reject with `ListSessionClosed`. */
  close: () => void;
  /**
   * The time, by the given clock, of the last message from the worker, or of the first call after it was idle. A worker
   * that is silent for long (30 s) during a call hangs; the caller has to close it.
   */
  lastMessageAt: () => number;
};

/** What is used of a `Worker`. */
export type ListSessionWorker = {
  addEventListener: (
    type: 'message' | 'error' | 'messageerror',
    listener: (event: Message & { message?: string }) => void,
  ) => void;
  postMessage: (call: ListSessionCall, options: { transfer: ArrayBuffer[] }) => void;
  terminate: () => void;
};
type Caller = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** An error with the name that it had in the worker, for example `DamagedSnapshot`. */
const namedError = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/**
 * Connects to the list session of a worker. Byte arrays in arguments are transferred and empty afterwards. `now`: a
 * clock in ms.
 */
export function callListSession(
  worker: ListSessionWorker,
  { now, onProgress }: { now: () => number; onProgress?: (progress: ReadProgress) => void },
): RemoteListSession {
  const open = new Map<number, Caller>();
  let lastId = 0;
  let lastMessageAt = now();
  let closed: Error | undefined;

  function end(reason: Error) {
    closed ??= reason;
    worker.terminate();
    for (const { reject } of open.values()) reject(closed);
    open.clear();
  }
  worker.addEventListener('message', ({ data }) => {
    lastMessageAt = now();
    const reply = data as ListSessionReply;
    if (reply.type === 'progress') {
      if (!closed) onProgress?.(reply.progress);
      return;
    }
    const caller = open.get(reply.id);
    open.delete(reply.id);
    if (reply.type === 'failure') caller?.reject(namedError(reply.name, reply.message));
    else caller?.resolve(reply.value);
  });
  worker.addEventListener('error', ({ message }) =>
    end(namedError('ListSessionFailed', message ?? 'the worker could not be started')),
  );
  worker.addEventListener('messageerror', () =>
    end(namedError('ListSessionFailed', 'a reply of the worker could not be read')),
  );

  const call = (method: keyof ListSession, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (closed) {
        reject(closed);
        return;
      }
      if (open.size === 0) lastMessageAt = now();
      lastId += 1;
      worker.postMessage({ type: 'call', id: lastId, method, args }, { transfer: args.flatMap(buffersIn) });
      open.set(lastId, { resolve, reject });
    });
  const methods = Object.fromEntries(
    Object.keys(METHODS).map((method) => [
      method,
      (...args: readonly unknown[]) => call(method as keyof ListSession, args),
    ]),
  );
  return {
    ...(methods as Omit<RemoteListSession, 'close' | 'lastMessageAt'>),
    close: () => end(namedError('ListSessionClosed', 'the list session was closed')),
    lastMessageAt: () => lastMessageAt,
  };
}

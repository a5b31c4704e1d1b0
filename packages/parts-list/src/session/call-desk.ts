import { buffersIn, type DeskCall, type DeskReply, type Message } from './call.entity.ts';
import type { Desk, ReadProgress } from './desk.entity.ts';
import { METHODS } from './methods.ts';

/** The desk of a worker. Calls are answered in order; one that fails rejects with what the desk said, under the name of its error. */
export type RemoteDesk = {
  [Method in keyof Desk]: (...args: Parameters<Desk[Method]>) => Promise<ReturnType<Desk[Method]>>;
} & {
  /** Ends the worker, also in the midst of a file; what was asked and not answered rejects with `DeskClosed`. */
  close: () => void;
  /** When the worker last said anything, or was asked something while it had nothing to do, by the clock handed in: one that keeps silent for long (30 s) has hung, and is the caller's to close. */
  lastHeard: () => number;
};

/** What is needed of a `Worker`. */
export type DeskWorker = {
  addEventListener: (
    type: 'message' | 'error' | 'messageerror',
    listener: (event: Message & { message?: string }) => void,
  ) => void;
  postMessage: (call: DeskCall, options: { transfer: ArrayBuffer[] }) => void;
  terminate: () => void;
};
type Caller = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** An error with the name that it had in the worker, e.g. `DamagedSnapshot`. */
const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/** Calls the desk that a worker serves. Bytes that are handed in go over and are empty here afterwards. `now` is a clock in ms. */
export function callDesk(
  worker: DeskWorker,
  { now, onProgress }: { now: () => number; onProgress?: (progress: ReadProgress) => void },
): RemoteDesk {
  const open = new Map<number, Caller>();
  let lastId = 0;
  let lastHeard = now();
  let closed: Error | undefined;

  function end(reason: Error) {
    closed ??= reason;
    worker.terminate();
    for (const { reject } of open.values()) reject(closed);
    open.clear();
  }
  worker.addEventListener('message', ({ data }) => {
    lastHeard = now();
    const reply = data as DeskReply;
    if ('progress' in reply) {
      if (!closed) onProgress?.(reply.progress);
      return;
    }
    const caller = open.get(reply.id);
    open.delete(reply.id);
    if ('failure' in reply) caller?.reject(named(reply.failure.name, reply.failure.message));
    else caller?.resolve(reply.value);
  });
  worker.addEventListener('error', ({ message }) =>
    end(named('DeskFailed', message ?? 'the worker could not be started')),
  );
  worker.addEventListener('messageerror', () => end(named('DeskFailed', 'an answer could not be read')));

  const call = (method: keyof Desk, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (closed) {
        reject(closed);
        return;
      }
      if (open.size === 0) lastHeard = now();
      lastId += 1;
      worker.postMessage({ id: lastId, method, args }, { transfer: args.flatMap(buffersIn) });
      open.set(lastId, { resolve, reject });
    });
  const methods = Object.fromEntries(
    Object.keys(METHODS).map((method) => [method, (...args: readonly unknown[]) => call(method as keyof Desk, args)]),
  );
  return {
    ...(methods as Omit<RemoteDesk, 'close' | 'lastHeard'>),
    close: () => end(named('DeskClosed', 'the desk was closed')),
    lastHeard: () => lastHeard,
  };
}

import type { ListSessionReply, Message } from './worker-message.entity.ts';
import type { ListSessionWorker } from './call-list-session.ts';
import type { WorkerScope } from './serve-list-session.ts';

type Listener = (event: Message & { message?: string }) => void;

/**
 * A fake worker with both ends, without threads: messages are cloned or transferred as between threads, and arrive in
 * order, later.
 */
export function workerPair() {
  const listeners = { page: new Map<string, Listener>(), worker: [] as ((message: Message) => void)[] };
  let isRunning = true;
  const send = (
    value: unknown,
    options: { transfer?: ArrayBuffer[] } | undefined,
    arrive: (message: Message) => void,
  ) => {
    const data: unknown = structuredClone(value, options);
    queueMicrotask(() => {
      if (isRunning) arrive({ data });
    });
  };
  const worker: ListSessionWorker = {
    addEventListener: (type, listener) => void listeners.page.set(type, listener),
    postMessage: (call, options) =>
      send(call, options, (message) => listeners.worker.forEach((listener) => listener(message))),
    terminate: () => {
      isRunning = false;
    },
  };
  const scope: WorkerScope = {
    addEventListener: (_, listener) => void listeners.worker.push(listener),
    postMessage: (reply: ListSessionReply, options) =>
      send(reply, options, (message) => listeners.page.get('message')?.(message)),
  };
  return {
    worker,
    scope,
    isRunning: () => isRunning,
    fail: (message: string) => listeners.page.get('error')?.({ data: undefined, message }),
  };
}

import type { DeskReply, Message } from './call.entity.ts';
import type { DeskWorker } from './call-desk.ts';
import type { WorkerScope } from './serve-desk.ts';

type Listener = (event: Message & { message?: string }) => void;

/** A worker and the page's end of it, without threads: what goes over is copied and handed over as between threads, and arrives in order, later. */
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
  const worker: DeskWorker = {
    addEventListener: (type, listener) => void listeners.page.set(type, listener),
    postMessage: (call, options) =>
      send(call, options, (message) => listeners.worker.forEach((listener) => listener(message))),
    terminate: () => {
      isRunning = false;
    },
  };
  const scope: WorkerScope = {
    addEventListener: (_, listener) => void listeners.worker.push(listener),
    postMessage: (reply: DeskReply, options) =>
      send(reply, options, (message) => listeners.page.get('message')?.(message)),
  };
  return {
    worker,
    scope,
    isRunning: () => isRunning,
    fail: (message: string) => listeners.page.get('error')?.({ data: undefined, message }),
  };
}

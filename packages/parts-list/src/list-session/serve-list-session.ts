import type { ListSession, ReadProgress } from './list-session.entity.ts';
import { METHODS } from './methods.ts';
import { buffersIn, type ListSessionCall, type ListSessionReply, type Message } from './worker-message.entity.ts';

/** A list session that may have to load something before it answers. */
export type ServedListSession = {
  [Method in keyof ListSession]: (
    ...args: Parameters<ListSession[Method]>
  ) => ReturnType<ListSession[Method]> | Promise<ReturnType<ListSession[Method]>>;
};

/** What is used of a worker's global scope. */
export type WorkerScope = {
  addEventListener: (type: 'message', listener: (message: Message) => void) => void;
  postMessage: (reply: ListSessionReply, options?: { transfer: ArrayBuffer[] }) => void;
};

/**
 * Answers a page's calls with a list session, one after another in their order. The session is created while the first
 * calls wait; if that fails, every call fails.
 */
export function serveListSession(
  scope: WorkerScope,
  create: (onProgress: (progress: ReadProgress) => void) => Promise<ServedListSession> | ServedListSession,
): void {
  const creation = (async () => create((progress) => scope.postMessage({ type: 'progress', progress })))();
  let previous: Promise<unknown> = creation.catch(() => undefined);

  async function answer(call: ListSessionCall): Promise<void> {
    try {
      const session = await creation;
      if (!Object.hasOwn(METHODS, call.method)) throw new TypeError(`A list session has no method ${call.method}.`);
      const method = session[call.method] as (...args: readonly unknown[]) => unknown;
      const value = await method(...call.args);
      scope.postMessage({ type: 'result', id: call.id, value }, { transfer: buffersIn(value) });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      scope.postMessage({ type: 'failure', id: call.id, name, message });
    }
  }

  scope.addEventListener('message', ({ data }) => {
    const call = data as ListSessionCall;
    previous = previous.then(() => answer(call));
  });
}

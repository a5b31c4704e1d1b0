import { buffersIn, type DeskCall, type DeskReply, type Message } from './call.entity.ts';
import type { Desk, ReadProgress } from './desk.entity.ts';
import { METHODS } from './methods.ts';

/** A desk that may have to fetch something before it answers. */
export type ServedDesk = {
  [Method in keyof Desk]: (
    ...args: Parameters<Desk[Method]>
  ) => ReturnType<Desk[Method]> | Promise<ReturnType<Desk[Method]>>;
};

/** The side of a worker that talks to its page. */
export type WorkerScope = {
  addEventListener: (type: 'message', listener: (message: Message) => void) => void;
  postMessage: (reply: DeskReply, options?: { transfer: ArrayBuffer[] }) => void;
};

/** Answers a page's calls with a desk, one after another in their order. The desk is made while the first calls wait; if that fails, so does every call. */
export function serveDesk(
  scope: WorkerScope,
  makeDesk: (onProgress: (progress: ReadProgress) => void) => Promise<ServedDesk> | ServedDesk,
): void {
  const making = (async () => makeDesk((progress) => scope.postMessage({ progress })))();
  let turn: Promise<unknown> = making.catch(() => undefined);

  async function answer(call: DeskCall): Promise<void> {
    try {
      const desk = await making;
      if (!Object.hasOwn(METHODS, call.method)) throw new TypeError(`A desk has no ${call.method}.`);
      const method = desk[call.method] as (...args: readonly unknown[]) => unknown;
      const value = await method(...call.args);
      scope.postMessage({ id: call.id, value }, { transfer: buffersIn(value) });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      scope.postMessage({ id: call.id, failure: { name, message } });
    }
  }

  scope.addEventListener('message', ({ data }) => {
    const call = data as DeskCall;
    turn = turn.then(() => answer(call));
  });
}

import { createListSession } from '@shop/parts-list/list-session/create';
import { serveListSession, type WorkerScope } from '@shop/parts-list/list-session/serve';

type WorkerMessage = Parameters<Parameters<WorkerScope['addEventListener']>[1]>[0];

/**
 * The worker of parts lists without a thread: messages are cloned and delivered asynchronously, as by a real worker.
 */
export class InPageWorker {
  private readonly toPage: ((message: WorkerMessage) => void)[] = [];
  private readonly toWorker: ((message: WorkerMessage) => void)[] = [];
  private isRunning = true;

  constructor() {
    const scope: WorkerScope = {
      addEventListener: (_, listener) => void this.toWorker.push(listener),
      postMessage: (reply) => this.send(reply, this.toPage),
    };
    serveListSession(scope, createListSession({ now: () => 0 }));
  }

  addEventListener(type: string, listener: (message: WorkerMessage) => void): void {
    if (type === 'message') this.toPage.push(listener);
  }

  postMessage(call: unknown): void {
    this.send(call, this.toWorker);
  }

  terminate(): void {
    this.isRunning = false;
  }

  private send(value: unknown, to: readonly ((message: WorkerMessage) => void)[]): void {
    const data: unknown = structuredClone(value);
    queueMicrotask(() => {
      if (this.isRunning) for (const listener of to) listener({ data });
    });
  }
}

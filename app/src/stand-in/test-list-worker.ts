import { makeDesk } from '@shop/parts-list/make';
import { serveDesk, type WorkerScope } from '@shop/parts-list/serve';

type Heard = Parameters<Parameters<WorkerScope['addEventListener']>[1]>[0];

/** The worker of parts lists in the page itself, which has no threads here: what goes over is copied, and arrives later. */
export class InPageWorker {
  private readonly toPage: ((message: Heard) => void)[] = [];
  private readonly toWorker: ((message: Heard) => void)[] = [];
  private isRunning = true;

  constructor() {
    const scope: WorkerScope = {
      addEventListener: (_, listener) => void this.toWorker.push(listener),
      postMessage: (reply) => this.send(reply, this.toPage),
    };
    serveDesk(scope, makeDesk({ now: () => 0 }));
  }

  addEventListener(type: string, listener: (message: Heard) => void): void {
    if (type === 'message') this.toPage.push(listener);
  }

  postMessage(call: unknown): void {
    this.send(call, this.toWorker);
  }

  terminate(): void {
    this.isRunning = false;
  }

  private send(value: unknown, to: readonly ((message: Heard) => void)[]): void {
    const data: unknown = structuredClone(value);
    queueMicrotask(() => {
      if (this.isRunning) for (const listener of to) listener({ data });
    });
  }
}

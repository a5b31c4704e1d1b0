import { createListSession } from '@shop/parts-list/list-session/create';
import { expose, proxy } from 'comlink';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { OpenListSession } from '../features/parts-list/list-worker.ts';

/** The session of the real worker, with a clock that stands still. */
export const openTestListSession: OpenListSession = async (onProgress) =>
  proxy(await createListSession({ now: () => 0, onProgress }));

/** The worker of parts lists without a thread: messages are cloned or transferred and delivered later, as between threads. */
export class InPageWorker {
  private readonly channel = new MessageChannel();
  private readonly onError: ((event: { message: string }) => void)[] = [];
  isRunning = true;

  constructor(open: OpenListSession = openTestListSession) {
    expose(open, this.channel.port2);
    this.channel.port1.start();
  }

  addEventListener(type: string, listener: (event: { message: string }) => void): void {
    if (type === 'error') this.onError.push(listener);
    else this.channel.port1.addEventListener(type, listener as unknown as EventListener);
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    this.channel.port1.postMessage(message, transfer);
  }

  terminate(): void {
    this.isRunning = false;
    this.channel.port1.close();
  }

  /** An error that nothing in the worker caught. */
  fail(message: string): void {
    for (const listener of this.onError) listener({ message });
  }
}

/** Gives the page the worker above and an empty IndexedDB, both of which jsdom lacks, until globals are restored. */
export function stubListBrowser(): void {
  vi.stubGlobal('Worker', function Worker() {
    return new InPageWorker();
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
}

import { expose } from 'comlink';
import { createPartDrawing } from './part-drawing.ts';

/** What a canvas outside a page is in tests: `getContext` answers what it is asked for, and pictures have its size. */
export class FakeCanvas extends EventTarget {
  width: number;
  height: number;

  constructor(width: number, height: number) {
    super();
    this.width = width;
    this.height = height;
  }

  getContext(_kind: string): unknown {
    return null;
  }

  transferToImageBitmap(): ImageBitmap {
    return { width: this.width, height: this.height, close: () => undefined };
  }
}

/** A worker for tests that draws parts where it was started; its messages arrive at once. */
export class FakeWorker extends EventTarget {
  #isEnded = false;
  readonly #inside = Object.assign(new EventTarget(), { postMessage: (data: unknown) => this.#send(this, data) });

  constructor() {
    super();
    expose(createPartDrawing(), this.#inside);
  }

  postMessage(data: unknown): void {
    this.#send(this.#inside, data);
  }

  terminate(): void {
    this.#isEnded = true;
  }

  #send(to: EventTarget, data: unknown): void {
    queueMicrotask(() => {
      if (!this.#isEnded) to.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

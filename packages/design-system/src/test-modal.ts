import { afterAll, beforeAll } from 'vitest';

/** Adds `showModal`, which jsdom lacks, for the tests of a file. */
export function openModals(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal');
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.setAttribute('open', '');
      },
    });
  });
  afterAll(() => {
    if (own) Object.defineProperty(HTMLDialogElement.prototype, 'showModal', own);
    else Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
}

/** What was done to an element of the document before the app answered (`public/early.js`). */
export type EarlyInput = { element: Element } & (
  | { type: 'click' }
  | { type: 'submit' }
  | { type: 'value'; value: string }
);

/**
 * Input that the document holds back, the oldest comes `next`. Events of an element that `isReady` pass, and all of them
 * after `release`.
 */
export type HeldInput = {
  next: () => EarlyInput | undefined;
  isReady?: ((element: Element) => boolean) | undefined;
  release: () => void;
};

declare global {
  var earlyInput: HeldInput | undefined;
}

/** A part of the page whose code has not arrived until then is given up. */
export const TIMEOUT_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Does, in order and once, what was pressed, typed and chosen before, and what is added until all of it is done; later also
 * what is done to a part of the page that is not hydrated yet. What the page no longer has is left out.
 */
export async function replayInput(held: HeldInput): Promise<void> {
  for (let input = held.next(); input; input = held.next()) {
    await whenHydrated(input.element);
    held.isReady = () => true;
    replay(input);
    held.isReady = undefined;
    // React renders what an event changed in a microtask: the next one must find it.
    await Promise.resolve();
  }
  held.isReady = (element) => {
    if (isHydrated(element)) return true;
    // After this event, which is held back: React would not notice a value that changed before it hydrates the field.
    queueMicrotask(() => void replayInput(held));
    held.isReady = undefined;
    return false;
  };
}

function replay(input: EarlyInput): void {
  if (input.type === 'click') (input.element as HTMLElement).click();
  else if (input.type === 'submit') (input.element as HTMLFormElement).requestSubmit();
  else if (input.element.isConnected) setValue(input.element as Field, input.value);
}

/** Whether React has hydrated an element: then it has properties of React's own. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

async function whenHydrated(element: Element): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (element.isConnected && !isHydrated(element) && performance.now() < deadline) {
    // A key lets React hydrate the part at once, if its code is here.
    element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    if (!isHydrated(element)) await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

function setValue(field: Field, value: string): void {
  // Chosen files stay in their field, and their event is enough.
  const isText = !(field instanceof HTMLInputElement && field.type === 'file');
  if (isText) {
    // First as React sees it, then past it, so that it notices a change.
    if (!(field instanceof HTMLSelectElement)) field.value = '';
    const prototype = Object.getPrototypeOf(field) as Field;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // A quantity counts once its field is left, which nobody noticed.
  if (isText && document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** What was done to an element of the document before the app answered (`public/early.js`). */
export type EarlyInput = { element: Element } & (
  | { type: 'click' }
  | { type: 'submit' }
  | { type: 'value'; value: string }
);

/** Input that the document holds back: the oldest comes `next`. Events pass between `release` and `resume`. */
export type HeldInput = { next: () => EarlyInput | undefined; release: () => void; resume: () => void };

declare global {
  var earlyInput: HeldInput | undefined;
}

/** A field whose code has not arrived until then is given up. */
const TIMEOUT_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Does, in order and once, what was pressed, typed and chosen before, and what is added until all of it is done. What the
 * page no longer has is left out.
 */
export async function replayInput(held: HeldInput): Promise<void> {
  for (let input = held.next(); input; input = held.next()) {
    const field = input.element as Field;
    if (isField(input.element) && !isTracked(field)) await whenTracked(field);
    held.release();
    replay(input);
    held.resume();
    // React renders what an event changed in a microtask: the next one must find it.
    await Promise.resolve();
  }
  held.release();
}

function replay(input: EarlyInput): void {
  if (input.type === 'click') (input.element as HTMLElement).click();
  else if (input.type === 'submit') (input.element as HTMLFormElement).requestSubmit();
  else if (input.element.isConnected) setValue(input.element as Field, input.value);
}

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** React recognises changes of an input by a property that it defines on it, which a part that is not hydrated lacks. */
function isTracked(field: Field): boolean {
  const hasProperty = () => Object.hasOwn(field, 'value') || Object.hasOwn(field, 'checked');
  // Such an event lets React hydrate the part at once.
  if (!hasProperty()) field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  return field instanceof HTMLSelectElement || hasProperty();
}

/**
 * Lets React hydrate what holds a field before the field changes, of which it would not be notified: a text field when it
 * has the focus; a box or a choice at once, since it changes before its first event.
 */
export function trackFields(): void {
  document.querySelectorAll<Field>('[type=checkbox], [type=radio], :is(input, textarea):focus').forEach(isTracked);
  document.addEventListener('focusin', ({ target }) => isField(target) && isTracked(target), true);
}

async function whenTracked(field: Field): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (field.isConnected && !isTracked(field) && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 16));
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

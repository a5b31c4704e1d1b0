import type { Shop } from '@shop/mocks';
import { act, fireEvent } from '@testing-library/react';

/** A step that the page does not offer, as after an answer without what it needs. */
export class NotOffered extends Error {}

/** Waits until the page has what is looked for, or has been quiet for so long that it will not have it. */
export type Look = <T>(find: () => T | undefined, patienceMs?: number) => Promise<T | undefined>;
/** Longer than the pause after which what was typed is sent. */
const TYPING_MS = 1000;

/** What a shopper does on a page, by the names that they read. `place` is a selector of the part of the page. */
export type Shopper = {
  shop: Shop;
  /** Presses the first button, link or choice of this name. */
  press: (name: RegExp, place?: string) => Promise<void>;
  /** Fills in a field, or chooses an option. */
  write: (label: RegExp, text: string, place?: string) => Promise<void>;
  /** Presses a key in the element of this selector. */
  key: (key: string, place: string, times?: number) => Promise<void>;
  /** Adds files to the first field for files in this part of the page. */
  attach: (file: Blob, place?: string) => Promise<void>;
  /** Waits until a call is answered that is sent after a pause. */
  asked: (call: string) => Promise<void>;
  /** Waits for something that is not on the page. */
  until: (what: string, isTrue: () => boolean) => Promise<void>;
  /** Something happens on the server. */
  happens: (event: (shop: Shop) => void) => Promise<void>;
};

const PRESSED =
  'button, a[href], label, summary, input[type="radio"], input[type="checkbox"], [role="button"], [role="radio"], [role="tab"]';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const textOf = (ids: string | null) =>
  (ids ?? '').split(' ').map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''));
const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
const labelsOf = (field: Field) => [
  field.getAttribute('aria-label') ?? '',
  ...textOf(field.getAttribute('aria-labelledby')),
  ...[...(field.labels ?? [])].map(nameOf),
];
const isUsable = (element: Element) =>
  !element.closest('[hidden], [inert]') && !element.matches(':disabled, [aria-disabled="true"]');
const placesOf = (place: string) => [...document.querySelectorAll(place)];
const within = <T extends Element>(place: string, selector: string) =>
  placesOf(place).flatMap((one) => [...one.querySelectorAll<T>(selector)]);

export function shopperOn(shop: Shop, look: Look, isAnswered: (call: string) => boolean): Shopper {
  const found = async <T>(what: string, find: () => T | undefined, patienceMs?: number): Promise<T> => {
    const element = await look(find, patienceMs);
    if (element === undefined) throw new NotOffered(what);
    return element;
  };
  return {
    shop,
    async press(name, place = 'body') {
      const isWanted = (element: Element) => isUsable(element) && name.test(nameOf(element));
      fireEvent.click(await found(`press ${name}`, () => within(place, PRESSED).find(isWanted)));
    },
    async write(label, text, place = 'body') {
      const isWanted = (field: Field) => isUsable(field) && labelsOf(field).some((one) => label.test(one));
      const find = () => within<Field>(place, 'input, textarea, select').find(isWanted);
      const field = await found(`write ${label}`, find);
      fireEvent.change(field, { target: { value: text } });
    },
    async key(key, place, times = 1) {
      const element = await found(`key in ${place}`, () => placesOf(place)[0]);
      for (let press = 0; press < times; press += 1) fireEvent.keyDown(element, { key });
    },
    async attach(file, place = 'main') {
      const field = await found('attach', () => within(place, 'input[type=file]')[0]);
      fireEvent.change(field, { target: { files: [file] } });
    },
    asked: async (call) => void (await found(`ask ${call}`, () => isAnswered(call) || undefined, TYPING_MS)),
    until: async (what, isTrue) => void (await found(what, () => isTrue() || undefined)),
    async happens(event) {
      await look(() => undefined);
      act(() => event(shop));
    },
  };
}

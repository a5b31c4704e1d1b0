import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayInput, type HeldInput } from './replay-input.ts';

const script = readFileSync('app/public/early.js', 'utf8');
let held: HeldInput;
let done: string[] = [];

/** A document with a quantity and a button to add it, whose early script has run. */
beforeEach(() => {
  document.body.innerHTML = '<main><input value="10" /><button>Add</button></main>';
  done = [];
  const page: { earlyInput?: HeldInput } & Record<string, unknown> = {
    document: { currentScript: { dataset: { scripts: '' } }, cookie: '' },
    addEventListener: globalThis.addEventListener.bind(globalThis),
    removeEventListener: globalThis.removeEventListener.bind(globalThis),
    PerformanceObserver: class {
      observe = () => undefined;
    },
  };
  runInNewContext(script, page);
  held = page.earlyInput!;
  const main = document.querySelector('main')!;
  main.addEventListener('input', () => done.push(`quantity ${quantity().value}`));
  main.addEventListener('click', () => done.push(`added ${quantity().value}`));
});
afterEach(() => held.release());

const quantity = () => document.querySelector('input')!;
const add = () => document.querySelector('button')!.click();
function type(text: string) {
  quantity().value = text;
  quantity().dispatchEvent(new Event('input', { bubbles: true }));
}
/** The code of the quantity arrives: React defines its own property on a field. */
function hydrate() {
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  Object.defineProperty(quantity(), 'value', { configurable: true, get, set });
}

test('what was typed and pressed before the app answered is done once, in order', async () => {
  type('3');
  type('35');
  add();
  expect(done).toEqual([]);
  hydrate();
  await replayInput(held);
  expect(done).toEqual(['quantity 35', 'added 35']);
});

test('a press while a typed quantity still waits for its code comes after it', async () => {
  type('35');
  const replayed = replayInput(held);
  add();
  expect(done).toEqual([]);
  hydrate();
  await replayed;
  expect(done).toEqual(['quantity 35', 'added 35']);
});

test('nothing is held once all is done', async () => {
  await replayInput(held);
  add();
  expect(done).toEqual(['added 10']);
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayInput, type HeldInput } from './replay-input.ts';

const script = readFileSync('app/public/early.js', 'utf8');
const place = document.createElement('div');
let held: HeldInput;
let root: Root;
let done: string[] = [];

/** A quantity, a button to add it, and a search. */
function Quantity() {
  const [quantity, setQuantity] = useState('10');
  const change = (value: string) => {
    done.push(`quantity ${value}`);
    setQuantity(value);
  };
  const search = () => void done.push('searched');
  return (
    <>
      <input value={quantity} onChange={({ target }) => change(target.value)} />
      <button onClick={() => done.push(`added ${quantity}`)}>Add</button>
      <form action={search} />
    </>
  );
}
const Page = ({ children }: { children: ReactNode }) => (
  <main>
    <button onClick={() => done.push('opened')}>Open</button>
    <Suspense>{children}</Suspense>
  </main>
);

/** The page is hydrated; the code of the quantity arrives with `answer`. */
let answer: () => void;
beforeEach(() => {
  // Otherwise React warns of what is rendered outside of its `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  done = [];
  document.body.append(place);
  place.innerHTML = renderToString(
    <Page>
      <Quantity />
    </Page>,
  );
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
  const code = Promise.withResolvers<{ default: ComponentType }>();
  answer = () => code.resolve({ default: Quantity });
  const LateQuantity = lazy(() => code.promise);
  root = hydrateRoot(
    place,
    <Page>
      <LateQuantity />
    </Page>,
  );
});
afterEach(() => {
  held.release();
  root.unmount();
  vi.unstubAllGlobals();
});

const quantity = () => document.querySelector('input')!;
const add = () => document.querySelectorAll('button')[1]!.click();
function type(text: string) {
  quantity().value = text;
  quantity().dispatchEvent(new Event('input', { bubbles: true }));
}

test('what was typed and pressed before the app answered is done once, in order', async () => {
  type('3');
  type('35');
  add();
  expect(done).toEqual([]);
  answer();
  await replayInput(held);
  expect(done).toEqual(['quantity 35', 'added 35']);
});

test('a press while a typed quantity still waits for its code comes after it', async () => {
  type('35');
  const replayed = replayInput(held);
  add();
  expect(done).toEqual([]);
  answer();
  await replayed;
  expect(done).toEqual(['quantity 35', 'added 35']);
});

test('a press on a part of the page whose code arrives later than the page counts once', async () => {
  add();
  const replayed = replayInput(held);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).toEqual([]);
  answer();
  await replayed;
  expect(done).toEqual(['added 10']);
});

test('a search that is sent where its code arrives later is done once, and the page stays', async () => {
  document.querySelector('form')!.requestSubmit();
  const replayed = replayInput(held);
  answer();
  await replayed;
  await vi.waitFor(() => expect(done).toEqual(['searched']));
});

test('a press after the page has answered waits for the code of its part, and others come after it', async () => {
  await replayInput(held);
  add();
  document.querySelector('button')!.click();
  expect(done).toEqual([]);
  answer();
  await vi.waitFor(() => expect(done).toEqual(['added 10', 'opened']));
});

test('nothing is held once all is done', async () => {
  const open = () => document.querySelector('button')!.click();
  open();
  await replayInput(held);
  open();
  expect(done).toEqual(['opened', 'opened']);
});

import type { Batch } from './adding.store.ts';
import { progressOf } from './adding-progress.ts';

const wish = (key: string, quantity: number) => ({
  key,
  name: `part ${key}`,
  colour: 4,
  productId: key,
  uniqueId: 'u',
  quantity,
});
const colourName = (id: number) => (id === 4 ? 'Red' : undefined);
const first: Batch = {
  key: 'one',
  wishes: [wish('1', 5), wish('2', 7)],
  results: [
    { productId: '1', uniqueId: 'u', added: 5 },
    { productId: '2', uniqueId: 'u', added: 3, reason: 'stock' },
  ],
};
const second: Batch = { key: 'two', wishes: [wish('3', 1)] };

test('says how many lines are done, and how many pieces are in the cart', () => {
  expect(progressOf([first, second], { isGoingOn: true, failure: undefined, colourName })).toEqual({
    state: 'running',
    done: 2,
    of: 3,
    pieces: 8,
  });
  expect(progressOf([first, second], { isGoingOn: false, failure: undefined, colourName })).toMatchObject({
    state: 'paused',
  });
});

test('a lost connection keeps what was done', () => {
  expect(progressOf([first, second], { isGoingOn: true, failure: { kind: 'offline' }, colourName })).toEqual({
    state: 'lost',
    failure: { kind: 'offline' },
    done: 2,
    of: 3,
    pieces: 8,
  });
});

test('at the end every line that got fewer is told with its reason, also one that the shop did not mention', () => {
  const silent: Batch = { ...second, results: [] };
  expect(progressOf([first, silent], { isGoingOn: true, failure: undefined, colourName })).toEqual({
    state: 'done',
    of: 3,
    pieces: 8,
    less: [
      { key: '2', name: 'part 2', colour: 'Red', wanted: 7, added: 3, reason: 'stock' },
      { key: '3', name: 'part 3', colour: 'Red', wanted: 1, added: 0, reason: 'offSale' },
    ],
  });
});

import type { Batch } from './adding.store.ts';
import { progressOf } from './adding-progress.ts';

const request = (key: string, quantity: number) => ({
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
  requests: [request('1', 5), request('2', 7)],
  results: [
    { productId: '1', uniqueId: 'u', added: 5 },
    { productId: '2', uniqueId: 'u', added: 3, reason: 'stock' },
  ],
};
const second: Batch = { key: 'two', requests: [request('3', 1)] };

test('reports how many lines are done, and how many pieces are in the cart', () => {
  expect(progressOf([first, second], { isActive: true, failure: undefined, colourName })).toEqual({
    state: 'running',
    done: 2,
    of: 3,
    pieces: 8,
  });
  expect(progressOf([first, second], { isActive: false, failure: undefined, colourName })).toMatchObject({
    state: 'paused',
  });
});

test('after a lost connection the progress so far is shown', () => {
  expect(progressOf([first, second], { isActive: true, failure: { kind: 'offline' }, colourName })).toEqual({
    state: 'lost',
    failure: { kind: 'offline' },
    done: 2,
    of: 3,
    pieces: 8,
  });
});

test('at the end every line with fewer pieces is listed with the reason, and one missing in the response as unknown', () => {
  const silent: Batch = { ...second, results: [] };
  expect(progressOf([first, silent], { isActive: true, failure: undefined, colourName })).toEqual({
    state: 'done',
    of: 3,
    pieces: 8,
    less: [
      { key: '2', name: 'part 2', colour: 'Red', requested: 7, added: 3, reason: 'stock' },
      { key: '3', name: 'part 3', colour: 'Red', requested: 1 },
    ],
    unclear: [],
  });
});

test('a line with fewer pieces of which the server gives no reason has none', () => {
  const unexplained: Batch = { ...second, results: [{ productId: '3', uniqueId: 'u', added: 0 }] };
  const { less } = progressOf([unexplained], { isActive: true, failure: undefined, colourName }) as { less: unknown };
  expect(less).toEqual([{ key: '3', name: 'part 3', colour: 'Red', requested: 1, added: 0 }]);
});

test('a line that was sent twice is named at the end', () => {
  const repeated: Batch = { ...second, results: [{ productId: '3', uniqueId: 'u', added: 1, isRepeated: true }] };
  expect(progressOf([first, repeated], { isActive: true, failure: undefined, colourName })).toMatchObject({
    unclear: ['part 3 Red'],
  });
});

test('the words of the server are shown for a line that it refused', () => {
  const results = [{ productId: '3', uniqueId: 'u', added: 0, message: '该产品库存不足' }];
  const refused: Batch = { ...second, results };
  expect(progressOf([refused], { isActive: true, failure: undefined, colourName })).toMatchObject({
    less: [{ key: '3', requested: 1, added: 0, message: '该产品库存不足' }],
  });
});

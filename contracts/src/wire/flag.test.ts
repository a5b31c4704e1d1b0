import * as z from 'zod/mini';
import { flag, onOff, booleanFlag } from './flag.ts';

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  [2, false],
  ['2', false],
])('a flag of %j is %j', (wire, fact) => {
  expect(z.decode(flag, wire)).toBe(fact);
});

test.each([
  [true, true],
  [1, true],
  [2, true],
  ['1', true],
  [false, false],
  [0, false],
])('a switch of %j is %j', (wire, fact) => {
  expect(z.decode(booleanFlag, wire)).toBe(fact);
});

test.each([
  [1, true],
  [2, false],
  [0, false],
  [true, true],
  [false, false],
  ['1', true],
  ['2', false],
])('a way to pay of %j is %j', (wire, fact) => {
  expect(z.decode(onOff, wire)).toBe(fact);
});

test('are encoded as servers send them, and decoded to the same value', () => {
  for (const fact of [true, false])
    for (const codec of [flag, booleanFlag, onOff]) expect(z.decode(codec, z.encode(codec, fact))).toBe(fact);
  expect([z.encode(flag, true), z.encode(booleanFlag, true), z.encode(onOff, false)]).toEqual([1, true, 2]);
});

test.each([[[]], [{}], [undefined], [null], [''], ['maybe'], ['开']])('refuse %j', (wire) => {
  for (const codec of [flag, booleanFlag, onOff]) expect(z.safeDecode(codec, wire as never).success).toBe(false);
});

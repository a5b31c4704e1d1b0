// @vitest-environment jsdom
import type { CartLine } from '@shop/contracts';
import { beforeEach, expect, test } from 'vitest';
import { clearPersistedStores } from './persisted-store.ts';
import { recordSeenPrices, useSeenPrices } from './seen-prices.store.ts';

const line = (id: string, unitPrice: number) => ({ id, unitPrice }) as CartLine;

beforeEach(clearPersistedStores);

test('the first price of a line stays when the line costs something else later', () => {
  recordSeenPrices([line('1', 30), line('2', 8)]);
  recordSeenPrices([line('1', 28), line('2', 8)]);
  expect(useSeenPrices.getState()).toEqual({ 1: 30, 2: 8 });
  expect(JSON.parse(localStorage.getItem('persisted.seenPrices') ?? '')).toMatchObject({ state: { 1: 30, 2: 8 } });
});

test('a line that has left the cart is removed', () => {
  recordSeenPrices([line('1', 30), line('2', 8)]);
  recordSeenPrices([line('2', 9)]);
  expect(useSeenPrices.getState()).toEqual({ 2: 8 });
});

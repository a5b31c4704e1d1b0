// @vitest-environment jsdom
import type { CartLine } from '@shop/contracts';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeenPrices, noteSeenPrices, useSeenPrices } from './seen-prices.ts';

const line = (id: string, unitPrice: number) => ({ id, unitPrice }) as CartLine;

beforeEach(forgetSeenPrices);

test('the price at which a line was seen first stays, whatever it costs later', () => {
  noteSeenPrices([line('1', 30), line('2', 8)]);
  noteSeenPrices([line('1', 28), line('2', 8)]);
  expect(useSeenPrices.getState()).toEqual({ 1: 30, 2: 8 });
  expect(JSON.parse(localStorage.getItem('seenPrices') ?? '')).toEqual({ 1: 30, 2: 8 });
});

test('a line that left the cart is forgotten', () => {
  noteSeenPrices([line('1', 30), line('2', 8)]);
  noteSeenPrices([line('2', 9)]);
  expect(useSeenPrices.getState()).toEqual({ 2: 8 });
});

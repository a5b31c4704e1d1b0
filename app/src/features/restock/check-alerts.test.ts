// @vitest-environment jsdom
import type { Offer, Product } from '@shop/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError } from '../../data/call-error.ts';
import { checkAlerts } from './check-alerts.ts';
import { addAlert, removeAlert, useRestockAlerts } from './restock-alerts.store.ts';
import { restockState } from './restock-state.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-26T10:00:00+08:00');
const offer = (uniqueId: string, stock: number) => ({ uniqueId, name: uniqueId, stock }) as Offer;
const part = (...offers: Offer[]) =>
  ({ id: '301', name: '砖', isOnSale: true, minQuantity: 1, stock: 0, offers }) as unknown as Product;

let asked: string[] = [];
const answer = (product: Product) => async (id: string) => {
  asked.push(id);
  return product;
};
const refuse = (kind: 'gone' | 'offline') => async (id: string) => {
  asked.push(id);
  throw new CallError('productDetail', kind);
};
const backOf = async (...check: Parameters<typeof checkAlerts>) =>
  (await checkAlerts(...check)).map(({ alert }) => alert.uniqueId);

beforeEach(() => {
  asked = [];
  for (const uniqueId of ['red', 'blue']) addAlert({ productId: '301', uniqueId });
});
afterEach(() => useRestockAlerts.setState({ alerts: [], checkedAt: undefined }));

test('asks once for all colours of a part, and reports each that is back once', async () => {
  const product = part(offer('red', 5), offer('blue', 0));
  expect(await backOf(answer(product), START)).toEqual(['red']);
  expect(asked).toEqual(['301']);
  expect(await backOf(answer(product), START + 11 * MINUTE_MS)).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('a colour that sold out again is awaited again', async () => {
  const stocks = [5, 0, 7];
  const reports = [];
  for (const [visit, stock] of stocks.entries())
    reports.push(await backOf(answer(part(offer('red', stock), offer('blue', 0))), START + visit * 11 * MINUTE_MS));
  expect(reports).toEqual([['red'], [], ['red']]);
});

test('several visits within ten minutes ask once, also when the clock was set back a little', async () => {
  await backOf(answer(part(offer('red', 0))), START);
  for (const later of [1, 9, -5]) await backOf(answer(part(offer('red', 9))), START + later * MINUTE_MS);
  expect(asked).toHaveLength(1);
  expect(await backOf(answer(part(offer('red', 9))), START - 60 * MINUTE_MS)).toEqual(['red']);
});

test('without an answer nothing is reported, and the next visit asks again', async () => {
  expect(await backOf(refuse('offline'), START)).toEqual([]);
  expect(await backOf(answer(part(offer('red', 9))), START + MINUTE_MS)).toEqual(['red']);
});

test('a part that does not exist any more is not back, and is asked no more often than others', async () => {
  expect(await backOf(refuse('gone'), START)).toEqual([]);
  await backOf(refuse('gone'), START + MINUTE_MS);
  expect(asked).toHaveLength(1);
});

test('an alert that is removed while the shop is asked is not reported', async () => {
  const product = part(offer('red', 9), offer('blue', 9));
  const removing = async () => {
    removeAlert({ productId: '301', uniqueId: 'red' });
    return product;
  };
  expect(await backOf(removing, START)).toEqual(['blue']);
  expect(useRestockAlerts.getState().alerts).toEqual([{ productId: '301', uniqueId: 'blue', isBack: true }]);
});

test('nothing is asked without alerts', async () => {
  useRestockAlerts.setState({ alerts: [] });
  await backOf(answer(part()), START);
  expect(asked).toEqual([]);
});

test('a part is back with its minimum quantity; off sale, or in a colour that is gone, it is not', () => {
  const product = part(offer('red', 9));
  expect(restockState({ ...product, minQuantity: 9 }, 'red')).toBe('back');
  expect(restockState({ ...product, minQuantity: 10 }, 'red')).toBe('waiting');
  expect(restockState({ ...product, isOnSale: false }, 'red')).toBe('notSold');
  expect(restockState(product, 'blue')).toBe('notSold');
  expect(restockState(undefined, 'red')).toBe('notSold');
  expect(restockState({ ...part(), stock: 3 }, '')).toBe('back');
});

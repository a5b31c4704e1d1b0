// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { clearPersistedStores } from '../../session/persisted-store.ts';
import { markSent, unsentPart } from './sent-cards.store.ts';

/** The store as a reloaded page opens it. */
async function reload() {
  vi.resetModules();
  return import('./sent-cards.store.ts');
}

const KEY = 'persisted.chatCards';

beforeEach(() => {
  sessionStorage.clear();
  clearPersistedStores();
});

test('a card is sent once by each shopper in a tab, also after a reload', async () => {
  const about = { productId: '301', orderId: 'cp77' };
  expect(unsentPart('1', about)).toEqual(about);
  markSent('1', { productId: '301' });
  const reloaded = await reload();
  expect(reloaded.unsentPart('1', about)).toEqual({ orderId: 'cp77' });
  expect(reloaded.unsentPart('2', about)).toEqual(about);
});

test('a product and an order with the same number are two cards', () => {
  markSent('1', { productId: '77' });
  expect(unsentPart('1', { orderId: '77' })).toEqual({ orderId: '77' });
});

test('after the sign-out a card is sent again', () => {
  markSent('1', { productId: '301' });
  clearPersistedStores();
  expect(unsentPart('1', { productId: '301' })).toEqual({ productId: '301' });
});

test.each(['{', 'null', '{"state":{"cards":"1 productId 301"}}', '{"state":{"cards":[1,null]}}'])(
  'with %s from another version of the shop an unsent card is sent',
  async (stored) => {
    sessionStorage.setItem(KEY, stored);
    const reloaded = await reload();
    expect(reloaded.unsentPart('1', { productId: '301' })).toEqual({ productId: '301' });
  },
);

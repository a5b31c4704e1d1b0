// @vitest-environment jsdom
import type { Address } from '@shop/contracts';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPersistedStores } from '../../session/persisted-store.ts';
import {
  forgetRemoved,
  forgetWithoutProblem,
  rememberRemoved,
  useRemovedAddresses,
} from './removed-addresses.store.ts';

const KEY = 'persisted.removedAddresses';
const address = (id: string): Address => ({
  id,
  recipient: '林小满',
  phone: '13800138000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: `文三路 ${id} 号`,
  isDefault: false,
});
const problem = { state: 'failed', failure: { kind: 'refused', message: '收货地址已达上限' } } as const;
const ids = () => useRemovedAddresses.getState().removed.map((entry) => entry.address.id);
/** What a newly opened page reads. */
async function reloaded() {
  vi.resetModules();
  return (await import('./removed-addresses.store.ts')).useRemovedAddresses.getState().removed;
}
const store = (removed: unknown) => sessionStorage.setItem(KEY, JSON.stringify({ state: { removed }, version: 0 }));

afterEach(clearPersistedStores);

test('the newest removal is first, and an address is there once', () => {
  for (const id of ['1', '2']) rememberRemoved({ address: address(id) });
  rememberRemoved({ address: address('1'), problem });
  expect(useRemovedAddresses.getState().removed).toEqual([
    { address: address('2') },
    { address: address('1'), problem },
  ]);
  forgetRemoved('2');
  expect(ids()).toEqual(['1']);
});

test('leaving the page forgets all but what could not be added again', () => {
  rememberRemoved({ address: address('1'), problem });
  rememberRemoved({ address: address('2') });
  forgetWithoutProblem();
  expect(ids()).toEqual(['1']);
});

test('survives a reload without the reason, which may be out of date', async () => {
  rememberRemoved({ address: address('1'), problem });
  expect(await reloaded()).toEqual([{ address: address('1') }]);
});

test('ignores whatever else is stored, and holds ten at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), async (junk) => {
      store([...junk, ...Array.from({ length: 12 }, (_, index) => ({ address: address(String(index)) }))]);
      expect((await reloaded()).map((entry) => entry.address.id)).toEqual(
        Array.from({ length: 10 }, (_, index) => String(index)),
      );
    }),
    { numRuns: 30 },
  );
  store('none');
  expect(await reloaded()).toEqual([]);
});

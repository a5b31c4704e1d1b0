// @vitest-environment jsdom
import type { ComputedOrder } from '@shop/contracts';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePlacingAt, type PlacingAt } from './use-placing-at.ts';

const address = {
  id: '0',
  recipient: '周予安',
  phone: '13905712230',
  province: '江苏省',
  city: '苏州市',
  district: '姑苏区',
  cityId: '3205',
  detail: '平江路 108 号',
  isDefault: false,
};
const priced = (toPay: number): ComputedOrder => ({
  kind: 'priced',
  goods: toPay,
  couponDiscount: 0,
  pointsDiscount: 0,
  toPay,
});

/** The hook with an address that is saved as 7 and an order that costs 5041 there, unless it is given otherwise. */
function placing(given: Partial<PlacingAt> = {}) {
  const calls = { place: vi.fn(), onHigherTotal: vi.fn() };
  const hook = renderHook(() =>
    usePlacingAt({
      save: () => Promise.resolve('7'),
      priceAt: () => Promise.resolve(priced(5041)),
      ...calls,
      ...given,
    }),
  );
  return { ...calls, ...hook };
}

test.each([5041, 6000])(
  'the order is placed at the saved address when it costs no more than shown (%i)',
  async (shown) => {
    const { result, place, onHigherTotal } = placing();
    await act(() => result.current.placeAt(address, shown));
    expect(place).toHaveBeenCalledExactlyOnceWith('7', 5041);
    expect(onHigherTotal).not.toHaveBeenCalled();
    expect(result.current.isPreparing).toBe(false);
  },
);

test('a higher total is shown before anything is ordered', async () => {
  const { result, place, onHigherTotal } = placing();
  await act(() => result.current.placeAt(address, 5040));
  expect(onHigherTotal).toHaveBeenCalledExactlyOnceWith(5040);
  expect(place).not.toHaveBeenCalled();
});

test.each<[string, Partial<PlacingAt>]>([
  ['the address is not saved', { save: () => Promise.resolve(undefined) }],
  ['the total is not known', { priceAt: () => Promise.reject(new Error('offline')) }],
  [
    'it was placed in another tab',
    { priceAt: () => Promise.resolve({ kind: 'placed', orderKey: 'k', orderNumber: 'cp1' }) },
  ],
])('nothing is ordered when %s', async (_, given) => {
  const { result, place, onHigherTotal } = placing(given);
  await act(() => result.current.placeAt(address, 5041));
  expect([...place.mock.calls, ...onHigherTotal.mock.calls]).toEqual([]);
  expect(result.current.isPreparing).toBe(false);
});

test.each(['makes another choice', 'leaves the page'])(
  'nothing is ordered when the shopper meanwhile %s',
  async (what) => {
    const saved = Promise.withResolvers<string>();
    const { result, unmount, place } = placing({ save: () => saved.promise });
    let attempt: Promise<void> | undefined;
    act(() => {
      attempt = result.current.placeAt(address, 5041);
    });
    expect(result.current.isPreparing).toBe(true);
    if (what === 'leaves the page') unmount();
    else act(() => result.current.stop());
    saved.resolve('7');
    await attempt;
    expect(place).not.toHaveBeenCalled();
  },
);

// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { useGuestCart } from './guest-cart.store.ts';
import { useGuestPieces } from './guest-pieces.store.ts';

const KEY = 'persisted.guestCart';
/** Stores a cart as another tab does. */
function storeInOtherTab(lines: unknown): void {
  localStorage.setItem(KEY, JSON.stringify({ state: { lines }, version: 0 }));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}
const line = { productId: '301', uniqueId: 'a1', quantity: 7 };

afterEach(() => useGuestCart.setState({ lines: [], key: undefined }));

test('a tab shows what a visitor added in another tab', () => {
  storeInOtherTab([line, { ...line, uniqueId: 'b2', quantity: 5 }]);
  expect(useGuestCart.getState().lines).toHaveLength(2);
  expect(useGuestPieces.getState()).toEqual({ pieces: 12, isOpen: true });
});

test('damaged lines are left out, and more than a hundred are not read', () => {
  storeInOtherTab([
    line,
    { ...line, quantity: 0 },
    { ...line, quantity: '7' },
    { ...line, productId: '../user' },
    { ...line, before: -1 },
    { ...line, refusal: 4 },
    null,
  ]);
  expect(useGuestCart.getState().lines).toEqual([line]);
  storeInOtherTab(Array.from({ length: 150 }, (_, at) => ({ ...line, productId: String(at) })));
  expect(useGuestCart.getState().lines).toHaveLength(100);
});

test('only ids and quantities are stored, and refused lines do not wait to join', () => {
  useGuestCart.setState({ lines: [line] });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ state: { lines: [line] }, version: 0 });
  useGuestCart.setState({ lines: [{ ...line, refusal: '' }] });
  expect(useGuestPieces.getState()).toEqual({ pieces: 7, isOpen: false });
});

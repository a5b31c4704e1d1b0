// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { mergeAndNote } from './merge-and-note.ts';

const disconnected = vi.hoisted(() => () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock(import('../language/messages.store.ts'), async (original) => ({
  ...(await original()),
  fetchMessages: disconnected,
}));
vi.mock('../features/cart/merge-guest-cart.calls.ts', () => ({ mergeGuestCart: disconnected }));

test('a merge that fails, and whose texts cannot be loaded either, says nothing and does not throw', async () => {
  const toast = vi.fn();
  await mergeAndNote(new QueryClient(), toast);
  expect(toast).not.toHaveBeenCalled();
});

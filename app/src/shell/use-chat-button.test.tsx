// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visit } from '../stand-in/test-visit.tsx';

const whenFetched = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./ChatPopup.tsx', () => {
  whenFetched();
  return { ChatPopup: () => null };
});

const pointAtChat = async () => fireEvent.pointerEnter(await screen.findByRole('button', { name: /客服/ }));

test('the chat is fetched once the pointer is on its button, but not for a visitor, who signs in first', async () => {
  await visit('/goods_cate');
  await pointAtChat();
  await vi.dynamicImportSettled();
  expect(whenFetched).not.toHaveBeenCalled();
  cleanup();
  await visit('/goods_cate', { scenarios: [{ name: 'a shopper is signed in' }] });
  await waitFor(async () => {
    // The page knows its shopper only after its first render.
    await pointAtChat();
    expect(whenFetched).toHaveBeenCalledOnce();
  });
});

// @vitest-environment jsdom
import { loadMessages } from '@shop/design-system/messages/load-messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visit } from '../stand-in/test-visit.tsx';

vi.mock(import('@shop/design-system/messages/load-messages'), { spy: true });

/** Moves the pointer onto the chat button, and returns the message areas that are fetched for that. */
async function pointAtChat(): Promise<readonly string[]> {
  const button = await screen.findByRole('button', { name: /客服/ });
  vi.mocked(loadMessages).mockClear();
  fireEvent.pointerEnter(button);
  return vi.mocked(loadMessages).mock.calls.map(([, area]) => area);
}

test('the chat is fetched before its button is pressed, once the pointer is on it', async () => {
  await visit('/goods_cate', { scenarios: [{ name: 'a shopper is signed in' }] });
  // The page knows its shopper only after its first render.
  await waitFor(async () => expect(await pointAtChat()).toEqual(['chat', 'emoji']));
});

test('it is not fetched for a visitor, who signs in first', async () => {
  await visit('/goods_cate');
  expect(await pointAtChat()).toEqual([]);
});

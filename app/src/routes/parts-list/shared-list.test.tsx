// @vitest-environment jsdom
import { toLinkText } from '@shop/parts-list/share';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeList } from '../../features/parts-list/current-list-session.ts';
import { linkOfList } from '../../features/parts-list/link-of-list.ts';
import { stubListBrowser } from '../../stand-in/test-list-worker.ts';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
beforeEach(stubListBrowser);
afterEach(() => {
  cleanup();
  closeList();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const LIST = {
  name: '车站',
  pairs: [
    { part: '3001', colour: 4, quantity: 5 },
    { part: '3023', colour: 71, quantity: 12 },
  ],
};

test('a list that was shared as a link is opened by a friend with the current prices, and shared again', async () => {
  const friend = await visit(`/upload?view=shared#${toLinkText(LIST)}`);
  await screen.findByRole('heading', { level: 1, name: '车站' });
  expect(friend.address()).toBe('/upload?view=list');
  await waitFor(() => expect(screen.getByRole('button', { name: /可直接买/ })).toHaveTextContent(/2 行.*17 颗/));
  await friend.user.click(screen.getByRole('button', { name: '分享' }));
  expect(await screen.findByRole('textbox', { name: '链接' })).toHaveValue(
    linkOfList(LIST, location.origin, 'zh-Hans').link,
  );
});

test.each([
  ['was cut', `#${toLinkText(LIST).slice(0, 30)}`, /不完整，或在发送时被修改过/],
  ['lost its list', '', /# 后面的部分缺失/],
  ['was made by a newer page', '#2.abc', /由新版网页生成/],
])('a link that %s says so, and nothing is opened', async (_, hash, sentence) => {
  const friend = await visit(`/upload?view=shared${hash}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(friend.address()).toContain('view=shared');
  expect(friend.timesSent('POST /parts_list/match')).toBe(0);
});

test('a link is in the language of the page, and a list that makes too long a link has none', () => {
  const { link } = linkOfList(LIST, 'https://shop.example', 'en');
  expect(link).toMatch(/^https:\/\/shop\.example\/en\/upload\?view=shared#1\./);
  const pairs = Array.from({ length: 9000 }, (_, index) => ({
    part: `${(index * 7919) % 99_991}p${(index * 104_729) % 9973}`,
    colour: (index * 31) % 300,
    quantity: 1 + ((index * 37) % 500),
  }));
  expect(linkOfList({ name: '', pairs }, '', 'en')).toMatchObject({ tooLong: { most: 8000 } });
  expect(linkOfList({ name: '', pairs: [] }, '', 'en')).toEqual({});
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './CouponCard.stories.tsx';

const S = composeStories(stories);
const openDetails = () => userEvent.click(screen.getByRole('button', { name: /使用说明/ }));
const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

test('leads to all parts, and explains how to use the coupon with what the shop states', async () => {
  render(<S.Ready />);
  expect(screen.getByRole('link', { name: '去使用 老客券 满 49 减 5' })).toHaveAttribute('href', '#name=parts');
  expect(screen.queryByRole('term')).toBeNull();
  await openDetails();
  expect(rows()).toEqual([
    '优惠: 适用的商品满 ¥49.00，减 ¥5.00',
    '适用: 全部零件可用',
    '有效期: 2026年11月20日 至 2027年1月19日 有效',
    '使用方式: 去结算后，在“确认订单”页的优惠券中选择。可用的券会列出，不可用的会注明原因。',
  ]);
  await openDetails();
  expect(screen.queryByRole('term')).toBeNull();
});

test.each([
  ['its category', S.ForACategory, '基础砖可用', '#name=parts&category=3'],
  ['its only part', S.ForOnePart, '砖 2 × 4可用', '#name=product&id=301'],
  ['the parts, where the names of several are not known', S.ForUnknownParts, '3 种指定零件可用', '#name=parts'],
])('leads to %s', (_, Story, scope, href) => {
  render(<Story />);
  expect(screen.getByText(scope)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /去使用/ })).toHaveAttribute('href', href);
});

test('lets the shopper choose among several parts', async () => {
  render(<S.ForSeveralParts />);
  await userEvent.click(screen.getByRole('button', { name: /去使用/ }));
  const list = within(screen.getByRole('list')).getAllByRole('link');
  expect(list.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['砖 2 × 4', '#name=product&id=301'],
    ['板 1 × 2', '#name=product&id=302'],
    ['光面砖 1 × 1', '#name=product&id=303'],
  ]);
});

test('claims nothing that the shop does not state', () => {
  render(<S.LittleKnown />);
  expect(screen.getByRole('article')).toHaveTextContent('¥1不限金额新人券适用范围未注明有效期未注明');
});

test('a coupon that is not usable yet leads nowhere, and one that is over is not explained either', () => {
  const { unmount } = render(<S.NotYet />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  render(<S.Over />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('names the days and the limit of a coupon to receive', async () => {
  render(<S.ToReceive />);
  await openDetails();
  expect(rows().slice(2, 4)).toEqual(['有效期: 领取后 30 天内有效', '限领: 每人 1 张']);
});

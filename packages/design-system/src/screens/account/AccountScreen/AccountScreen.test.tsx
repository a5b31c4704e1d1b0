// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AccountScreen.stories.tsx';

const S = composeStories(stories);
const assets = () =>
  within(screen.getByRole('list', { name: '余额、优惠券、收藏和消息' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const states = () => within(screen.getByRole('navigation', { name: '我的订单' })).getAllByRole('link');

test('shows the shopper with membership, level and a masked phone, and links to the profile', () => {
  render(<S.Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '林木木' })).toBeInTheDocument();
  expect(screen.getByText('会员')).toBeInTheDocument();
  expect(screen.getByText('砌砖师')).toBeInTheDocument();
  expect(screen.getByText('手机 138 **** 5620')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '编辑资料' })).toHaveAttribute('href', '#name=account&view=profile');
});

test('links to balance, coupons, favourites and messages with their numbers', () => {
  render(<S.Ready />);
  expect(assets()).toEqual([
    ['余额 ¥86.40', '#name=balance'],
    ['优惠券 3 张可用', '#name=coupons'],
    ['收藏 9 种', '#name=favourites'],
    ['消息 2 条未读', '#name=messages'],
  ]);
});

test('shows no number that the server did not send, not even a zero', () => {
  render(<S.Unknown />);
  expect(assets().map(([text]) => text)).toEqual(['余额 去看看', '优惠券 去看看', '收藏 去看看', '消息 去看看']);
  expect(states().map(({ textContent }) => textContent?.trim())).toEqual([
    '待付款',
    '待发货',
    '待收货',
    '待评价',
    '退款与售后',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: '我的账户' })).toBeInTheDocument();
  expect(screen.getByText('尚未绑定手机')).toBeInTheDocument();
  expect(screen.queryByText('会员')).toBeNull();
});

test('shows a zero that the server did send', () => {
  render(<S.Empty />);
  expect(assets().map(([text]) => text)).toEqual(['余额 ¥0.00', '优惠券 0 张可用', '收藏 0 种', '消息 0 条未读']);
});

test('does not offer the balance in a shop without balances', () => {
  render(<S.WithoutBalance />);
  expect(assets().map(([, href]) => href)).toEqual(['#name=coupons', '#name=favourites', '#name=messages']);
});

test('links to the orders of each state and to the refunds, with their number', () => {
  render(<S.Ready />);
  expect(states().map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['待付款 1', '#name=orders&state=unpaid'],
    ['待发货 2', '#name=orders&state=toShip'],
    ['待收货 1', '#name=orders&state=toReceive'],
    ['待评价 3', '#name=orders&state=toReview'],
    ['退款与售后', '#name=refunds'],
  ]);
});

test('shows the three newest orders, the unpaid one with a link to pay', () => {
  render(<S.Ready />);
  const rows = screen.getAllByRole('article');
  expect(rows).toHaveLength(3);
  const [first, second] = rows as [HTMLElement, HTMLElement];
  expect(first).toHaveAccessibleName('订单 cp202611211432080000');
  expect(first).toHaveTextContent('待付款2026年11月21日');
  expect(first).toHaveTextContent('¥55.80');
  expect(within(first).getByRole('link', { name: '去付款' })).toHaveAttribute(
    'href',
    expect.stringContaining('payment'),
  );
  expect(within(second).getByRole('link', { name: '订单详情' })).toHaveAttribute(
    'href',
    '#name=order&order=cp202611211432080001',
  );
});

test('leads a shopper without orders to the parts', () => {
  render(<S.Empty />);
  expect(screen.getByText(/暂无订单/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '#name=parts');
});

test('retries what failed, the shopper and the orders each on its own', async () => {
  const [onRetryUser, onRetryOrders] = [fn(), fn()];
  render(<S.Failed onRetryUser={onRetryUser} onRetryOrders={onRetryOrders} />);
  const [user, orders] = screen.getAllByRole('button', { name: '重试' });
  await userEvent.click(user as HTMLElement);
  expect([onRetryUser.mock.calls.length, onRetryOrders.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(orders as HTMLElement);
  expect(onRetryOrders).toHaveBeenCalledOnce();
});

test('shows why the orders could not be loaded in the words of the shop', () => {
  render(<S.OrdersFailed />);
  expect(screen.getByText('系统升级中，请稍后再来')).toBeInTheDocument();
  expect(screen.getByText('林木木')).toBeInTheDocument();
});

test('announces that it is loading', () => {
  render(<S.Loading />);
  expect(screen.getAllByRole('status', { name: '加载中…' })).toHaveLength(2);
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { name: 'Recent orders' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { name: '最近的訂單' })).toBeInTheDocument();
});

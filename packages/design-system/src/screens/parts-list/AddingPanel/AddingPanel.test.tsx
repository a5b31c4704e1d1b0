// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddingPanel.stories.tsx';

const S = composeStories(stories);
const button = (name: string) => screen.getByRole('button', { name });
const pressEscape = () => userEvent.keyboard('{Escape}');

test('shows the progress', () => {
  render(<S.Ready />);
  expect(screen.getByRole('dialog', { name: '正在加入购物车' })).toHaveTextContent('200 / 533 行，购物车增加 1,650 颗');
  expect(screen.getByRole('progressbar', { name: '加入购物车的进度' })).toHaveAttribute('aria-valuenow', '37');
});

test('pauses by button and Escape, and cannot be closed while running', async () => {
  const actions = { onPause: fn(), onClose: fn() };
  render(<S.Ready {...actions} />);
  await userEvent.click(button('暂停'));
  await pressEscape();
  expect(actions.onPause).toHaveBeenCalledTimes(2);
  expect(actions.onClose).not.toHaveBeenCalled();
});

test('continues where it was paused, and the focus stays', async () => {
  const actions = { onResume: fn(), onClose: fn() };
  const { rerender } = render(<S.Ready {...actions} />);
  await waitFor(() => expect(button('暂停')).toHaveFocus());
  rerender(<S.Ready {...actions} adding={{ state: 'paused', done: 200, of: 533, pieces: 1650 }} />);
  expect(button('继续加入')).toHaveFocus();
  expect(screen.getByText('剩下的 333 行尚未加入。')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(actions.onResume).toHaveBeenCalledOnce();
  await userEvent.click(button('返回清单'));
  await pressEscape();
  expect(actions.onClose).toHaveBeenCalledTimes(2);
});

test('explains after a lost connection that the cart is checked first, and continues', async () => {
  const onResume = fn();
  render(<S.Lost onResume={onResume} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '无法连接商店，请检查网络后重试。已加入的都会保留。继续时会先查询哪些已加入。',
  );
  await userEvent.click(button('继续加入'));
  expect(onResume).toHaveBeenCalledOnce();
});

test('links to the cart when everything is added', () => {
  render(<S.Done />);
  expect(screen.getByRole('status')).toHaveTextContent('533 行已全部加入，共 4,400 颗。');
  expect(screen.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', expect.stringContaining('name=cart'));
  expect(screen.queryByRole('list', { name: '未全部加入，或尚不确定的行' })).toBeNull();
});

test('the focus stays in the dialog when it is done', async () => {
  const { rerender } = render(<S.Ready />);
  await waitFor(() => expect(button('暂停')).toHaveFocus());
  rerender(<S.Ready adding={{ state: 'done', of: 533, pieces: 4400, less: [] }} />);
  await waitFor(() => expect(screen.getByRole('link', { name: '去购物车' })).toHaveFocus());
});

test('names the lines that may be in the cart twice', () => {
  const { unmount } = render(<S.DoneWithUnclear />);
  const notice = screen.getByText(/第一次未收到商店的回复/).parentElement as HTMLElement;
  expect(notice).toHaveTextContent('有 2 行');
  expect(within(notice).getByText('光面板 2×4 深灰')).toBeVisible();
  expect(screen.getByRole('link', { name: '去购物车' })).toBeVisible();
  unmount();
  render(<S.DoneWithUnclearEnglish />);
  expect(screen.getByText(/^No answer came for 1 line the first time/)).toBeVisible();
});

test('lists each line with fewer pieces, with the reason', () => {
  render(<S.DoneWithLess />);
  expect(screen.getByRole('status')).toHaveTextContent('已加入 4,297 颗。4 行未全部加入，或尚不确定，详见下方。');
  expect(
    within(screen.getByRole('list', { name: '未全部加入，或尚不确定的行' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '光面板 2×4 深灰库存不足需要 54 颗，已加入 31 颗',
    '光面板 1×2 浅灰已达限购数量需要 240 颗，已加入 200 颗',
    '圆形光面板 2×2 梅红已下架需要 6 颗，已加入 0 颗',
    '光面板 1×4 浅灰购物车已满需要 34 颗，已加入 0 颗',
  ]);
});

test('shows many such lines in steps', async () => {
  render(<S.ManyLess />);
  const lines = () => within(screen.getByRole('list', { name: '未全部加入，或尚不确定的行' })).getAllByRole('listitem');
  expect(lines()).toHaveLength(50);
  await userEvent.click(button('查看另外 50 行'));
  expect(lines()).toHaveLength(100);
});

test('is shown in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('dialog', { name: 'Added to your cart' })).toHaveTextContent('Requested 54, added 31');
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('dialog', { name: '已暫停' })).toBeInTheDocument();
});

test('shows why the server refused a line in its own words', () => {
  render(<S.DoneWithRefusals />);
  const [first] = within(screen.getByRole('list', { name: '未全部加入，或尚不确定的行' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('光面板 2×4 深灰该产品库存不足需要 54 颗，已加入 0 颗');
});

test('says of a line only what the server said of it', () => {
  render(<S.DoneWithUnknown />);
  const texts = within(screen.getByRole('list', { name: '未全部加入，或尚不确定的行' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    '光面板 2×4 深灰商店没有说明原因需要 54 颗，已加入数量尚不确定，请查看购物车',
    '光面板 1×2 浅灰商店没有说明原因需要 240 颗，已加入 200 颗',
  ]);
});

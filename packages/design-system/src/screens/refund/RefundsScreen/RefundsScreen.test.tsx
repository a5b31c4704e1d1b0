// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { refunds } from '../../../commerce/fixtures-refunds.ts';
import * as stories from './RefundsScreen.stories.tsx';

const {
  Ready,
  Failed,
  Empty,
  NoneOpen,
  Done,
  More,
  LoadingMore,
  Busy,
  Refused,
  Stock,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const rows = () => screen.getAllByRole('article');
const row = (place: number) => within(rows()[place]!);

test('shows the state, contents and amount of each refund', () => {
  render(<Ready />);
  expect(rows().map((one) => /审核中|待退货|退货中|已退款|已拒绝/.exec(one.textContent ?? '')?.[0])).toEqual([
    '审核中',
    '待退货',
    '退货中',
    '已退款',
    '已拒绝',
  ]);
  expect(rows()[0]).toHaveTextContent('2026年11月24日');
  expect(rows()[0]).toHaveTextContent('2 种，16 颗颗粒有破损或瑕疵¥2.22');
  expect(rows()[3]).toHaveTextContent('+6');
});

test('links to the refund and to its order', () => {
  render(<Ready />);
  expect(row(0).getByRole('link', { name: '查看详情' })).toHaveAttribute(
    'href',
    '#name=refund&refund=202611241432080000',
  );
  expect(row(1).getByRole('link', { name: '填写退货单号' })).toHaveAttribute(
    'href',
    '#name=refund&refund=202611241432080001',
  );
  expect(row(0).getByRole('link', { name: 'cp202611211432080042' })).toHaveAttribute(
    'href',
    '#name=order&order=cp202611211432080042',
  );
});

test('shows no order number when the server sends none', () => {
  render(<Stock />);
  expect(row(0).getAllByRole('link')).toHaveLength(1);
});

test('withdraws an open refund after a confirmation', async () => {
  const onWithdraw = fn();
  render(<Ready onWithdraw={onWithdraw} />);
  await userEvent.click(row(0).getByRole('button', { name: '撤回申请: 退款 202611241432080000' }));
  expect(onWithdraw).not.toHaveBeenCalled();
  await userEvent.click(row(0).getByRole('button', { name: '撤回' }));
  expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(refunds[0]);
});

test('deletes a closed refund after a confirmation', async () => {
  const onDelete = fn();
  render(<Ready onDelete={onDelete} />);
  await userEvent.click(row(4).getByRole('button', { name: /^删除记录/ }));
  await userEvent.click(row(4).getByRole('button', { name: '删除' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(refunds[4]);
});

test('moves the focus to the next refund after one is removed', async () => {
  const { rerender } = render(<Ready />);
  await userEvent.click(row(1).getByRole('button', { name: /^撤回申请/ }));
  await userEvent.click(row(1).getByRole('button', { name: '撤回' }));
  rerender(<Ready refunds={{ state: 'ready', value: refunds.filter((_, place) => place !== 1) }} />);
  expect(rows()[1]).toHaveFocus();
});

test('shows the action in progress, and why an action failed', () => {
  const { unmount } = render(<Busy />);
  expect(row(0).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(row(1).getByRole('button')).not.toHaveAttribute('aria-busy');
  unmount();
  render(<Refused />);
  expect(row(0).getByRole('alert')).toHaveTextContent('商家刚刚已退款，不能再撤销');
});

test('filters the list by tabs', () => {
  render(<Done />);
  const links = within(screen.getByRole('navigation', { name: '筛选退款' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['全部', '#name=refunds', null],
      ['处理中', '#name=refunds&state=open', null],
      ['已结束', '#name=refunds&state=done', 'page'],
    ],
  );
});

test('loads more, one page at a time', async () => {
  const onMore = fn();
  const { unmount } = render(<More onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的退款' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  render(<LoadingMore onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的退款' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('shows a way on from an empty list', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByRole('heading', { name: '暂无退款' })).toBeInTheDocument();
  unmount();
  render(<NoneOpen />);
  expect(screen.getByRole('link', { name: '查看全部退款' })).toHaveAttribute('href', '#name=refunds');
});

test('offers to retry after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Refunds and returns');
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('退款與售後');
});

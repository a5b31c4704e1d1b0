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
  AskingMore,
  Busy,
  Refused,
  Stock,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const rows = () => screen.getAllByRole('article');
const row = (place: number) => within(rows()[place]!);

test('says of each refund where it stands, what it is about and how much', () => {
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

test('leads to the refund and to its order', () => {
  render(<Ready />);
  expect(row(0).getByRole('link', { name: '看详情' })).toHaveAttribute(
    'href',
    '#name=refund&refund=202611241432080000',
  );
  expect(row(1).getByRole('link', { name: '填退货单号' })).toHaveAttribute(
    'href',
    '#name=refund&refund=202611241432080001',
  );
  expect(row(0).getByRole('link', { name: 'cp202611211432080042' })).toHaveAttribute(
    'href',
    '#name=order&order=cp202611211432080042',
  );
});

test('does without the order’s number where the server sends none', () => {
  render(<Stock />);
  expect(row(0).getAllByRole('link')).toHaveLength(1);
});

test('takes an open one back, asking once', async () => {
  const onTakeBack = fn();
  render(<Ready onTakeBack={onTakeBack} />);
  await userEvent.click(row(0).getByRole('button', { name: '撤销申请: 退款 202611241432080000' }));
  expect(onTakeBack).not.toHaveBeenCalled();
  await userEvent.click(row(0).getByRole('button', { name: '撤销' }));
  expect(onTakeBack).toHaveBeenCalledExactlyOnceWith(refunds[0]);
});

test('deletes a settled one, asking once', async () => {
  const onDelete = fn();
  render(<Ready onDelete={onDelete} />);
  await userEvent.click(row(4).getByRole('button', { name: /^删除记录/ }));
  await userEvent.click(row(4).getByRole('button', { name: '删除' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(refunds[4]);
});

test('goes on to the next one once one is gone', async () => {
  const { rerender } = render(<Ready />);
  await userEvent.click(row(1).getByRole('button', { name: /^撤销申请/ }));
  await userEvent.click(row(1).getByRole('button', { name: '撤销' }));
  rerender(<Ready refunds={{ state: 'ready', value: refunds.filter((_, place) => place !== 1) }} />);
  expect(rows()[1]).toHaveFocus();
});

test('shows what is under way, and why something could not be done', () => {
  const { unmount } = render(<Busy />);
  expect(row(0).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(row(1).getByRole('button')).not.toHaveAttribute('aria-busy');
  unmount();
  render(<Refused />);
  expect(row(0).getByRole('alert')).toHaveTextContent('商家刚刚已经退款，不能再撤销');
});

test('narrows the list by links', () => {
  render(<Done />);
  const links = within(screen.getByRole('navigation', { name: '看哪些退款' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['全部', '#name=refunds', null],
      ['处理中', '#name=refunds&state=open', null],
      ['已结束', '#name=refunds&state=done', 'page'],
    ],
  );
});

test('asks for more, once at a time', async () => {
  const onMore = fn();
  const { unmount } = render(<More onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '再看一些退款' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  render(<AskingMore onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '再看一些退款' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('leads on where there is none', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByRole('heading', { name: '没有退款' })).toBeInTheDocument();
  unmount();
  render(<NoneOpen />);
  expect(screen.getByRole('link', { name: '看全部退款' })).toHaveAttribute('href', '#name=refunds');
});

test('offers another try after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Refunds and after-sales');
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('退款與售後');
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PaymentScreen.stories.tsx';
import { timeLeft } from './UnpaidOrder.tsx';

const { Ready, Empty, Paid, Paying, ShortBalance, ShortByTheShop, PaymentFailed, Offline, BalanceFailed, LastSeconds, Expired, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('says the amount, the time left and what stays on the balance', () => {
  render(<Ready />);
  expect(screen.getByRole('main')).toHaveTextContent('应付金额¥55.41');
  expect(screen.getByRole('timer')).toHaveTextContent('还有 29:30，到点没付订单会自动取消');
  expect(screen.getByRole('main')).toHaveTextContent('现在的余额¥200.00付款后剩¥144.59');
});

test('pays from the balance', async () => {
  const onPayByBalance = fn();
  render(<Ready onPayByBalance={onPayByBalance} />);
  await userEvent.click(screen.getByRole('button', { name: '支付 ¥55.41' }));
  expect(onPayByBalance).toHaveBeenCalledOnce();
});

test('never pays twice', async () => {
  const onPayByBalance = fn();
  render(<Paying onPayByBalance={onPayByBalance} />);
  await userEvent.dblClick(screen.getByRole('button', { name: '支付 ¥55.41' }));
  expect(onPayByBalance).not.toHaveBeenCalled();
});

test('copies the order number', async () => {
  const onCopy = fn();
  render(<Ready onCopy={onCopy} />);
  await userEvent.click(screen.getByRole('button', { name: '复制订单号' }));
  expect(onCopy).toHaveBeenCalledWith('cp202611211432080042');
  expect(await screen.findByText('已复制')).toBeInTheDocument();
});

test('says so when the browser refuses to copy', async () => {
  render(<Ready onCopy={fn().mockRejectedValue(new Error('denied'))} />);
  await userEvent.click(screen.getByRole('button', { name: '复制订单号' }));
  expect(await screen.findByText('没复制成，请选中后自己复制')).toBeInTheDocument();
});

test('says how much is missing, until when the order is kept, and offers no dead button', () => {
  render(<ShortBalance />);
  expect(screen.getByText('余额不够，还差 ¥54.91')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(/订单替你留到 2026年11月21日 15:02/);
  expect(screen.getByRole('link', { name: '看余额' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('believes the shop when it knows a smaller balance', () => {
  render(<ShortByTheShop />);
  expect(screen.getByText('商店说余额不够付这一单')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '支付 ¥55.41' })).toBeEnabled();
});

test('asks to check the balance before paying again after a failure', () => {
  const { unmount } = render(<PaymentFailed />);
  expect(screen.getByRole('alert')).toHaveTextContent('这次没有付成');
  unmount();
  render(<Offline />);
  expect(screen.getByRole('alert')).toHaveTextContent('没有等到付款结果');
  expect(screen.getByRole('button', { name: '支付 ¥55.41' })).toBeEnabled();
});

test('asks again for a balance that did not come', async () => {
  const onRetry = fn();
  render(<BalanceFailed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('leads to the order once it is paid', () => {
  render(<Paid />);
  expect(screen.getByRole('heading', { level: 1, name: '付好了' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', expect.stringContaining('cp202611211432080042'));
  expect(screen.getByRole('link', { name: '继续逛' })).toBeInTheDocument();
});

test('counts down to the end and then says that the time is over', () => {
  const { unmount } = render(<LastSeconds />);
  expect(screen.getByRole('timer')).toHaveTextContent('还有 00:09');
  unmount();
  render(<Expired />);
  expect(screen.getByRole('heading', { name: '订单过了付款时间' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('has a way on from an order that is not there', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看我的订单' })).toBeInTheDocument();
});

test('writes the time left as a clock', () => {
  expect([0, 1, 59_000, 60_000, 3_599_001, 3_600_000, -5_000].map(timeLeft)).toEqual(['00:00', '00:01', '00:59', '01:00', '1:00:00', '1:00:00', '00:00']);
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByText('Your balance is ¥54.91 short')).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('alert')).toHaveTextContent('這次沒有付成');
});

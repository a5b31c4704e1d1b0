// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CodePaymentScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const S = composeStories(stories);
const main = () => screen.getByRole('main');

test('shows the code, its remaining time, the amount and what to do', () => {
  render(<S.Ready />);
  expect(screen.getByRole('img', { name: '微信付款码，¥55.80' })).toBeInTheDocument();
  expect(main()).toHaveTextContent('打开微信扫一扫');
  expect(main()).toHaveTextContent('00:42 后自动换新码');
  expect(main()).toHaveTextContent('应付金额¥55.80');
});

test('requests a new code when the visible one expires', () => {
  const onRenew = fn();
  render(<S.Renewing onRenew={onRenew} />);
  expect(onRenew).toHaveBeenCalledOnce();
  expect(screen.getByText('正在换新码…')).toBeInTheDocument();
});

test('waits for the shopper when the code expired while the page was hidden', async () => {
  const onRenew = fn();
  render(<S.Paused onRenew={onRenew} />);
  expect(onRenew).not.toHaveBeenCalled();
  expect(screen.getByText('你离开时，付款码已过期')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '换一个新码' }));
  expect(onRenew).toHaveBeenCalledOnce();
});

test('shows the shop’s message when there is no code, and retries', async () => {
  const onRenew = fn();
  render(<S.NoCode onRenew={onRenew} />);
  expect(screen.getByRole('alert')).toHaveTextContent('微信支付暂时不可用');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRenew).toHaveBeenCalledOnce();
});

test('checks the payment on request, once', async () => {
  const onCheck = fn();
  const { unmount } = render(<S.Ready onCheck={onCheck} />);
  await userEvent.click(screen.getByRole('button', { name: '我已支付' }));
  expect(onCheck).toHaveBeenCalledOnce();
  unmount();
  render(<S.Checking onCheck={onCheck} />);
  await userEvent.click(screen.getByRole('button', { name: '我已支付' }));
  expect(onCheck).toHaveBeenCalledOnce();
});

test('shows the result of the check', () => {
  const { unmount } = render(<S.NotPaidYet />);
  expect(screen.getByText('尚未收到款项')).toBeInTheDocument();
  unmount();
  render(<S.CheckFailed />);
  expect(screen.getByText('支付结果查询失败')).toBeInTheDocument();
});

test('links to a web address on a phone, and to no other kind of code', () => {
  const { unmount } = render(<S.Alipay />);
  expect(screen.getByText('在支付宝里打开')).toHaveAttribute('href', 'https://qr.alipay.com/bax03431ljhokirwl38f00a7');
  unmount();
  render(<S.Ready />);
  expect(screen.getByText(/请截屏，再在微信“扫一扫”中从相册选择/)).toBeInTheDocument();
  expect(document.querySelector('a[href^="weixin"]')).toBeNull();
});

test('links to the other payment methods of the order', () => {
  const { unmount } = render(<S.Ready />);
  expect(screen.getByRole('link', { name: '换支付宝扫码' })).toHaveAttribute(
    'href',
    expect.stringContaining('by=alipay'),
  );
  expect(screen.getByRole('link', { name: '查看所有支付方式' })).toBeInTheDocument();
  unmount();
  render(<S.OnlyMethod />);
  expect(screen.queryByRole('link', { name: /换.*扫码/ })).toBeNull();
});

test('shows no code for an order that is expired, paid, not found or in an unknown state', () => {
  const unknown = render(<S.UnknownState />);
  expect(screen.getByRole('heading', { name: '这笔订单的状态未知' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /付款码/ })).toBeNull();
  unknown.unmount();
  const cancelled = render(<S.Cancelled />);
  expect(screen.getByRole('heading', { name: '这笔订单已取消' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /付款码/ })).toBeNull();
  cancelled.unmount();
  const { unmount } = render(<S.Expired />);
  expect(screen.getByRole('heading', { name: '订单已过付款期限' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /付款码/ })).toBeNull();
  unmount();
  const paid = render(<S.Paid />);
  expect(screen.getByRole('link', { name: '查看结果' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /付款码/ })).toBeNull();
  paid.unmount();
  render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeInTheDocument();
});

testLoadingAndFailure(S);

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByText('Scan with WeChat')).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByText('開啟支付寶掃一掃')).toBeInTheDocument();
});

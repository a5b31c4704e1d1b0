// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CodePaymentScreen.stories.tsx';

const S = composeStories(stories);
const main = () => screen.getByRole('main');

test('draws the code and says how long it lives, what it costs and what to do', () => {
  render(<S.Ready />);
  expect(screen.getByRole('img', { name: '微信付款码，¥55.80' })).toBeInTheDocument();
  expect(main()).toHaveTextContent('打开微信扫一扫');
  expect(main()).toHaveTextContent('00:42 后自动换新码');
  expect(main()).toHaveTextContent('应付金额¥55.80');
});

test('asks for a new code when the old one ends before one’s eyes', () => {
  const onRenew = fn();
  render(<S.Renewing onRenew={onRenew} />);
  expect(onRenew).toHaveBeenCalledOnce();
  expect(screen.getByText('正在换新码…')).toBeInTheDocument();
});

test('waits for the shopper when the code ended while nobody looked', async () => {
  const onRenew = fn();
  render(<S.Paused onRenew={onRenew} />);
  expect(onRenew).not.toHaveBeenCalled();
  expect(screen.getByText('你离开时，这个码过期了')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '换一个新码' }));
  expect(onRenew).toHaveBeenCalledOnce();
});

test('says in the shop’s words why there is no code, and asks again', async () => {
  const onRenew = fn();
  render(<S.NoCode onRenew={onRenew} />);
  expect(screen.getByRole('alert')).toHaveTextContent('微信支付暂时不可用');
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRenew).toHaveBeenCalledOnce();
});

test('asks at once on the shopper’s word, once', async () => {
  const onCheck = fn();
  const { unmount } = render(<S.Ready onCheck={onCheck} />);
  await userEvent.click(screen.getByRole('button', { name: '我付好了' }));
  expect(onCheck).toHaveBeenCalledOnce();
  unmount();
  render(<S.Checking onCheck={onCheck} />);
  await userEvent.click(screen.getByRole('button', { name: '我付好了' }));
  expect(onCheck).toHaveBeenCalledOnce();
});

test('tells what the question came to', () => {
  const { unmount } = render(<S.NotPaidYet />);
  expect(screen.getByText('还没有收到这笔钱')).toBeInTheDocument();
  unmount();
  render(<S.CheckFailed />);
  expect(screen.getByText('没有查到结果')).toBeInTheDocument();
});

test('opens a web address on a phone, and never another kind', () => {
  const { unmount } = render(<S.Alipay />);
  expect(screen.getByText('在支付宝里打开')).toHaveAttribute('href', 'https://qr.alipay.com/bax03431ljhokirwl38f00a7');
  unmount();
  render(<S.Ready />);
  expect(screen.getByText(/截屏，再在微信扫一扫里从相册选这张图/)).toBeInTheDocument();
  expect(document.querySelector('a[href^="weixin"]')).toBeNull();
});

test('leads to the other ways that the order has', () => {
  const { unmount } = render(<S.Ready />);
  expect(screen.getByRole('link', { name: '换支付宝扫码' })).toHaveAttribute(
    'href',
    expect.stringContaining('by=alipay'),
  );
  expect(screen.getByRole('link', { name: '看所有付款方式' })).toBeInTheDocument();
  unmount();
  render(<S.OnlyWay />);
  expect(screen.queryByRole('link', { name: /换.*扫码/ })).toBeNull();
});

test('shows no code for an order that is late, paid or not there', () => {
  const { unmount } = render(<S.Late />);
  expect(screen.getByRole('heading', { name: '订单过了付款时间' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /付款码/ })).toBeNull();
  unmount();
  const paid = render(<S.Paid />);
  expect(screen.getByRole('link', { name: '看结果' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /付款码/ })).toBeNull();
  paid.unmount();
  render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeInTheDocument();
});

test('waits, and asks again after a failure', async () => {
  const { unmount } = render(<S.Loading />);
  expect(screen.getByRole('status', { name: '正在取…' })).toBeInTheDocument();
  unmount();
  const onRetry = fn();
  render(<S.Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByText('Scan with WeChat')).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByText('打開支付寶掃一掃')).toBeInTheDocument();
});

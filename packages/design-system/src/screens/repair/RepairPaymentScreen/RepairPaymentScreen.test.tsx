// @vitest-environment jsdom
import { REQUEST_STATUSES } from '@shop/contracts';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { toPay } from '../fixtures-requests.ts';
import { paymentStateOf } from './payment-state.ts';
import * as stories from './RepairPaymentScreen.stories.tsx';

const S = composeStories(stories);
const main = () => screen.getByRole('main');
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

test('shows the amount with its parts, the request, and the time left', () => {
  render(<S.Ready />);
  expect(main()).toHaveTextContent('应付金额¥11.90街角面包房13 颗');
  expect(main()).toHaveTextContent('零件13 颗¥1.90运费¥10.00');
  expect(screen.getByRole('timer')).toHaveTextContent('15:00:00');
});

test('pays from the balance, or with a code of either kind', async () => {
  const onPayByBalance = fn();
  const onChooseCode = fn();
  render(<S.Ready onPayByBalance={onPayByBalance} onChooseCode={onChooseCode} />);
  await userEvent.click(button('支付 ¥11.90'));
  expect(onPayByBalance).toHaveBeenCalledOnce();
  await userEvent.click(button('微信'));
  await userEvent.click(button('支付宝'));
  expect(onChooseCode.mock.calls).toEqual([['wechat'], ['alipay']]);
});

test('shows the chosen code on the same page', () => {
  render(<S.ScanningWechat />);
  expect(button('微信')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('img', { name: '微信付款码，¥11.90' })).toBeInTheDocument();
  expect(main()).toHaveTextContent('支付后页面会自动更新');
});

test('says when it cannot check whether a code was paid', () => {
  render(<S.Unchecked />);
  expect(main()).toHaveTextContent('暂时无法查询是否已支付');
  expect(main()).not.toHaveTextContent('支付后页面会自动更新');
});

test.each([
  ['a code', S.CodeRefused, '微信支付暂未开通'],
  ['a payment', S.PaymentRefused, '余额支付暂未开通'],
])('shows the refusal of %s as it was sent', (_, Story, text) => {
  render(<Story />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('while the outcome is unknown it offers no other payment', async () => {
  const onRetry = fn();
  render(<S.PaymentUnknown onRetry={onRetry} />);
  expect(screen.queryByRole('button', { name: /支付|微信/ })).toBeNull();
  await userEvent.click(button('重新查询'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a paid request leads to its page, with the day by which it is processed', () => {
  render(<S.Paid />);
  expect(heading('支付成功')).toBeInTheDocument();
  expect(main()).toHaveTextContent('已付 ¥11.90');
  expect(main()).toHaveTextContent('客服最晚 12月4日 处理完成');
  expect(screen.getByRole('link', { name: '查看这份申请' })).toBeInTheDocument();
});

test.each([
  [S.Expired, '已过付款期限'],
  [S.TimeUp, '已过付款期限'],
  [S.Closed, '这份申请已经结束'],
  [S.Free, '这份申请无需支付'],
  [S.Empty, '找不到这份申请'],
  [S.Unavailable, '本店暂不支持在线申请补件'],
])('offers no payment where there is nothing to pay (%#)', (Story, title) => {
  render(<Story />);
  expect(heading(title)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('only a request in the status "to pay" can be paid, and only in time', () => {
  const payable = REQUEST_STATUSES.filter((status) => paymentStateOf({ ...toPay, status }, false) === 'unpaid');
  expect(payable).toEqual(['toPay']);
  expect(paymentStateOf(toPay, true)).toBe('expired');
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(heading('Payment')).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(main()).toHaveTextContent('已付');
});

test('offers only the payment methods that the shop names', () => {
  const { unmount } = render(<S.OnlyByBalance />);
  expect(screen.getByRole('heading', { name: '余额支付' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /微信|支付宝/ })).toBeNull();
  unmount();
  render(<S.OnlyByWechat />);
  expect(screen.queryByRole('heading', { name: '余额支付' })).toBeNull();
  expect(screen.getByRole('button', { name: '微信' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '支付宝' })).toBeNull();
});

test('offers no payment where the shop names no method, and leads to an agent', () => {
  const { unmount } = render(<S.NoPaymentMethod />);
  expect(screen.getByText('商店尚未开通支付方式')).toBeVisible();
  expect(screen.queryByRole('button', { name: /支付|微信/ })).toBeNull();
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute('href', '#name=chat');
  unmount();
  render(<S.NoPaymentMethodEnglish />);
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('a technical error of the provider is closed behind its details', () => {
  render(<S.CodeUnavailable />);
  expect(screen.getByRole('alert')).toHaveTextContent('此支付方式暂时不可用');
  expect(screen.getByText(/^openssl_sign/)).not.toBeVisible();
});

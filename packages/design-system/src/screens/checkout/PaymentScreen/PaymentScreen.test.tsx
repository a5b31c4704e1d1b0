// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { ready } from '../../../loadable.ts';
import { actions, unpaid } from '../../../commerce/fixtures-orders.ts';
import { openTopUp, topUpOffers } from '../../../commerce/fixtures-top-up.ts';
import * as stories from './PaymentScreen.stories.tsx';

const S = composeStories(stories);
const number = 'cp202611211432080042';
const main = () => screen.getByRole('main');
const button = (name: string) => screen.getByRole('button', { name });

test('shows the amount, the time left and the balance after paying', () => {
  render(<S.Ready />);
  expect(main()).toHaveTextContent('应付金额¥55.80');
  expect(screen.getByRole('timer')).toHaveTextContent('29:30');
  expect(main()).toHaveTextContent('逾期未支付订单自动取消');
  expect(main()).toHaveTextContent('当前余额¥200.00支付后余额¥144.20');
});

test('pays from the balance', async () => {
  const onPayByBalance = fn();
  render(<S.Ready onPayByBalance={onPayByBalance} />);
  await userEvent.click(button('支付 ¥55.80'));
  expect(onPayByBalance).toHaveBeenCalledOnce();
});

test('never pays twice', async () => {
  const onPayByBalance = fn();
  render(<S.Paying onPayByBalance={onPayByBalance} />);
  await userEvent.dblClick(button('支付 ¥55.80'));
  expect(onPayByBalance).not.toHaveBeenCalled();
});

test('links to the codes that this order can be paid with', () => {
  const { unmount } = render(<S.Ready />);
  expect(screen.getByRole('link', { name: '微信扫码支付' })).toHaveAttribute(
    'href',
    expect.stringContaining('by=wechat'),
  );
  expect(screen.getByRole('link', { name: '支付宝扫码支付' })).toHaveAttribute(
    'href',
    expect.stringContaining('by=alipay'),
  );
  unmount();
  render(<S.OnlyByCode />);
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  expect(screen.getByRole('heading', { name: '选择支付方式' })).toBeInTheDocument();
});

test('links to the chat when the shop accepts no payment', () => {
  render(<S.NoPaymentMethod />);
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute('href', expect.stringContaining(number));
});

test('copies the order number', async () => {
  const onCopy = fn();
  render(<S.Ready onCopy={onCopy} />);
  await userEvent.click(button('复制订单号'));
  expect(onCopy).toHaveBeenCalledWith(number);
  expect(await screen.findByText('已复制')).toBeInTheDocument();
});

test('shows how much is missing, and no button to pay', () => {
  render(<S.ShortBalance />);
  expect(screen.getByText('余额不足，还差 ¥55.30')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('shows the shop’s answer when its balance is smaller', () => {
  render(<S.ShortAccordingToShop />);
  expect(screen.getByText('商店提示余额不足以支付本单')).toBeInTheDocument();
  expect(button('支付 ¥55.80')).toBeEnabled();
});

test('tops up in place: shows which amounts are enough, and requests the code of the chosen one', async () => {
  const topUp = { ...openTopUp, onOpen: fn(), onChoose: fn() };
  render(<S.ShortBalance topUp={topUp} />);
  await userEvent.click(button('充值'));
  expect(topUp.onOpen).toHaveBeenCalledOnce();
  expect(await screen.findByRole('heading', { name: '余额充值' })).toHaveFocus();
  expect(button('充值 ¥50.00还差 ¥5.30')).toBeInTheDocument();
  await userEvent.click(button('充值 ¥100.00送 ¥5.00足够支付本单'));
  expect(topUp.onChoose).toHaveBeenCalledWith(topUpOffers[1]);
});

test('returns to the payment once the top-up has arrived', async () => {
  const topUp = { ...openTopUp, onOpen: fn(), onChoose: fn() };
  const { rerender } = render(<S.ShortBalance topUp={topUp} />);
  await userEvent.click(button('充值'));
  await screen.findByRole('heading', { name: '余额充值' });
  rerender(<S.ShortBalance topUp={topUp} balance={ready(5_050)} />);
  expect(screen.getByText('余额不足，还差 ¥5.30')).toBeInTheDocument();
  rerender(<S.ShortBalance topUp={topUp} balance={ready(10_550)} />);
  expect(screen.getByText('充值已到账，余额足够支付。')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '余额充值' })).toBeNull();
  expect(button('支付 ¥55.80')).toHaveFocus();
});

test('offers no top-up where the shop has none', () => {
  render(<S.ShortBalanceWithoutTopUp />);
  expect(screen.getByText('本店暂时不能充值，请换一种支付方式。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '充值' })).toBeNull();
  expect(screen.getByRole('link', { name: '微信扫码支付' })).toBeInTheDocument();
});

test('takes an amount of one’s own where the shop offers none', async () => {
  render(<S.NoTopUpOffers />);
  await userEvent.click(button('充值'));
  expect(await screen.findByRole('textbox', { name: '其他金额（元）' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /足够支付本单/ })).toBeNull();
});

test('shows that a failed payment was not charged, with the shop’s message if there is one', () => {
  const { unmount } = render(<S.PaymentFailed />);
  expect(screen.getByRole('alert')).toHaveTextContent('支付失败 没有扣款');
  expect(button('支付 ¥55.80')).toBeEnabled();
  unmount();
  render(<S.PaymentRefused />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单支付中，请勿重复支付');
});

test('allows no second payment while the result of the first is unknown', async () => {
  const { unmount } = render(<S.CheckingPayment />);
  expect(screen.getByText('正在查询支付结果…')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /扫码支付/ })).toBeNull();
  unmount();
  const onRetry = fn();
  render(<S.PaymentUnknown onRetry={onRetry} />);
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  await userEvent.click(button('重新查询'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('retries loading the balance', async () => {
  const onRetry = fn();
  render(<S.BalanceFailed onRetry={onRetry} />);
  await userEvent.click(button('重试'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('cancels the order after a confirmation', async () => {
  const onCancel = fn();
  render(<S.Ready actions={{ ...actions, onCancel }} />);
  await userEvent.click(button('取消订单'));
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(
    within(screen.getByRole('group', { name: '取消这笔订单？' })).getByRole('button', { name: '取消订单' }),
  );
  expect(onCancel).toHaveBeenCalledWith(number);
});

test('shows the shop’s message when the order was not cancelled', () => {
  render(<S.CancelRefused />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单已支付，不能取消');
});

test('counts down to the deadline and then shows that it has passed', () => {
  vi.useFakeTimers({ now: (unpaid.cancelsAt ?? 0) - 9_000 });
  try {
    const onTimeUp = fn();
    const clock = () => Date.now();
    render(<S.Ready clock={clock} onTimeUp={onTimeUp} />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:09');
    act(() => void vi.advanceTimersByTime(9_000));
    expect(screen.getByRole('heading', { name: '订单已过付款期限' })).toBeInTheDocument();
    expect(onTimeUp).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('offers to buy again when the order expired, unless it was a promotion', async () => {
  const onBuyAgain = fn();
  const { unmount } = render(<S.Expired actions={{ ...actions, onBuyAgain }} />);
  expect(screen.getByRole('heading', { name: '订单已过付款期限' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  await userEvent.click(button('再买一次'));
  expect(onBuyAgain).toHaveBeenCalledWith(number);
  unmount();
  render(<S.ExpiredPromotion />);
  expect(screen.queryByRole('button', { name: '再买一次' })).toBeNull();
  expect(screen.getByRole('link', { name: '查看我的订单' })).toBeInTheDocument();
});

test('a cancelled order cannot be paid, and is not called one that was not paid in time', () => {
  render(<S.Cancelled />);
  expect(screen.getByRole('heading', { name: '这笔订单已取消' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('已过付款期限');
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('an order in an unknown state is neither paid nor called expired', () => {
  render(<S.UnknownState />);
  expect(screen.getByRole('heading', { name: '这笔订单的状态未知' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/已过付款期限|自动取消/);
  expect(screen.queryByRole('button', { name: /支付|再买/ })).toBeNull();
  expect(screen.getByRole('link', { name: '查看我的订单' })).toBeVisible();
});

test('shows the charged amount, the next step and the earned coupons', () => {
  const { unmount } = render(<S.Paid />);
  expect(screen.getByRole('heading', { level: 1, name: '支付成功' })).toBeInTheDocument();
  expect(screen.getByText('已付')).toHaveTextContent('¥55.80');
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', expect.stringContaining(number));
  expect(screen.getByRole('link', { name: '继续购物' })).toBeInTheDocument();
  expect(main()).not.toHaveTextContent('优惠券');
  unmount();
  render(<S.PaidWithCoupon />);
  expect(main()).toHaveTextContent(
    '本单赠送 2 张优惠券查看我的优惠券¥10满 ¥99.00 可用下单礼券2026年12月21日 前可用¥3不限金额无门槛 3 元',
  );
});

test('explains how to collect a pick-up order', () => {
  render(<S.PaidPickUp />);
  expect(screen.getByText('到店出示订单号即可取货。')).toBeInTheDocument();
});

test('shows that an order was not found, with links', () => {
  render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看我的订单' })).toBeInTheDocument();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByText('You need ¥55.30 more in your balance')).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('alert')).toHaveTextContent('尚未確認付款是否成功');
});

test('after paying, the result opens with its headline focused', () => {
  const { rerender } = render(<S.Ready paying="busy" />);
  rerender(<S.Ready {...S.Paid.args} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

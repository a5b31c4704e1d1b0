// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { openTopUp, payingTopUp, topUpOffers } from '../../../commerce/fixtures-top-up.ts';
import * as stories from './BalanceScreen.stories.tsx';

const S = composeStories(stories);
const main = () => screen.getByRole('main');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const amountField = () => screen.getByRole('textbox', { name: '其他金额（元）' });

test('shows the balance, its totals, and each change with its sign, time and the balance after it', () => {
  render(<S.Ready />);
  expect(main()).toHaveTextContent('可用余额¥144.20累计充值¥410.00累计消费¥229.99');
  expect(screen.getByText('共 46 笔')).toBeInTheDocument();
  const [paid, toppedUp] = screen.getAllByRole('article');
  expect(paid).toHaveTextContent('余额支付购买商品余额支付55.80元购买商品查看订单11月20日 10:02−¥55.80余额 ¥144.20');
  expect(toppedUp).toHaveTextContent('+¥105.00');
});

test('groups the changes by month, and shows large amounts to the fen', () => {
  render(<S.Ready />);
  const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(months).toEqual(['2026年11月', '2026年10月', '2026年7月']);
  expect(main()).toHaveTextContent('+¥1,234,567.89');
});

test('links to the order of a payment and of its refund, and to none where the server names none', () => {
  render(<S.Ready />);
  const links = screen.getAllByRole('link', { name: '查看订单' });
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('cp202611201001080042'));
});

test('invents nothing that a stock server leaves out', () => {
  render(<S.StockServer />);
  expect(main()).toHaveTextContent('可用余额商店没有提供余额');
  expect(main()).not.toHaveTextContent(/累计|共 |¥0\.00/);
  expect(screen.getByRole('heading', { name: '没有日期的记录' })).toBeInTheDocument();
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    '系统减少余额−¥1.00',
    '抽奖+¥0.88',
  ]);
  expect(screen.queryByRole('button', { name: '充值' })).toBeNull();
});

test('the tabs are links, of which one is current', () => {
  render(<S.NothingSpent />);
  const tabs = within(screen.getByRole('navigation', { name: '按收支查看记录' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['全部', '支出', '收入']);
  expect(tabs[1]).toHaveAttribute('aria-current', 'page');
  expect(tabs[2]).toHaveAttribute('href', expect.stringContaining('kind=gained'));
});

test('has a title and one link in each empty state', () => {
  for (const [Story, title, link] of [
    [S.Empty, '暂无余额记录', '逛颗粒商城'],
    [S.NothingSpent, '暂无支出', '查看全部记录'],
    [S.NothingGained, '暂无收入', '查看全部记录'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
    unmount();
  }
});

test('loads earlier records, and says when there are none', async () => {
  const onMore = fn();
  const { unmount } = render(<S.Ready onMore={onMore} />);
  await userEvent.click(button('查看更早的记录'));
  expect(onMore).toHaveBeenCalledOnce();
  expect(screen.queryByText('没有更早的记录了')).toBeNull();
  unmount();
  render(<S.End />);
  expect(screen.getByText('没有更早的记录了')).toBeInTheDocument();
});

test('shows the loading state, and retries after a failure; the balance stays when only the records fail', async () => {
  const { unmount } = render(<S.Loading />);
  expect(screen.getAllByRole('status', { name: '加载中…' })).toHaveLength(2);
  unmount();
  const onRetry = fn();
  render(<S.RecordsFailed onRetry={onRetry} />);
  expect(main()).toHaveTextContent('¥144.20');
  await userEvent.click(button('重试'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('opens the top-up in place with the shop’s amounts, limits and notices', async () => {
  const topUp = { ...openTopUp, onOpen: fn(), onChoose: fn() };
  render(<S.TopUpOpen topUp={topUp} />);
  await userEvent.click(button('充值'));
  expect(topUp.onOpen).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: '余额充值' })).toHaveFocus();
  expect(amountField()).toHaveAccessibleDescription('¥1.00 到 ¥5,000.00');
  expect(main()).toHaveTextContent('充值的金额和赠送的金额不能提现');
  expect(main()).toHaveTextContent('暂不支持微信充值');
  await userEvent.click(button('充值 ¥100.00送 ¥5.00'));
  expect(topUp.onChoose).toHaveBeenCalledWith(topUpOffers[1]);
});

test.each([
  ['', '请填写金额，最多两位小数，例如 88 或 88.50。'],
  ['0.99', '最少充值 ¥1.00。'],
  ['5000.01', '一次最多充值 ¥5,000.00。'],
])('an own amount of “%s” is explained before anything is sent', async (typed, problem) => {
  const topUp = { ...openTopUp, typed, onChoose: fn() };
  render(<S.TopUpOpen topUp={topUp} />);
  if (typed === '') await userEvent.click(button('充值'));
  await userEvent.click(button('按此金额充值'));
  expect(amountField()).toHaveAccessibleDescription(problem);
  expect(topUp.onChoose).not.toHaveBeenCalled();
});

test('sends an own amount from the keyboard; a typed one opens the top-up by itself', async () => {
  const topUp = { ...openTopUp, typed: '88.5', onChoose: fn() };
  render(<S.TopUpOpen topUp={topUp} />);
  await userEvent.type(amountField(), '{Enter}');
  expect(topUp.onChoose).toHaveBeenCalledWith({ id: '0', amount: 8850, gift: 0 });
});

test('leaves the limits to a server that sends none, and shows its refusal as sent', async () => {
  const { unmount } = render(<S.TopUpWithoutLimits />);
  await userEvent.click(button('充值'));
  expect(amountField()).not.toHaveAccessibleDescription();
  unmount();
  render(<S.CodeRefused />);
  expect(screen.getByRole('alert')).toHaveTextContent('充值金额不能低于10');
});

test('an expired code is not replaced by itself: it may have been paid', async () => {
  const topUp = { ...payingTopUp(0), onChoose: fn() };
  render(<S.CodeExpired topUp={topUp} />);
  await userEvent.click(button('充值'));
  expect(await screen.findByText('付款码已过期')).toBeInTheDocument();
  expect(main()).toHaveTextContent('如已支付请勿重复支付');
  expect(topUp.onChoose).not.toHaveBeenCalled();
  await userEvent.click(button('换一个新码'));
  expect(topUp.onChoose).toHaveBeenCalledWith(topUpOffers[1]);
});

test('says that it is unknown whether a top-up has arrived, and when it has', async () => {
  const { unmount } = render(<S.TopUpUnknown />);
  await userEvent.click(button('充值'));
  expect(screen.getByText('暂时无法查询余额')).toBeInTheDocument();
  expect(main()).toHaveTextContent('如已支付请勿重复支付');
  unmount();
  render(<S.TopUpArrived />);
  expect(screen.getByText('充值已到账，余额增加 ¥105.00。')).toBeInTheDocument();
});

test('a shop that has switched off its balance says so', () => {
  render(<S.BalanceOff />);
  expect(screen.getByText('本店暂时不能用余额支付。')).toBeInTheDocument();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Balance' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '餘額' })).toBeInTheDocument();
});

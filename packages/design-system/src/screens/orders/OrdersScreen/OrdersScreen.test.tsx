// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { ready } from '../../../loadable.ts';
import { actions, toReceive, unpaid } from '../../../commerce/fixtures-orders.ts';
import * as stories from './OrdersScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const S = composeStories(stories);
const rows = () => screen.getAllByRole('article');
const tabs = () => within(screen.getByRole('navigation', { name: '按状态查看订单' })).getAllByRole('link');

test('shows each order with its state, parts, amount and actions', () => {
  render(<S.Ready />);
  const [first, , third] = rows() as [HTMLElement, HTMLElement, HTMLElement];
  expect(first).toHaveAccessibleName('订单 cp202611211432080000');
  expect(first).toHaveTextContent('待付款剩 30分钟29:30+5基础板 2×4 等10 种，275 颗¥55.80');
  expect(within(first).getByRole('link', { name: '去付款' })).toHaveAttribute(
    'href',
    expect.stringContaining('name=payment'),
  );
  expect(within(first).getByRole('link', { name: '订单详情' })).toHaveAttribute(
    'href',
    expect.stringContaining('cp202611211432080000'),
  );
  expect(third).toHaveTextContent('待收货11月22日 发出');
  expect(
    within(third)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['查看物流', '申请退款', '再买一次', '订单详情'].filter((word) => word !== '再买一次'));
  expect(within(third).getByRole('button', { name: '再买一次' })).toBeInTheDocument();
});

test('never offers to buy a promotion again', () => {
  render(<S.Ready />);
  const promotion = screen.getByRole('article', { name: '订单 cp202611211432080007' });
  expect(within(promotion).queryByRole('button', { name: '再买一次' })).toBeNull();
});

test('a refund in progress is the state of its order, and takes the place of another request', () => {
  render(<S.RefundInProgress />);
  const [plain, inRefund] = rows() as [HTMLElement, HTMLElement];
  expect(plain).toHaveTextContent('待收货');
  expect(inRefund).toHaveTextContent('退款中');
  expect(within(inRefund).queryByRole('link', { name: '申请退款' })).toBeNull();
  expect(within(inRefund).getByRole('link', { name: '查看退款' })).toBeInTheDocument();
  expect(within(inRefund).getByRole('button', { name: '确认收货' })).toBeInTheDocument();
});

test('an order in an unknown state says so, and offers nothing that depends on the state', () => {
  render(<S.UnknownState />);
  const [row] = rows() as [HTMLElement];
  expect(row).toHaveTextContent('状态未知');
  expect(within(row).queryAllByRole('button', { name: /收货|付款|再买|取消|删除/ })).toEqual([]);
  expect(within(row).queryByRole('link', { name: /退款|评价|付款/ })).toBeNull();
  expect(within(row).getByRole('link', { name: '订单详情' })).toBeVisible();
});

test('shows whether the group of a group-buy succeeded or failed', () => {
  render(<S.GroupBuys />);
  expect(rows().map(({ textContent }) => /拼团[^ 1]*?(中|成功|失败)/.exec(textContent ?? '')?.[0])).toEqual([
    '拼团中',
    '拼团成功',
    '拼团失败',
  ]);
});

test('links to the orders of each state, with their number', () => {
  render(<S.Unpaid />);
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    '全部 26',
    '待付款 1',
    '待发货 2',
    '待收货 1',
    '待评价 3',
    '已完成 19',
  ]);
  expect(tabs()[1]).toHaveAttribute('aria-current', 'page');
  expect(tabs()[2]).toHaveAttribute('href', expect.stringContaining('state=toShip'));
  expect(screen.getByText('共 1 笔')).toBeInTheDocument();
});

test('shows no numbers when they fail to load', () => {
  render(<S.WithoutCounts />);
  expect(tabs().map(({ textContent }) => textContent?.trim())).toEqual([
    '全部',
    '待付款',
    '待发货',
    '待收货',
    '待评价',
    '已完成',
  ]);
  expect(rows()).toHaveLength(10);
});

test('searches from the keyboard, trimmed, and announces how many were found', async () => {
  const onSearch = fn();
  const { unmount } = render(<S.Ready onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索订单' }), '  3020 {Enter}');
  expect(onSearch).toHaveBeenCalledWith('3020');
  unmount();
  render(<S.Found onSearch={onSearch} />);
  expect(screen.getByRole('searchbox')).toHaveValue('3020');
  expect(screen.getByText('“3020”找到 2 笔')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '清空搜索' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('has one link or button in each empty state', async () => {
  const empty = render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '暂无订单' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toBeInTheDocument();
  empty.unmount();
  const tab = render(<S.EmptyTab />);
  expect(screen.getByRole('link', { name: '查看全部订单' })).toBeInTheDocument();
  tab.unmount();
  const onSearch = fn();
  render(<S.NothingFound onSearch={onSearch} />);
  expect(screen.getByRole('heading', { name: '没有找到“3001”' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '清空搜索' }));
  expect(onSearch).toHaveBeenCalledWith('');
});

test('asks for confirmation before an order is cancelled, and reports which', async () => {
  const onCancel = fn();
  render(<S.Unpaid actions={{ ...actions, onCancel }} />);
  await userEvent.click(screen.getByRole('button', { name: '取消订单' }));
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledWith(unpaid.number);
});

test('confirms, deletes and buys again the order of the row', async () => {
  const asked = { ...actions, onConfirmReceipt: fn(), onDelete: fn(), onBuyAgain: fn() };
  render(<S.Ready actions={asked} />);
  const at = (number: string) => within(screen.getByRole('article', { name: `订单 cp20261121143208${number}` }));
  await userEvent.click(at('0002').getByRole('button', { name: '确认收货' }));
  await userEvent.click(at('0002').getByRole('button', { name: '都收到了' }));
  expect(asked.onConfirmReceipt).toHaveBeenCalledWith('cp202611211432080002');
  await userEvent.click(at('0004').getByRole('button', { name: '删除订单' }));
  await userEvent.click(at('0004').getByRole('button', { name: '再想想' }));
  expect(asked.onDelete).not.toHaveBeenCalled();
  await userEvent.click(at('0004').getByRole('button', { name: '再买一次' }));
  expect(asked.onBuyAgain).toHaveBeenCalledWith('cp202611211432080004');
});

test('moves the focus to another order when one is removed', async () => {
  const { rerender } = render(<S.Found />);
  await userEvent.click(within(rows()[0] as HTMLElement).getByRole('button', { name: '取消订单' }));
  await userEvent.keyboard('{Enter}');
  rerender(<S.Found orders={ready([unpaid])} />);
  expect(rows()[0]?.parentElement).toHaveFocus();
});

test('an order that is received keeps the focus, whose button has gone', async () => {
  const { rerender } = render(<S.Ready orders={ready([toReceive])} />);
  await userEvent.click(screen.getByRole('button', { name: '确认收货' }));
  await userEvent.click(screen.getByRole('button', { name: '都收到了' }));
  rerender(<S.Ready orders={ready([{ ...toReceive, state: 'toReview' }])} />);
  expect(rows()[0]?.parentElement).toHaveFocus();
});

test('an order that is cancelled stays in its place, as high as it was, without its actions, and has the focus', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(172);
  const { rerender } = render(<S.Found />);
  const [row, next] = rows() as [HTMLElement, HTMLElement];
  await userEvent.click(within(row).getByRole('button', { name: '取消订单' }));
  await userEvent.click(within(row).getByRole('button', { name: '取消订单' }));
  rerender(<S.Found gone={{ cp202611211432080000: 'cancelled' }} />);
  expect(rows()).toEqual([row, next]);
  expect(row).toHaveTextContent('已取消');
  expect(within(row).queryAllByRole('link')).toEqual([]);
  expect(within(row).queryByRole('button', { name: /取消|付款/ })).toBeNull();
  expect(row.parentElement).toHaveFocus();
  expect(row.parentElement).toHaveStyle({ minHeight: '172px' });
  vi.restoreAllMocks();
});

test('says what became of orders that have left the list, and where to see one that moved on', () => {
  render(<S.Gone />);
  const [cancelled, deleted, moved, untouched] = rows() as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  expect(cancelled).toHaveTextContent('已取消');
  expect(deleted).toHaveTextContent('已删除');
  expect(moved).toHaveTextContent('状态有变点“订单详情”查看当前状态');
  expect(screen.getAllByRole('link', { name: '订单详情' }).map((link) => link.closest('article'))).toEqual([
    moved,
    untouched,
  ]);
  expect(screen.getAllByRole('button', { name: /再买|收货|删除订单/ }).map((one) => one.closest('article'))).toEqual([
    untouched,
  ]);
});

test('a cancelled order that the shop lists can be bought again, and neither paid nor cancelled', () => {
  render(<S.Cancelled />);
  const row = within(rows()[1] as HTMLElement);
  expect(row.getByText('已取消')).toBeInTheDocument();
  expect(row.getByRole('button', { name: '再买一次' })).toBeInTheDocument();
  expect(row.queryByRole('link', { name: '去付款' })).toBeNull();
  expect(row.queryByRole('button', { name: '取消订单' })).toBeNull();
});

test('shows an action in progress at its order only, and ignores a second press', async () => {
  const onCancel = fn();
  render(<S.Busy actions={{ ...actions, busy: { [unpaid.number]: 'cancel' }, onCancel }} />);
  const busy = screen.getByRole('button', { name: '取消订单' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(busy);
  expect(screen.queryByRole('group')).toBeNull();
});

test('shows at the order why an action was refused', () => {
  render(<S.Refused />);
  expect(within(screen.getByRole('article', { name: `订单 ${unpaid.number}` })).getByRole('alert')).toHaveTextContent(
    '订单已支付，不能取消',
  );
});

test('loads older orders, one page at a time', async () => {
  const onMore = fn();
  const { unmount } = render(<S.Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的订单' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  render(<S.LoadingMore onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的订单' }));
  expect(onMore).toHaveBeenCalledOnce();
});

testLoadingAndFailure(S);

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your orders' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '我的訂單' })).toBeInTheDocument();
});

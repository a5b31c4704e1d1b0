// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import {
  actions,
  completed,
  inParcels,
  PLACED,
  refunding,
  toReceive,
  unpaid,
} from '../../../commerce/fixtures-orders.ts';
import * as stories from './OrderScreen.stories.tsx';
import { stepsOf } from './steps-of.ts';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const S = composeStories(stories);
const title = () => screen.getByRole('heading', { level: 1 });
const main = () => screen.getByRole('main');
const region = (name: string) => screen.getByRole('region', { name });

test.each([
  [S.Unpaid, '等待付款', '待付款'],
  [S.ToShip, '已付款，待仓库发货', '待发货'],
  [S.PickUp, '已付款，待到店取货', '待核销'],
  [S.Ready, '已发货，运输中', '待收货'],
  [S.ToReview, '已收货，待评价', '待评价'],
  [S.Refunding, '退款处理中', '退款中'],
  [S.RefundInProgress, '退款处理中', '退款中'],
])('says the state of the order in its title, and not again in other words (%#)', (Story, heading, label) => {
  render(<Story />);
  expect(title()).toHaveTextContent(heading);
  expect(within(main()).queryByText(label)).toBeNull();
});

test.each([
  [S.Completed, '已完成'],
  [S.Refunded, '已退款'],
  [S.Cancelled, '已取消'],
])('says once, in its title, that nothing is left to do for the order (%#)', (Story, heading) => {
  render(<Story />);
  expect(within(main()).getAllByText(heading, { selector: 'header *' })).toEqual([title()]);
});

test('shows the shop’s own sentence and the order details', () => {
  render(<S.Ready />);
  expect(screen.getByText('已发货，请注意查收')).toBeInTheDocument();
  expect(main()).toHaveTextContent('快递顺丰速运快递单号SF1409882633071');
  expect(main()).toHaveTextContent('余额支付 2026年11月21日 14:35');
  expect(screen.getByText('同色的请装一袋，深灰和浅灰分开，谢谢。')).toBeInTheDocument();
});

test('copies the tracking number', async () => {
  const onCopy = fn();
  render(<S.Ready onCopy={onCopy} />);
  await userEvent.click(screen.getByRole('button', { name: '复制快递单号' }));
  expect(onCopy).toHaveBeenCalledWith('SF1409882633071');
});

test('marks the current step, and shows no hour when only the day is known', () => {
  expect(stepsOf(unpaid).map(({ state }) => state)).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
  expect(stepsOf(toReceive).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'todo', 'todo']);
  expect(stepsOf(completed).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(stepsOf(refunding).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'todo', 'todo']);
  expect(stepsOf(inParcels).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'todo', 'todo']);
  expect(stepsOf(toReceive).map(({ exactness }) => exactness)).toEqual([
    'minute',
    'minute',
    'date',
    undefined,
    undefined,
  ]);
  expect(stepsOf({ ...toReceive, shippedAt: PLACED })[2]?.exactness).toBe('minute');
});

test('can neither be paid nor cancelled while it is unknown whether it is paid', () => {
  render(<S.PaymentUnknown />);
  expect(screen.getByRole('link', { name: '查询付款结果' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '去付款' })).toBeNull();
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
});

test('offers nothing that depends on the state while that is unknown, and leads to the chat', () => {
  const { UnknownState, UnknownStateEnglish } = composeStories(stories);
  const { unmount } = render(<UnknownState />);
  expect(screen.getByRole('heading', { level: 1, name: '这笔订单的状态未知' })).toBeVisible();
  expect(screen.getByText('商店显示为“待二次质检”。请暂勿支付、收货或退款，先问客服。')).toBeVisible();
  expect(screen.queryByRole('button', { name: /付款|收货|取消|删除|再买/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /付款|退款|评价/ })?.getAttribute('href') ?? '').not.toMatch(
    /pay|requestRefund/,
  );
  expect(screen.getAllByRole('link', { name: /客服/ })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('name=chat'),
  );
  unmount();
  render(<UnknownStateEnglish />);
  expect(screen.getByText(/^The shop does not say what its status is\. Do not pay/)).toBeVisible();
});

test('can be paid while it is unpaid, and shows for how long', () => {
  render(<S.Unpaid />);
  expect(screen.getByRole('link', { name: '去付款' })).toHaveAttribute(
    'href',
    expect.stringContaining('cp202611211432080042'),
  );
  expect(screen.getByRole('timer')).toHaveTextContent('29:30');
  expect(screen.queryByText('请在规定时间内完成支付')).toBeNull();
});

test('says when the shop confirms receipt by itself, if the server says so', () => {
  render(<S.ConfirmsItself />);
  expect(main()).toHaveTextContent('约 11月30日 自动确认收货');
});

test('names no day of an automatic confirmation that the server does not send', () => {
  render(<S.Ready />);
  expect(main()).not.toHaveTextContent('自动确认收货');
});

test('confirms receipt after a confirmation', async () => {
  const onConfirmReceipt = fn();
  render(<S.Ready actions={{ ...actions, onConfirmReceipt }} />);
  await userEvent.click(screen.getByRole('button', { name: '确认收货' }));
  await userEvent.click(screen.getByRole('button', { name: '都收到了' }));
  expect(onConfirmReceipt).toHaveBeenCalledWith('cp202611211432080042');
});

test('links to tracking, refund and chat, and buys again', () => {
  render(<S.Ready />);
  expect(screen.getByRole('link', { name: '查看物流' })).toHaveAttribute(
    'href',
    expect.stringContaining('name=tracking'),
  );
  expect(screen.getByRole('link', { name: '申请退款' })).toHaveAttribute(
    'href',
    expect.stringContaining('name=requestRefund'),
  );
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute(
    'href',
    expect.stringMatching(/name=chat.*cp202611211432080042/),
  );
  expect(screen.getByRole('button', { name: '再买一次' })).toBeInTheDocument();
});

test('never offers to buy a promotion again', () => {
  render(<S.Promotion />);
  expect(screen.queryByRole('button', { name: '再买一次' })).toBeNull();
});

test('lists the lines at the prices of the order, which add up to what was paid', () => {
  render(<S.Ready />);
  const rows = within(screen.getByRole('table', { name: '订单里的颗粒' })).getAllByRole('row');
  expect(rows).toHaveLength(11);
  expect(rows[1]).toHaveTextContent('基础板 2×43020大红24 颗¥0.27¥6.48');
  expect(region('金额')).toHaveTextContent('¥47.80会员优惠−¥2.00运费¥10.00实付¥55.80');
});

test('postage that the shop does not name is not free, and explains no difference', () => {
  render(<S.UnknownPostage />);
  for (const word of ['运费', '商店改价']) expect(region('金额')).not.toHaveTextContent(word);
});

test('lists the discounts', () => {
  const { unmount } = render(<S.FreeDelivery />);
  expect(region('金额')).toHaveTextContent('优惠券−¥5.00积分抵扣−¥0.20运费免运费');
  unmount();
  render(<S.ChangedByShop />);
  expect(region('金额')).toHaveTextContent('商店改价−¥5.80实付¥50.00');
});

test.each([
  [S.GroupBuy, '拼团成功'],
  [S.FailedGroupBuy, '拼团失败'],
])('shows whether the group of a group-buy succeeded or failed (%#)', (Story, label) => {
  render(<Story />);
  expect(screen.getByText(label)).toBeInTheDocument();
});

test('shows the goods of the whole order where the shop does not say which parcel has them', () => {
  render(<S.UnlistedParcels />);
  expect(main()).not.toHaveTextContent(/(^|\D)0 [种颗]/);
  const parcels = screen.getAllByRole('heading', { name: /^包裹 / }).map(({ parentElement }) => parentElement);
  expect(parcels.map((head) => head?.textContent)).toEqual(['包裹 1106 颗', '包裹 2']);
  expect(screen.getByRole('heading', { name: '所有包裹里的颗粒' })).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(11);
  // The review page reads the lines of the parcel from its own order.
  expect(screen.getByRole('link', { name: '去评价' })).toHaveAttribute(
    'href',
    expect.stringContaining('cp202611211432080043'),
  );
});

test('shows each parcel with its lines, carrier and state', async () => {
  const onConfirmReceipt = fn();
  render(<S.InParcels actions={{ ...actions, onConfirmReceipt }} />);
  expect(title()).toHaveTextContent('分 2 个包裹寄出');
  expect(within(screen.getByRole('table', { name: '包裹 1 里的颗粒' })).getAllByRole('row')).toHaveLength(5);
  expect(screen.getByRole('link', { name: '查看物流' })).toHaveAttribute(
    'href',
    expect.stringContaining('parcel=cp202611211432080043'),
  );
  expect(screen.getAllByRole('link', { name: '单独看这个包裹' })[1]).toHaveAttribute(
    'href',
    expect.stringContaining('cp202611211432080044'),
  );
  await userEvent.click(screen.getByRole('button', { name: '确认收货' }));
  await userEvent.click(screen.getByRole('button', { name: '都收到了' }));
  expect(onConfirmReceipt).toHaveBeenCalledWith('cp202611211432080043');
});

test('shows at the parcel why its receipt was refused', () => {
  render(<S.ParcelsInTransit />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单状态已变');
});

test('shows its refunds and the refunded pieces', () => {
  render(<S.PartlyRefunded />);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('24 颗退 6 颗');
  const links = screen.getAllByRole('link', { name: '查看' });
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('name=refund&refund=20261124'));
  expect(main()).toHaveTextContent('审核中16 颗 11月24日 14:32¥2.22');
});

test('stays usable when its refunds fail to load, and retries', async () => {
  const onRetry = fn();
  render(<S.RefundsFailed onRetry={onRetry} />);
  expect(title()).toHaveTextContent('已收货，待评价');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows the invoice and whether it is issued', () => {
  const { unmount } = render(<S.Invoice />);
  expect(main()).toHaveTextContent('杭州颗粒文化有限公司 91330106MA2KXXXX0T已开，号码 033002600111');
  unmount();
  render(<S.InvoiceNotIssued />);
  expect(main()).toHaveTextContent('林木木 已申请，开好后发到 lin@example.com');
});

test('shows the shop’s message when an action was refused', () => {
  render(<S.Refused />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单已支付，不能取消');
});

test('shows a line whose product was deleted', () => {
  render(<S.DeletedProduct />);
  expect(screen.getByText('商品已删除')).toBeInTheDocument();
});

test('does not call a product deleted that only has no name', () => {
  render(<S.GoodsWithoutNames />);
  expect(screen.getAllByRole('link', { name: '商品（没有名称）' })).not.toHaveLength(0);
  expect(screen.queryByText('商品已删除')).toBeNull();
});

test('shows that an order was not found, with a link', () => {
  render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /我的订单/ })).not.toHaveLength(0);
});

testLoadingAndFailure(S);

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(title()).toHaveTextContent('Shipped in 2 parcels');
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(title()).toHaveTextContent('等待付款');
  expect(screen.getByText('下單')).toBeInTheDocument();
});

test('after receipt is confirmed, the new state opens with its headline focused', () => {
  const { rerender } = render(<S.Ready {...S.Busy.args} />);
  rerender(<S.Ready {...S.ToReview.args} />);
  expect(title()).toHaveFocus();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { actions, inParcelsInTransit, toReceive } from '../../../commerce/fixtures-orders.ts';
import * as stories from './TrackingScreen.stories.tsx';

const S = composeStories(stories);
const title = () => screen.getByRole('heading', { level: 1 });
const main = () => screen.getByRole('main');
const events = () =>
  within(screen.getByRole('heading', { name: '物流进度' }).parentElement as HTMLElement).getAllByRole('listitem');

test('shows the events of the carrier, newest first, with day and time', () => {
  render(<S.Ready />);
  expect(title()).toHaveTextContent('运输中');
  expect(events().map(({ textContent }) => textContent)).toEqual([
    '快件到达【杭州西湖集散中心】，准备派送11月23日 10:32',
    '快件离开【苏州中转场】，已发往杭州11月23日 03:32',
    '快件在【苏州中转场】完成分拣11月22日 20:32',
    '顺丰速运已收取快件11月22日 18:32',
  ]);
  expect(main()).toHaveTextContent('顺丰速运 SF1409882633071');
  expect(main()).toHaveTextContent('林木木 13800135620浙江省杭州市西湖区文三路 478 号 7 幢 302 室');
});

test('copies the tracking number', async () => {
  const onCopy = fn();
  render(<S.Ready onCopy={onCopy} />);
  await userEvent.click(screen.getByRole('button', { name: '复制快递单号' }));
  expect(onCopy).toHaveBeenCalledWith('SF1409882633071');
});

test('shows that there are no events yet', () => {
  render(<S.Empty />);
  expect(title()).toHaveTextContent('已交给快递');
  expect(main()).toHaveTextContent('暂无快递公司的记录');
});

test.each([
  [S.Stuck, '4 天没有物流更新'],
  [S.NeverReported, '4 天没有物流更新'],
])('explains what days without news may mean, and whom to ask (%#)', (Story, text) => {
  render(<Story />);
  expect(title()).toHaveTextContent('物流停滞');
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute(
    'href',
    expect.stringContaining(toReceive.number),
  );
});

test('shows no warning before that, or once the parcel is delivered', () => {
  const { unmount } = render(<S.Ready />);
  expect(main()).not.toHaveTextContent('没有物流更新');
  unmount();
  render(<S.Confirmed />);
  expect(title()).toHaveTextContent('已签收');
  expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull();
  expect(main()).not.toHaveTextContent('快递显示已签收');
});

test('asks to confirm receipt when the carrier reports delivery', async () => {
  const onConfirmReceipt = fn();
  render(<S.Delivered actions={{ ...actions, onConfirmReceipt }} />);
  expect(screen.getByText('快递显示已签收')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '确认收货' }));
  await userEvent.click(screen.getByRole('button', { name: '都收到了' }));
  expect(onConfirmReceipt).toHaveBeenCalledWith(toReceive.number);
});

test('shows no time when the carrier’s time is not readable', () => {
  render(<S.WithoutTimes />);
  expect(events()[0]?.textContent).toBe('快件到达【杭州西湖集散中心】，准备派送');
});

test('links the parcels of one order, and confirms receipt of the selected one', async () => {
  const onConfirmReceipt = fn();
  const second = inParcelsInTransit.parcels[1]?.orderNumber;
  const { unmount } = render(<S.InParcels actions={{ ...actions, onConfirmReceipt }} />);
  const links = within(screen.getByRole('navigation', { name: '这笔订单的包裹' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['包裹 1 待评价', '包裹 2 待收货']);
  expect(links[1]).toHaveAttribute('aria-current', 'page');
  expect(links[0]).toHaveAttribute(
    'href',
    expect.stringContaining(`parcel=${inParcelsInTransit.parcels[0]?.orderNumber}`),
  );
  expect(main()).toHaveTextContent('YT8800412345678');
  expect(main()).toHaveTextContent('6 种，169 颗');
  await userEvent.click(screen.getByRole('button', { name: '确认收货' }));
  await userEvent.click(screen.getByRole('button', { name: '都收到了' }));
  expect(onConfirmReceipt).toHaveBeenCalledWith(second);
  unmount();
  render(<S.ParcelNotSent />);
  expect(title()).toHaveTextContent('尚未发出');
});

test('shows the goods of the whole order where the shop does not say which are in the parcel', () => {
  render(<S.UnlistedParcel />);
  expect(main()).toHaveTextContent('整笔订单有');
  expect(main()).toHaveTextContent('10 种，275 颗');
  expect(main()).not.toHaveTextContent('包裹里有');
});

test('does not say that a parcel was not sent because its number is missing', () => {
  render(<S.WithoutParcelNumber />);
  expect(title()).toHaveTextContent('没有快递单号');
  expect(main()).toHaveTextContent('可以联系客服');
  expect(main()).not.toHaveTextContent('尚未发出');
});

test('shows that there is nothing to track before shipping, or for a pick-up', () => {
  const { unmount } = render(<S.NotSent />);
  expect(title()).toHaveTextContent('尚未发出');
  unmount();
  render(<S.PickUp />);
  expect(title()).toHaveTextContent('到店取货，没有物流');
});

test('shows the shop’s message when the confirmation was refused', () => {
  render(<S.Refused />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单状态已变');
});

test('shows the loading state, and retries after a failure without losing what is known', async () => {
  const { unmount } = render(<S.Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  unmount();
  const onRetry = fn();
  render(<S.Failed onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('快递接口暂时无法查询');
  expect(main()).toHaveTextContent('SF1409882633071');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows that an order was not found, with a link', () => {
  render(<S.OrderNotFound />);
  expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeInTheDocument();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByText('No tracking updates for 10 days')).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(title()).toHaveTextContent('物流停滯');
});

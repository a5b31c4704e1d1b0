// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { shipped } from '../fixtures-requests.ts';
import * as stories from './RepairTrackingScreen.stories.tsx';

const S = composeStories(stories);
const main = () => screen.getByRole('main');
const title = () => screen.getByRole('heading', { level: 1 });

test('shows carrier, number and events, newest first', async () => {
  const onCopy = fn();
  render(<S.Ready onCopy={onCopy} />);
  expect(title()).toHaveTextContent('运输中');
  const events = within(screen.getByRole('heading', { name: '物流进度' }).parentElement as HTMLElement);
  expect(events.getAllByRole('listitem')[0]).toHaveTextContent('快件到达【杭州西湖集散中心】');
  await userEvent.click(screen.getByRole('button', { name: '复制快递单号' }));
  expect(onCopy).toHaveBeenCalledWith('SF1409882633071');
});

test('lists the parts in the parcel: those that were granted', () => {
  render(<S.PartlyApproved />);
  const parts = within(screen.getByRole('heading', { name: '补的零件' }).parentElement as HTMLElement);
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '基础砖 1×4 杏黄1 颗',
    '坡面砖 30° 1×1 深绿2 颗',
    '支架板 1×2 − 1×2 深灰8 颗',
  ]);
});

test('leads to the chat when there was no news for five days', () => {
  const { unmount } = render(<S.NearlyStuck />);
  expect(title()).toHaveTextContent('运输中');
  unmount();
  render(<S.Stuck />);
  expect(title()).toHaveTextContent('物流停滞');
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute('href', `#name=chat&order=${shipped.number}`);
});

test('does not say that parts were not sent because the parcel number is missing', () => {
  render(<S.WithoutParcelNumber />);
  expect(title()).toHaveTextContent('没有快递单号');
  expect(screen.queryByText(/尚未寄出/)).toBeNull();
});

test('says that nothing has been sent, and leads back', () => {
  render(<S.NotSent />);
  expect(title()).toHaveTextContent('尚未寄出');
  expect(screen.getByRole('link', { name: '查看补件申请' })).toHaveAttribute(
    'href',
    `#name=repairRequest&request=${shipped.number}`,
  );
  expect(screen.queryByRole('heading', { name: '补的零件' })).toBeNull();
});

test('confirms receipt of what arrived', async () => {
  const onReceive = fn();
  const { unmount } = render(<S.Delivered onReceive={onReceive} />);
  await userEvent.click(screen.getByRole('button', { name: '确认收货' }));
  await userEvent.click(screen.getByRole('button', { name: '收到了' }));
  expect(onReceive).toHaveBeenCalledOnce();
  unmount();
  render(<S.Received />);
  expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull();
  expect(main()).toHaveTextContent('已确认收货');
});

test('shows why the carrier cannot be asked, without losing what is known', async () => {
  const onRetry = fn();
  render(<S.Failed onRetry={onRetry} />);
  expect(main()).toHaveTextContent('快递接口暂时无法查询');
  expect(main()).toHaveTextContent('SF1409882633071');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  [S.NotFound, '找不到这份补件申请'],
  [S.Unavailable, '本店暂不支持在线申请补件'],
])('has a way on where there is no request (%#)', (Story, heading) => {
  render(<Story />);
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByText(/No tracking updates for \d+ days/)).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(title()).toHaveTextContent('尚未寄出');
});

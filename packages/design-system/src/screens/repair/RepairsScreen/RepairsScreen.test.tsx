// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RepairsScreen.stories.tsx';

const S = composeStories(stories);
const rows = () => screen.getAllByRole('article');
const rowOf = (label: string) =>
  rows().find((row) => within(row).queryByText(label) !== null) ?? expect.fail(`no request is “${label}”`);

test('has a tab for each group, with the number of requests', () => {
  render(<S.Ready />);
  const tabs = within(screen.getByRole('navigation', { name: '按进度查看补件申请' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    '全部 ',
    '待付款 1',
    '审核中 4',
    '配货中 3',
    '已寄出 1',
    '已收到 2',
    '已关闭 4',
  ]);
  expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  expect(tabs[1]).toHaveAttribute('href', '#name=repairs&group=toPay');
});

test('shows no numbers that are not known', () => {
  render(<S.Loading />);
  expect(screen.getByRole('link', { name: '待付款' })).toBeInTheDocument();
});

test('shows set, pieces, price, date and number of each request', () => {
  render(<S.Ready />);
  expect(rows()).toHaveLength(15);
  const row = rowOf('待付款');
  expect(row).toHaveTextContent('街角面包房801208，补 13 颗');
  expect(row).toHaveTextContent('¥11.90');
  expect(row).toHaveTextContent('2026年11月19日申请号 bh202611201000000032');
  expect(rowOf('已提交')).toHaveTextContent('免费');
});

test.each([
  ['待付款', '付款时间剩', '去付款', 'repairPayment'],
  ['待补充', '等待你回答', '去回答', 'repairRequest'],
  ['审核中', '最晚 12月4日 处理，还有 6 个工作日', '申请详情', 'repairRequest'],
  ['已寄出', '', '查看物流', 'repairTracking'],
  ['已收到', '', '清点零件', 'repairRequest'],
])('shows what to do when a request is “%s”', (status, clock, action, place) => {
  render(<S.Ready />);
  const row = rowOf(status);
  if (clock) expect(row).toHaveTextContent(clock);
  expect(within(row).getByRole('link', { name: action })).toHaveAttribute('href', expect.stringContaining(place));
});

test('confirms receipt after a question', async () => {
  const onReceive = fn();
  render(<S.Ready onReceive={onReceive} />);
  const row = within(rowOf('已寄出'));
  await userEvent.click(row.getByRole('button', { name: '确认收货' }));
  expect(onReceive).not.toHaveBeenCalled();
  await userEvent.click(row.getByRole('button', { name: '收到了' }));
  expect(onReceive).toHaveBeenCalledExactlyOnceWith('bh202611201000000040');
});

test('shows receipt in progress, and that its outcome is not known', () => {
  const { unmount } = render(<S.Receiving />);
  expect(screen.getByRole('button', { name: '确认收货' })).toHaveAttribute('aria-busy', 'true');
  unmount();
  render(<S.ReceiptUnknown />);
  expect(within(rows()[0] as HTMLElement).getByText(/尚不确定操作是否成功/)).toBeInTheDocument();
  expect(within(rows()[1] as HTMLElement).queryByText(/可能成了/)).toBeNull();
});

test('searches by set or request number, and clears the search', async () => {
  const onSearch = fn();
  const { unmount } = render(<S.Ready onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索补件申请' }), ' 801208 {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('801208');
  unmount();
  render(<S.Found onSearch={onSearch} />);
  expect(screen.getByText('“8012”找到 2 份')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '清空搜索' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test.each([
  [S.Empty, '暂无补件申请', '申请补件', '#name=repair'],
  [S.EmptyTab, '暂无此状态的申请', '查看全部申请', '#name=repairs'],
  [S.Unavailable, '本店暂不支持在线申请补件', '问客服', '#name=chat'],
])('has a way on where there is nothing to list (%#)', (Story, title, link, href) => {
  render(<Story />);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test('leads from a search without results back to all requests', async () => {
  const onSearch = fn();
  render(<S.NothingFound onSearch={onSearch} />);
  expect(screen.getByRole('heading', { name: '没有找到“10255”' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '清空搜索' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});

test('loads older requests, and again after a failure', async () => {
  const onMore = fn();
  const { unmount } = render(<S.Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的申请' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  const onRetry = fn();
  render(<S.Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Replacement requests' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '我的補件' })).toBeInTheDocument();
});

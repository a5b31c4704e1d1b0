// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { holiday, notices, shipped } from '../fixtures-notices.ts';
import * as stories from './NoticesScreen.stories.tsx';

const S = composeStories(stories);
const rows = () => within(screen.getByRole('list', { name: '消息' })).getAllByRole('listitem');
const opened = () => screen.getByRole('article');

test('lists each message with title, beginning, age and whether it is unread', () => {
  render(<S.Ready />);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^订单已发货您的订单 cp.*未读2小时前$/),
    expect.stringMatching(/^退款已到账.*未读昨天$/),
    expect.stringMatching(/^春节期间的发货安排春节期间照常接单，发货时间有调整： 除夕前两天.*5天前$/),
    expect.stringMatching(/^充值成功.*12天前$/),
    expect.stringMatching(/^欢迎来到颗粒铺.*配齐。$/),
  ]);
  expect(screen.getByText('共 5 条')).toBeInTheDocument();
  expect(screen.getByText('2 条未读')).toBeInTheDocument();
  expect(within(rows()[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', expect.stringContaining('id=31'));
});

test('shows the open message with a link to its order, and marks its row', () => {
  render(<S.Open />);
  expect(within(opened()).getByRole('heading', { name: '订单已发货' })).toBeInTheDocument();
  expect(within(opened()).getByRole('link', { name: '查看订单' })).toHaveAttribute(
    'href',
    expect.stringContaining(shipped.orderNumber ?? ''),
  );
  expect(within(rows()[0] as HTMLElement).getByRole('link')).toHaveAttribute('aria-current', 'true');
});

test('links only to what the message is certainly about', () => {
  const { unmount } = render(<S.OpenAboutTheBalance />);
  expect(within(opened()).getByRole('link', { name: '查看余额' })).toBeInTheDocument();
  unmount();
  render(<S.OpenWithoutDate />);
  expect(within(opened()).queryByRole('link')).toBeNull();
  expect(opened()).toHaveTextContent('一颗也能买。缺的颗粒按编号或颜色找； 有清单的话，上传就能一次配齐。标为未读删除');
});

test('shows HTML of the staff as such, with its links but nothing that runs or loads', async () => {
  const { unmount } = render(<S.OpenHtml />);
  await waitFor(() => expect(within(opened()).getByRole('list')).toBeInTheDocument());
  expect(within(opened()).getByRole('link', { name: '完整的安排' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noreferrer'),
  );
  unmount();
  render(<S.OpenHostile />);
  await waitFor(() => expect(opened()).toHaveTextContent('正文'));
  expect(opened().querySelector('img, script, [href^="javascript:"]')).toBeNull();
  expect(within(opened()).getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('reports which message to delete or to mark as unread', async () => {
  const onDelete = fn();
  const onMarkUnread = fn();
  render(<S.OpenHtml onDelete={onDelete} onMarkUnread={onMarkUnread} />);
  await userEvent.click(screen.getByRole('button', { name: '删除：订单已发货' }));
  expect(onDelete).toHaveBeenLastCalledWith(shipped);
  await userEvent.click(within(opened()).getByRole('button', { name: '删除' }));
  expect(onDelete).toHaveBeenLastCalledWith({ ...holiday, isUnread: false });
  await userEvent.click(within(opened()).getByRole('button', { name: '标为未读' }));
  expect(onMarkUnread).toHaveBeenCalledWith({ ...holiday, isUnread: false });
});

test('marks all as read at once, and asks before it deletes all', async () => {
  const onMarkAllRead = fn();
  const onDeleteAll = fn();
  render(<S.Ready onMarkAllRead={onMarkAllRead} onDeleteAll={onDeleteAll} />);
  await userEvent.click(screen.getByRole('button', { name: '全部标为已读' }));
  expect(onMarkAllRead).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '清空消息' }));
  await userEvent.click(screen.getByRole('button', { name: '暂不删除' }));
  expect(onDeleteAll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '清空消息' }));
  await userEvent.keyboard('{Enter}');
  expect(onDeleteAll).toHaveBeenCalledOnce();
});

test('offers to mark as read only when something is, or may be, unread', () => {
  const { unmount } = render(<S.AllRead />);
  expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull();
  expect(screen.queryByText(/条未读/)).toBeNull();
  unmount();
  render(<S.HasMore />);
  expect(screen.getByRole('button', { name: '全部标为已读' })).toBeInTheDocument();
  expect(screen.queryByText(/共 .* 条/)).toBeNull();
});

test('moves the focus to a message that is opened, and back to its row when it is closed', () => {
  const { rerender } = render(<S.Ready />);
  expect(document.body).toHaveFocus();
  rerender(<S.Ready open={{ id: shipped.id, notice: ready(shipped) }} />);
  expect(opened().parentElement).toHaveFocus();
  rerender(<S.Ready open={undefined} />);
  expect(within(rows()[0] as HTMLElement).getByRole('link')).toHaveFocus();
});

test('moves the focus to the heading when the open message was deleted', () => {
  const { rerender } = render(<S.Open />);
  rerender(<S.Open open={undefined} notices={ready(notices.slice(1))} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('holds the focus in the list when a row is deleted', async () => {
  const { rerender } = render(<S.Ready />);
  await userEvent.click(screen.getByRole('button', { name: '删除：退款已到账' }));
  rerender(<S.Ready notices={ready(notices.filter(({ id }) => id !== '30'))} />);
  expect(screen.getByRole('button', { name: '删除：春节期间的发货安排' })).toHaveFocus();
});

test('opens the chat, which is not among the messages', async () => {
  const onChat = fn();
  render(<S.Empty onChat={onChat} />);
  expect(screen.getByRole('heading', { name: '暂无消息' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '打开聊天' }));
  expect(onChat).toHaveBeenCalledOnce();
});

test('says in plain words that the server has no message centre, without offering to retry', () => {
  render(<S.WithoutMessageCentre />);
  expect(screen.getByRole('heading', { name: '本店没有消息中心' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.getByRole('link', { name: '我的订单', current: false })).toBeInTheDocument();
});

test('loads older messages, one page at a time', async () => {
  const onMore = fn();
  const { unmount } = render(<S.HasMore onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的消息' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  render(<S.LoadingMore onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的消息' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('retries the list and the open message separately, but not one that is gone', async () => {
  const onRetry = fn();
  const list = render(<S.Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  list.unmount();
  const onRetryOpen = fn();
  const pane = render(<S.OpenFailed onRetryOpen={onRetryOpen} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetryOpen).toHaveBeenCalledOnce();
  pane.unmount();
  render(<S.OpenGone />);
  expect(screen.getByRole('alert')).toHaveTextContent('这条消息已经不在了');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.getByRole('link', { name: '返回消息列表' })).toBeInTheDocument();
});

test('shows the loading states of the list and of the open message', () => {
  const { unmount } = render(<S.Loading />);
  expect(screen.getAllByRole('status', { name: '加载中…' })).toHaveLength(1);
  unmount();
  render(<S.OpenLoading />);
  expect(screen.getAllByRole('status', { name: '加载中…' })).toHaveLength(1);
});

test('shows changes of all messages that are in progress', () => {
  render(<S.Busy />);
  for (const name of ['全部标为已读', '清空消息'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '訊息中心' })).toBeInTheDocument();
});

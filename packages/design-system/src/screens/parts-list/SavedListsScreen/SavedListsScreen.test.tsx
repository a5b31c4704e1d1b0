// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { savedLists } from '../fixtures-saved.ts';
import * as stories from './SavedListsScreen.stories.tsx';

const S = composeStories(stories);
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => within(screen.getByRole('list', { name: '我的清单' })).getAllByRole('listitem');
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `选中 ${name}` }));
const renamed = savedLists.map((list) => (list.id === '7' ? { ...list, name: '咖啡馆' } : list));

test('shows each list with its size, and opens it', async () => {
  const onOpen = fn();
  render(<S.Ready onOpen={onOpen} />);
  expect(rows()[0]).toHaveTextContent('咖啡馆外墙312 种 2,905 颗2026年10月27日 14:20');
  await userEvent.click(button('打开：车站大厅'));
  expect(onOpen).toHaveBeenCalledWith('9');
});

test('renames in place by keyboard with a trimmed name, and restores the focus', async () => {
  const onRename = fn();
  const { rerender } = render(<S.Ready onRename={onRename} />);
  await userEvent.click(button('重命名：咖啡馆外墙'));
  const box = screen.getByRole('textbox', { name: '清单名称' });
  expect(box).toHaveFocus();
  await userEvent.clear(box);
  await userEvent.type(box, '  咖啡馆 {Enter}');
  expect(onRename).toHaveBeenCalledWith('7', '咖啡馆');
  expect(box).toBeInTheDocument();
  rerender(<S.Ready onRename={onRename} lists={ready(renamed)} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(button('重命名：咖啡馆')).toHaveFocus();
});

test('the typed name stays when it could not be saved', async () => {
  const { rerender } = render(<S.Ready />);
  await userEvent.click(button('重命名：咖啡馆外墙'));
  await userEvent.type(screen.getByRole('textbox'), '二{Enter}');
  rerender(<S.Ready problems={{ '7': { kind: 'refused', message: '名字里有不能用的字' } }} />);
  expect(screen.getByRole('textbox')).toHaveDisplayValue(/二$/);
  expect(screen.getByRole('alert')).toHaveTextContent('操作未成功：名字里有不能用的字');
});

test('does not rename on Escape, or when the name is unchanged', async () => {
  const onRename = fn();
  render(<S.Ready onRename={onRename} />);
  await userEvent.click(button('重命名：咖啡馆外墙'));
  await userEvent.type(screen.getByRole('textbox'), '二{Escape}');
  expect(button('重命名：咖啡馆外墙')).toHaveFocus();
  await userEvent.click(button('重命名：咖啡馆外墙'));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onRename).not.toHaveBeenCalled();
});

test('shows the error of a name before it is submitted', async () => {
  const onRename = fn();
  render(<S.Ready onRename={onRename} />);
  await userEvent.click(button('重命名：咖啡馆外墙'));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('请填写清单名称');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('长'.repeat(63));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('超出 3 个字，请缩短');
  await userEvent.keyboard('{Enter}');
  expect(onRename).not.toHaveBeenCalled();
});

test('shows at the list why an action failed', () => {
  render(<S.Refused />);
  expect(within(rows()[0] as HTMLElement).getByRole('alert')).toHaveTextContent('操作未成功：名字里有不能用的字');
});

test('asks for confirmation before deleting, and the focus stays in the lists', async () => {
  const onDelete = fn();
  const { rerender } = render(<S.Ready onDelete={onDelete} />);
  await userEvent.click(button('删除: 车站大厅'));
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledWith('9');
  rerender(<S.Ready lists={ready(savedLists.filter(({ id }) => id !== '9'))} />);
  expect(rows()[1]).toHaveFocus();
});

test('multiplies a list', async () => {
  const onCombine = fn();
  render(<S.Ready onCombine={onCombine} />);
  await tick('备用零件');
  await userEvent.click(button('增加：套数'));
  await userEvent.click(button('买 3 套'));
  expect(onCombine).toHaveBeenCalledWith({ how: 'times', ids: ['8'], times: 3, name: '备用零件 × 3' });
});

test('never multiplies a list by more than 99', async () => {
  render(<S.Ready />);
  await tick('备用零件');
  const box = screen.getByRole('textbox', { name: '套数' });
  await userEvent.clear(box);
  await userEvent.type(box, '400{Enter}');
  expect(button('买 99 套')).toBeInTheDocument();
});

test('combines lists in the order of selection', async () => {
  const onCombine = fn();
  render(<S.Ready onCombine={onCombine} />);
  await tick('车站大厅');
  await tick('咖啡馆外墙');
  expect(screen.getByRole('region', { name: '已选 2 份' })).toBeInTheDocument();
  await userEvent.click(button('合并，数量相加'));
  await userEvent.click(button('合并，取较多的'));
  await userEvent.click(button('“车站大厅”减去其余'));
  expect(onCombine.mock.calls.map(([combination]) => combination)).toEqual([
    { how: 'sum', ids: ['9', '7'], times: 1, name: '车站大厅 + 咖啡馆外墙' },
    { how: 'most', ids: ['9', '7'], times: 1, name: '车站大厅 / 咖啡馆外墙' },
    { how: 'minus', ids: ['9', '7'], times: 1, name: '车站大厅 − 咖啡馆外墙' },
  ]);
});

test('deselects lists that were deleted or unchecked', async () => {
  const { rerender } = render(<S.Ready />);
  await tick('车站大厅');
  await tick('咖啡馆外墙');
  rerender(<S.Ready lists={ready(savedLists.filter(({ id }) => id !== '9'))} />);
  expect(screen.getByRole('region', { name: '已选 1 份' })).toBeInTheDocument();
  await userEvent.click(button('取消选择'));
  expect(screen.queryByRole('region', { name: /已选/ })).toBeNull();
});

test('ignores a second click while lists are combined, and shows why it failed', async () => {
  const onCombine = fn();
  const { unmount } = render(<S.Combining onCombine={onCombine} />);
  await tick('车站大厅');
  await userEvent.click(button('买 2 套'));
  expect(onCombine).not.toHaveBeenCalled();
  unmount();
  render(<S.CombineFailed />);
  await tick('车站大厅');
  expect(screen.getByRole('alert')).toHaveTextContent('操作未成功：无法连接商店，请检查网络后重试。');
});

test('opens and saves recent lists', async () => {
  const actions = { onOpenRecent: fn(), onSaveRecent: fn() };
  render(<S.Ready {...actions} />);
  await userEvent.click(button('打开：拱桥练习.csv'));
  await userEvent.click(button('存为清单：车站大厅-v3.xml'));
  expect(actions.onOpenRecent).toHaveBeenCalledWith('recent-2');
  expect(actions.onSaveRecent).toHaveBeenCalledWith('recent-0');
});

test('shows visitors how to save lists, and their recent lists', () => {
  render(<S.Visitor />);
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', expect.stringContaining('name=login'));
  expect(button('打开：拱桥练习.csv')).toBeInTheDocument();
});

test('shows an action in progress only at its list', () => {
  render(<S.Busy />);
  expect(button('打开：车站大厅')).toHaveAttribute('aria-busy', 'true');
  expect(within(rows()[2] as HTMLElement).getByRole('button', { name: '打开：备用零件' })).not.toHaveAttribute(
    'aria-busy',
  );
});

test('has loading, empty and error states, and retries', async () => {
  const wait = render(<S.Loading />);
  expect(screen.getAllByRole('status', { name: '加载中…' })).toHaveLength(2);
  wait.unmount();
  const empty = render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '暂无保存的清单' })).toBeInTheDocument();
  expect(screen.getByText('最近没有打开过清单。')).toBeInTheDocument();
  empty.unmount();
  const asked = { onRetry: fn(), onRetryRecent: fn() };
  render(<S.Failed {...asked} />);
  for (const retry of screen.getAllByRole('button', { name: '重试' })) await userEvent.click(retry);
  expect(asked.onRetry).toHaveBeenCalledOnce();
  expect(asked.onRetryRecent).toHaveBeenCalledOnce();
});

test('is shown in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your lists' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '我的清單' })).toBeInTheDocument();
});

test('a shop that saves no lists says so, and offers the recent lists of this browser without saving', () => {
  render(<S.NotOffered />);
  expect(screen.getByRole('heading', { name: '本店不提供保存清单' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: '我的清单' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^打开：/ })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^存为清单：/ })).toBeNull();
});

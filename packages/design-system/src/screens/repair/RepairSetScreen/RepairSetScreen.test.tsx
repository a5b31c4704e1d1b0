// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { bakery, lighthouse, purchases } from '../fixtures-repair-start.ts';
import * as stories from './RepairSetScreen.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  UnknownSet,
  NothingMatches,
  BoughtHere,
  Visitor,
  WithDrafts,
  NoRegion,
  Unavailable,
  WorstCaseEnglish,
} = composeStories(stories);

const field = () => screen.getByRole('combobox', { name: '套装编号或名称' });
const next = () => userEvent.click(screen.getByRole('button', { name: '下一步：购买凭证' }));

test('goes on with the set whose number is typed, and the reason', async () => {
  const onContinue = fn();
  const onReason = fn();
  render(<Ready onContinue={onContinue} onReason={onReason} />);
  expect(screen.getByRole('region', { name: '街角面包房' })).toHaveTextContent(
    '街角面包房套装 8012081,208 颗6 袋64 步',
  );
  await userEvent.click(screen.getByRole('radio', { name: /破损/ }));
  expect(onReason).toHaveBeenCalledExactlyOnceWith('damaged');
  await next();
  expect(onContinue).toHaveBeenCalledExactlyOnceWith(bakery);
});

test('suggests sets while typing, and chooses one by keyboard', async () => {
  const onType = fn();
  render(<Empty onType={onType} />);
  await userEvent.type(field(), '灯');
  const list = await screen.findByRole('listbox', { name: '套装' });
  expect(within(list).getAllByRole('option')).toHaveLength(3);
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('海角灯塔600512512 颗');
  await userEvent.keyboard('{Enter}');
  expect(onType).toHaveBeenLastCalledWith('600512');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('closes the suggestions by Escape, and opens them again by the arrow key', async () => {
  render(<Empty />);
  await userEvent.click(field());
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
});

test('closes the list when the focus leaves it: browsers focus it where it scrolls', async () => {
  render(<Ready />);
  await userEvent.click(field());
  const list = await screen.findByRole('listbox', { name: '套装' });
  list.tabIndex = 0;
  list.focus();
  expect(screen.getByRole('listbox')).toBeVisible();
  screen.getByRole('button', { name: '下一步：购买凭证' }).focus();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('asks for a set before it goes on', async () => {
  const onContinue = fn();
  render(<Empty onContinue={onContinue} />);
  expect(field()).toHaveAccessibleDescription('编号是 4 到 7 位数字，例如 801208');
  await next();
  expect(field()).toHaveAccessibleDescription('请填写编号，或从列表中选择套装');
  expect(field()).toHaveFocus();
  expect(onContinue).not.toHaveBeenCalled();
});

test('says that the shop does not know a number, and where the number is', () => {
  render(<UnknownSet />);
  expect(field()).toHaveAccessibleDescription(/^没有这个编号的套装。/);
  expect(screen.getByRole('region', { name: '编号在哪里' })).toHaveTextContent('包装盒正面的角上');
  expect(screen.getAllByRole('link', { name: '找不到编号？发图片问客服' })).not.toHaveLength(0);
});

test('says that nothing matches a name', () => {
  render(<NothingMatches />);
  expect(screen.getByText(/没有名称或编号含“潜水艇”的套装/)).toBeInTheDocument();
});

test('chooses a set that was bought in this shop', async () => {
  const onPurchase = fn();
  render(<Ready onPurchase={onPurchase} />);
  const row = within(screen.getByRole('region', { name: '在本店买过的' }));
  await userEvent.click(row.getByRole('button', { description: `${lighthouse.name} 2026年6月18日购买` }));
  expect(onPurchase).toHaveBeenCalledExactlyOnceWith(purchases[1]);
});

test('says that the purchase was filled in', () => {
  render(<BoughtHere />);
  expect(screen.getByText('购买日期和订单号 cp20261015143208001 已填好')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '已选' })).toBePressed();
  expect(screen.getAllByRole('button', { name: '补这一套' })).toHaveLength(1);
});

test('offers a visitor to sign in, and a shopper without sets to type the number', () => {
  const { unmount } = render(<Visitor />);
  expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument();
  unmount();
  render(<Empty />);
  expect(screen.getByText(/没有在本店买过套装/)).toBeInTheDocument();
});

test('shows loading, and failure with a way to try again', async () => {
  const { unmount } = render(<Loading />);
  expect(screen.getAllByRole('status', { name: '加载中…' })).toHaveLength(2);
  unmount();
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  const [again] = screen.getAllByRole('button', { name: '重试' });
  await userEvent.click(again!);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('leads to drafts, to the region if it is missing, and to an agent where there is no service', () => {
  const withDrafts = render(<WithDrafts />);
  expect(screen.getByRole('link', { name: /街角面包房/ })).toBeInTheDocument();
  withDrafts.unmount();
  const noRegion = render(<NoRegion />);
  expect(screen.getByRole('link', { name: '选择地区' })).toBeInTheDocument();
  noRegion.unmount();
  render(<Unavailable />);
  expect(screen.getByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeInTheDocument();
});

test('is translated', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Next: proof of purchase' })).toBeInTheDocument();
});

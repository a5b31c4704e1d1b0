// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { home, remote } from '../../../commerce/fixtures-addresses.ts';
import { ready } from '../../../loadable.ts';
import * as stories from './AddressesScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  First,
  Many,
  NoRemoteTerms,
  WithoutDefault,
  Changing,
  DraftsClosed,
  ChangingAGoneAddress,
  TooMany,
  Busy,
  NotRestored,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () => within(screen.getByRole('main')).getAllByRole('button', { name: /^删除/ });
const form = () => screen.findByRole('form');

test('shows each address with its region, and masks phone numbers', () => {
  render(<Ready />);
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('收货地址 共 3 个');
  expect(main).toHaveTextContent('林木木 138 **** 5620默认浙江省 杭州市 西湖区文三路 478 号 7 幢 302 室');
  expect(main).toHaveTextContent('偏远地区');
  expect(main).not.toHaveTextContent('13800135620');
});

test('marks no address as remote where the shop has no terms for remote areas', () => {
  render(<NoRemoteTerms />);
  expect(screen.getByRole('main')).not.toHaveTextContent('偏远地区');
});

test('makes an address the default, which only the others offer', async () => {
  const onMakeDefault = fn();
  render(<Ready onMakeDefault={onMakeDefault} />);
  const buttons = screen.getAllByRole('button', { name: /^设为默认/ });
  expect(buttons).toHaveLength(2);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(onMakeDefault).toHaveBeenCalledExactlyOnceWith(remote);
});

test('focuses the card that became the default, whose button is gone', async () => {
  const { rerender } = render(<Ready addresses={ready([home, remote])} />);
  await userEvent.click(button(/^设为默认/));
  rerender(
    <Ready
      addresses={ready([
        { ...remote, isDefault: true },
        { ...home, isDefault: false },
      ])}
    />,
  );
  expect(button(/^编辑 林木木 解放北路/)).toHaveFocus();
});

test('shows no default where there is none', () => {
  render(<WithoutDefault />);
  expect(screen.queryByText('默认')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^设为默认/ })).toHaveLength(2);
});

test('edits an address in the place of its card, and returns the focus to its button', async () => {
  render(<Ready />);
  await userEvent.click(button(/^编辑 林木木 解放北路/));
  expect(await form()).toHaveAccessibleName('修改地址');
  expect(screen.getByRole('textbox', { name: '收货人' })).toHaveFocus();
  expect(cards()).toHaveLength(2);
  await userEvent.click(button('取消'));
  expect(button(/^编辑 林木木 解放北路/)).toHaveFocus();
});

test('has one main action: adding an address, or saving the open one', async () => {
  render(<Ready />);
  const main = () => document.querySelectorAll('[data-look="main"]');
  expect([...main()].map(({ textContent }) => textContent)).toEqual(['添加地址']);
  await userEvent.click(button('添加地址'));
  await form();
  expect([...main()].map(({ textContent }) => textContent)).toEqual(['保存地址']);
});

test('adds an address, and returns the focus to the button on closing', async () => {
  render(<Ready />);
  await userEvent.click(button('添加地址'));
  expect(await form()).toHaveAccessibleName('新地址');
  await userEvent.type(screen.getByRole('textbox', { name: '收货人' }), '周予安');
  await userEvent.click(button('取消'));
  expect(button('继续填写新地址')).toHaveFocus();
});

test('shows what was typed before, and marks its card until then', async () => {
  render(<DraftsClosed />);
  expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
  await userEvent.click(button(/^编辑 林木木 解放北路/));
  expect(await screen.findByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
  expect(screen.queryByText('有未保存的修改')).toBeNull();
});

test('preserves the changes of an address that was deleted elsewhere', async () => {
  render(<ChangingAGoneAddress />);
  expect(await form()).toHaveAccessibleName('新地址');
  expect(screen.getByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
  expect(cards()).toHaveLength(3);
});

test('an open form that was restored does not take the focus', async () => {
  render(<Changing isRestored />);
  await form();
  expect(document.body).toHaveFocus();
});

test('the form is one click away in an empty address book', async () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { level: 2, name: '暂无收货地址' })).toBeInTheDocument();
  await userEvent.click(button('添加地址'));
  expect(await form()).toBeInTheDocument();
  expect(screen.queryByText('暂无收货地址')).toBeNull();
});

test('the form of the first address can be closed', async () => {
  render(<First />);
  await form();
  await userEvent.click(button('取消'));
  expect(button('添加地址')).toHaveFocus();
});

test('holds the focus in place when addresses are removed, down to the last', () => {
  const { rerender } = render(<Ready addresses={ready([home, remote])} />);
  button(/^删除 林木木 文三路/).focus();
  rerender(<Ready addresses={ready([remote])} />);
  expect(button(/^删除 林木木 解放北路/)).toHaveFocus();
  rerender(<Ready addresses={ready([])} />);
  expect(button('添加地址')).toHaveFocus();
});

test('removes an address, and ignores a second press', async () => {
  const onRemove = fn();
  const { unmount } = render(<Ready onRemove={onRemove} />);
  await userEvent.click(button(/^删除 林木木 解放北路/));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(remote);
  unmount();
  render(<Busy onRemove={onRemove} />);
  await userEvent.click(button(/^删除 林木木 解放北路/));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('offers removed addresses again, says why one was not added, and lets go of it', async () => {
  const onRestore = fn();
  const onForget = fn();
  render(<NotRestored onRestore={onRestore} onForget={onForget} />);
  const removed = within(screen.getByRole('region', { name: '最近删除' }));
  expect(removed.getByText('恢复失败。收货地址已达上限')).toBeInTheDocument();
  expect(removed.getByText(/地址可能已恢复，暂时无法确认/)).toBeInTheDocument();
  await userEvent.click(removed.getByRole('button', { name: /^恢复 林木木/ }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(remote);
  await userEvent.click(removed.getByRole('button', { name: /^不恢复 林木木/ }));
  expect(onForget).toHaveBeenCalledExactlyOnceWith(remote.id);
});

test('shows the server’s text when it accepts no more addresses, and preserves the form', async () => {
  render(<TooMany />);
  await form();
  expect(screen.getByRole('alert')).toHaveTextContent('收货地址已达上限');
  expect(screen.getByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
});

test('shows every address of a long book', () => {
  render(<Many />);
  expect(cards()).toHaveLength(24);
});

testLoadingAndFailure({ Loading, Failed });

test('is available in English and traditional Chinese', async () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Addresses 2 saved');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(await form()).toHaveAccessibleName('修改地址');
});

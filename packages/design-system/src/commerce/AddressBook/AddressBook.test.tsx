// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../loadable.ts';
import { home, remote } from '../fixtures-addresses.ts';
import * as stories from './AddressBook.stories.tsx';

const { Ready, NewAddress, Failed, Empty, Changing, ChangedButClosed, ChangingAGoneAddress, Many, WorstCaseEnglish } =
  composeStories(stories);
const form = () => screen.findByRole('form');
const box = (name: string) => screen.getByRole('textbox', { name });

test('chooses an address by keyboard, and masks phone numbers', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  const group = screen.getByRole('radiogroup', { name: '收货地址' });
  within(group).getAllByRole('radio')[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2');
  expect(group).toHaveTextContent('138 **** 5620');
  expect(group).not.toHaveTextContent('13800135620');
  expect(within(group).getByText('偏远地区')).toBeInTheDocument();
});

test('opens a form with the focus in it, and returns the focus to the button', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: /新地址/ }));
  expect(await form()).toHaveAccessibleName('新地址');
  expect(box('收货人')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('button', { name: /新地址/ })).toHaveFocus();
});

test('restores the draft when the form is opened again, and starts over on request', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: /新地址/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: '收货人' }), '周予安');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.click(screen.getByRole('button', { name: /新地址/ }));
  expect(box('收货人')).toHaveValue('周予安');
  await userEvent.click(screen.getByRole('button', { name: '重新填写' }));
  expect(box('收货人')).toHaveValue('');
  expect(box('收货人')).toHaveFocus();
});

test('opens the form of an empty book without taking the focus', async () => {
  render(<Empty />);
  expect(await form()).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
});

test('the address of the open form is the chosen one, until another is chosen', async () => {
  const onChoose = fn();
  render(<NewAddress onChoose={onChoose} />);
  await form();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('button', { name: /新地址/ })).toHaveTextContent('正在下方填写，本单寄到此地址');
  await userEvent.type(box('收货人'), '周予安');
  await userEvent.click(screen.getByRole('radio', { name: /解放北路/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(remote.id);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', remote.id);
  expect(screen.getByRole('button', { name: /新地址/ })).toHaveTextContent('填写的内容会保留，尚未保存');
});

test('an address that is being changed is the chosen one', () => {
  render(<Changing />);
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', remote.id);
});

test('removes an address, and makes one the default', async () => {
  const onRemove = fn();
  const onMakeDefault = fn();
  render(<Ready onRemove={onRemove} onMakeDefault={onMakeDefault} />);
  await userEvent.click(screen.getByRole('button', { name: /删除 林木木 解放北路/ }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(remote);
  await userEvent.click(screen.getByRole('button', { name: /设为默认/ }));
  expect(onMakeDefault).toHaveBeenCalledExactlyOnceWith(remote);
});

test('keeps the focus in place when an address is removed', async () => {
  const { rerender } = render(<Ready />);
  screen.getByRole('button', { name: /删除 林木木 解放北路/ }).focus();
  rerender(<Ready addresses={ready([home])} />);
  expect(screen.getByRole('button', { name: /删除 林木木 文三路/ })).toHaveFocus();
});

test('collapses a long book, but never the chosen address', async () => {
  render(<Many chosen="8" />);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '8');
  await userEvent.click(screen.getByRole('button', { name: '全部 9 个地址' }));
  expect(screen.getAllByRole('radio')).toHaveLength(9);
});

test('retries loading the address book', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is available in English', async () => {
  render(<WorstCaseEnglish />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
  expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveAccessibleDescription('Enter the recipient’s name');
});

test('opens the form of an address, filled in', async () => {
  render(<Changing />);
  expect(await form()).toHaveAccessibleName('修改地址');
  expect(box('详细地址')).toHaveValue(remote.detail);
});

test('marks an address with unsaved changes, and shows them again', async () => {
  render(<ChangedButClosed />);
  const radio = screen.getByRole('radio', { name: /有未保存的修改/ });
  expect(radio).toHaveAttribute('value', remote.id);
  await userEvent.click(screen.getByRole('button', { name: /编辑 林木木 解放北路/ }));
  expect(await screen.findByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
});

test('preserves the changes of an address that was deleted elsewhere', async () => {
  render(<ChangingAGoneAddress />);
  expect(await form()).toHaveAccessibleName('新地址');
  expect(box('收货人')).toHaveValue('周予安');
});

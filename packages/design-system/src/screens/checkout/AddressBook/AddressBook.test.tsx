// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { typedDraft } from '../fixtures-address.ts';
import { home, remote } from '../../../commerce/fixtures-addresses.ts';
import * as stories from './AddressBook.stories.tsx';

const {
  Ready,
  Failed,
  Empty,
  NewAddress,
  Changing,
  DraftRestored,
  Invalid,
  Saving,
  SaveFailed,
  RegionsFailed,
  RegionsLoading,
  NoDistricts,
  Pasted,
  PastedOtherText,
  Many,
  WorstCaseEnglish,
} = composeStories(stories);
const form = () => screen.findByRole('form');
const box = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });

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

test('saves an address with province, city and district', async () => {
  const onSave = fn();
  render(<NewAddress onSave={onSave} />);
  await form();
  await userEvent.type(box('收货人'), '周予安');
  await userEvent.type(box('手机号'), '139 0571 2233');
  expect(list('城市')).toBeDisabled();
  await userEvent.selectOptions(list('省份'), '江苏省');
  await userEvent.selectOptions(list('城市'), '苏州市');
  await userEvent.selectOptions(list('区县'), '姑苏区');
  await userEvent.type(box('详细地址'), '平江路 108 号');
  await userEvent.click(screen.getByRole('checkbox', { name: '设为默认地址' }));
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    id: '0',
    recipient: '周予安',
    phone: '13905712233',
    province: '江苏省',
    city: '苏州市',
    district: '姑苏区',
    cityId: '3205',
    detail: '平江路 108 号',
    isDefault: true,
  });
});

test('supports autofill in each field', async () => {
  render(<NewAddress />);
  await form();
  expect(
    [box('收货人'), box('手机号'), list('省份'), list('城市'), list('区县'), box('详细地址')].map((field) =>
      field.getAttribute('autocomplete'),
    ),
  ).toEqual(['name', 'tel', 'address-level1', 'address-level2', 'address-level3', 'street-address']);
});

test('choosing another province resets city and district', async () => {
  render(<DraftRestored />);
  await form();
  expect(list('城市')).toHaveDisplayValue('苏州市');
  await userEvent.selectOptions(list('省份'), '浙江省');
  expect(list('城市')).toHaveDisplayValue('城市');
  expect(list('区县')).toBeDisabled();
});

test('edits an address of the book', async () => {
  const onSave = fn();
  render(<Changing onSave={onSave} />);
  expect(await form()).toHaveAccessibleName('修改地址');
  await waitFor(() => expect(list('区县')).toHaveDisplayValue('天山区'));
  await userEvent.clear(box('详细地址'));
  await userEvent.type(box('详细地址'), '解放北路 91 号{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...remote, cityId: '6501', detail: '解放北路 91 号' });
});

test('shows the missing digits of a phone number on blur', async () => {
  render(<NewAddress />);
  await form();
  await userEvent.type(box('手机号'), '1390571223');
  expect(box('手机号')).toBeValid();
  await userEvent.tab();
  expect(box('手机号')).toBeInvalid();
  expect(box('手机号')).toHaveAccessibleDescription('少 1 位，手机号是 11 位数字');
  expect(box('收货人')).toBeValid();
});

test('shows all errors on saving and focuses the first', async () => {
  const onSave = fn();
  render(<Invalid onSave={onSave} />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(box('收货人')).toHaveFocus();
  expect(box('收货人')).toHaveAccessibleDescription('填收货人的名字');
  expect(list('区县')).toHaveAccessibleDescription('选区县');
  expect(box('详细地址')).toHaveAccessibleDescription('填街道和门牌号');
});

test('requires no district where there is none', async () => {
  const onSave = fn();
  render(<NoDistricts onSave={onSave} />);
  await form();
  expect(list('区县')).toHaveDisplayValue('不用选');
  await userEvent.clear(box('手机号'));
  await userEvent.type(box('手机号'), '13905712233');
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ province: '广东省', city: '东莞市', district: '', cityId: '4419' }),
  );
});

test('retries loading a list of regions', async () => {
  const onLoadRegions = fn();
  render(<RegionsFailed onLoadRegions={onLoadRegions} />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '再取一次' }));
  expect(onLoadRegions).toHaveBeenCalledExactlyOnceWith('0');
});

test('shows that a list of regions is loading', async () => {
  const onLoadRegions = fn();
  render(<RegionsLoading onLoadRegions={onLoadRegions} />);
  await form();
  expect(list('省份')).toHaveDisplayValue('正在取…');
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(list('省份')).toHaveAccessibleDescription('取好再存');
  expect(onLoadRegions).not.toHaveBeenCalled();
});

test('splits a pasted address into the fields, lists them, and focuses the first error', async () => {
  render(<Pasted />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '分到各栏' }));
  expect(box('收货人')).toHaveValue('周予安');
  expect(list('区县')).toHaveDisplayValue('姑苏区');
  expect(box('详细地址')).toHaveValue('平江路 108 号');
  expect(screen.getByRole('status')).toHaveTextContent(
    '填好了：收货人、手机号、所在地区和详细地址。没有能放的栏，还留在框里：215000',
  );
  expect(box('有现成的地址')).toHaveValue('215000');
  await waitFor(() => expect(box('手机号')).toHaveFocus());
  expect(box('手机号')).toHaveAccessibleDescription('少 1 位，手机号是 11 位数字');
});

test('changes nothing for a text that is not an address', async () => {
  render(<PastedOtherText />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '分到各栏' }));
  expect(screen.getByRole('status')).toHaveTextContent('没认出收货人、号码或地区');
  expect(box('收货人')).toHaveValue('周予安');
  expect(box('有现成的地址')).toHaveValue('下午三点以后送');
});

test('restores the draft when the form is opened again, and starts over on request', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: /新地址/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: '收货人' }), '周予安');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.click(screen.getByRole('button', { name: /新地址/ }));
  expect(box('收货人')).toHaveValue('周予安');
  await userEvent.click(screen.getByRole('button', { name: '从头填' }));
  expect(box('收货人')).toHaveValue('');
  expect(box('收货人')).toHaveFocus();
});

test('preserves the draft when saving failed, and shows why at the button', async () => {
  const onSave = fn();
  render(<SaveFailed onSave={onSave} />);
  await form();
  expect(screen.getByRole('alert')).toHaveTextContent('没有保存成，填的内容都在。连不上商店。');
  expect(box('收货人')).toHaveValue(typedDraft.recipient);
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('ignores a second press while saving', async () => {
  const onSave = fn();
  render(<Saving onSave={onSave} />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  await userEvent.type(box('收货人'), '{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

test('opens the form of an empty book without taking the focus', async () => {
  render(<Empty />);
  expect(await form()).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
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
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is available in English', async () => {
  render(<WorstCaseEnglish />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
  expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveAccessibleDescription('Enter the recipient’s name');
});

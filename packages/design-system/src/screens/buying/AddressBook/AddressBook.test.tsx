// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { typed } from '../fixtures-address.ts';
import { home, remote } from '../../../commerce/fixtures.ts';
import * as stories from './AddressBook.stories.tsx';

const {
  Ready,
  Failed,
  Empty,
  NewAddress,
  Changing,
  Resumed,
  Faults,
  Saving,
  NotSaved,
  RegionsFailed,
  RegionsOnTheirWay,
  NoDistricts,
  Pasted,
  PastedNonsense,
  Many,
  WorstCaseEnglish,
} = composeStories(stories);
const form = () => screen.findByRole('form');
const box = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });

test('chooses an address by keyboard and never shows a phone number whole', async () => {
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

test('opens a form in place, goes on in it, and comes back to the button', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: /新地址/ }));
  expect(await form()).toHaveAccessibleName('新地址');
  expect(box('收货人')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('button', { name: /新地址/ })).toHaveFocus();
});

test('saves an address with regions chosen one below the other', async () => {
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

test('lets browsers fill in each field', async () => {
  render(<NewAddress />);
  await form();
  expect(
    [box('收货人'), box('手机号'), list('省份'), list('城市'), list('区县'), box('详细地址')].map((field) =>
      field.getAttribute('autocomplete'),
    ),
  ).toEqual(['name', 'tel', 'address-level1', 'address-level2', 'address-level3', 'street-address']);
});

test('another province takes away what was chosen below the one before', async () => {
  render(<Resumed />);
  await form();
  expect(list('城市')).toHaveDisplayValue('苏州市');
  await userEvent.selectOptions(list('省份'), '浙江省');
  expect(list('城市')).toHaveDisplayValue('城市');
  expect(list('区县')).toBeDisabled();
});

test('changes an address of the book with what is there', async () => {
  const onSave = fn();
  render(<Changing onSave={onSave} />);
  expect(await form()).toHaveAccessibleName('修改地址');
  await waitFor(() => expect(list('区县')).toHaveDisplayValue('天山区'));
  await userEvent.clear(box('详细地址'));
  await userEvent.type(box('详细地址'), '解放北路 91 号{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...remote, cityId: '6501', detail: '解放北路 91 号' });
});

test('says what is missing of a phone number once its box is left', async () => {
  render(<NewAddress />);
  await form();
  await userEvent.type(box('手机号'), '1390571223');
  expect(box('手机号')).toBeValid();
  await userEvent.tab();
  expect(box('手机号')).toBeInvalid();
  expect(box('手机号')).toHaveAccessibleDescription('少 1 位，手机号是 11 位数字');
  expect(box('收货人')).toBeValid();
});

test('tells every fault on saving and goes to the first', async () => {
  const onSave = fn();
  render(<Faults onSave={onSave} />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(box('收货人')).toHaveFocus();
  expect(box('收货人')).toHaveAccessibleDescription('填收货人的名字');
  expect(list('区县')).toHaveAccessibleDescription('选区县');
  expect(box('详细地址')).toHaveAccessibleDescription('填街道和门牌号');
});

test('does not ask for a district where there is none', async () => {
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

test('fetches a list again that did not come', async () => {
  const onAskRegions = fn();
  render(<RegionsFailed onAskRegions={onAskRegions} />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '再取一次' }));
  expect(onAskRegions).toHaveBeenCalledExactlyOnceWith('0');
});

test('says to wait for a list that is on its way', async () => {
  const onAskRegions = fn();
  render(<RegionsOnTheirWay onAskRegions={onAskRegions} />);
  await form();
  expect(list('省份')).toHaveDisplayValue('正在取…');
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(list('省份')).toHaveAccessibleDescription('取好再存');
  expect(onAskRegions).not.toHaveBeenCalled();
});

test('splits a whole line into the fields, says which, and leads to what must be mended', async () => {
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

test('changes nothing for a text that is no address', async () => {
  render(<PastedNonsense />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '分到各栏' }));
  expect(screen.getByRole('status')).toHaveTextContent('没认出收货人、号码或地区');
  expect(box('收货人')).toHaveValue('周予安');
  expect(box('有现成的地址')).toHaveValue('下午三点以后送');
});

test('brings back what was typed when the form was closed, and begins afresh on request', async () => {
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

test('keeps all that was typed when saving failed, and says so at the button', async () => {
  const onSave = fn();
  render(<NotSaved onSave={onSave} />);
  await form();
  expect(screen.getByRole('alert')).toHaveTextContent('没有保存成，填的内容都在。连不上商店。');
  expect(box('收货人')).toHaveValue(typed.recipient);
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('takes no second press while saving', async () => {
  const onSave = fn();
  render(<Saving onSave={onSave} />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  await userEvent.type(box('收货人'), '{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

test('an empty book opens its form by itself and takes no focus', async () => {
  render(<Empty />);
  expect(await form()).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
});

test('removes an address and makes one the default, by name', async () => {
  const onRemove = fn();
  const onMakeDefault = fn();
  render(<Ready onRemove={onRemove} onMakeDefault={onMakeDefault} />);
  await userEvent.click(screen.getByRole('button', { name: /删除 林木木 解放北路/ }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(remote);
  await userEvent.click(screen.getByRole('button', { name: /设为默认/ }));
  expect(onMakeDefault).toHaveBeenCalledExactlyOnceWith(remote);
});

test('keeps the keyboard at its place when an address goes away', async () => {
  const { rerender } = render(<Ready />);
  screen.getByRole('button', { name: /删除 林木木 解放北路/ }).focus();
  rerender(<Ready addresses={ready([home])} />);
  expect(screen.getByRole('button', { name: /删除 林木木 文三路/ })).toHaveFocus();
});

test('folds a long book, and never the chosen address', async () => {
  render(<Many chosen="8" />);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '8');
  await userEvent.click(screen.getByRole('button', { name: '全部 9 个地址' }));
  expect(screen.getAllByRole('radio')).toHaveLength(9);
});

test('asks again for a book that did not come', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('speaks English', async () => {
  render(<WorstCaseEnglish />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
  expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveAccessibleDescription('Fill in who gets the parcel');
});

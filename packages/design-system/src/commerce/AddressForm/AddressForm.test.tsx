// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { fullAddress, typedDraft } from '../fixtures-address-form.ts';
import { remote } from '../fixtures-addresses.ts';
import { NEW_ADDRESS } from './address-draft.ts';
import * as stories from './AddressForm.stories.tsx';

const {
  Ready,
  Changing,
  DraftRestored,
  Invalid,
  Saving,
  SaveFailed,
  Refused,
  NotInTheBook,
  OutcomeUnknown,
  Gone,
  RegionsFailed,
  RegionsLoading,
  NoDistricts,
  Pasted,
  PastedOtherText,
} = composeStories(stories);
const form = () => screen.findByRole('form');
const box = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });

test('saves an address with province, city and district', async () => {
  const onSave = fn();
  render(<Ready onSave={onSave} />);
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
  render(<Ready />);
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
  render(<Ready />);
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
  expect(box('收货人')).toHaveAccessibleDescription('请填写收货人姓名');
  expect(list('区县')).toHaveAccessibleDescription('请选择区县');
  expect(box('详细地址')).toHaveAccessibleDescription('请填写街道和门牌号');
});

test('requires no district where there is none', async () => {
  const onSave = fn();
  render(<NoDistricts onSave={onSave} />);
  await form();
  expect(list('区县')).toHaveDisplayValue('无需选择');
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
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onLoadRegions).toHaveBeenCalledExactlyOnceWith('0');
});

test('shows that a list of regions is loading', async () => {
  const onLoadRegions = fn();
  render(<RegionsLoading onLoadRegions={onLoadRegions} />);
  await form();
  expect(list('省份')).toHaveDisplayValue('加载中…');
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(list('省份')).toHaveAccessibleDescription('加载中…');
  expect(onLoadRegions).not.toHaveBeenCalled();
});

test('splits a pasted address into the fields, lists them, and focuses the first error', async () => {
  render(<Pasted />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '填入各栏' }));
  expect(box('收货人')).toHaveValue('周予安');
  expect(list('区县')).toHaveDisplayValue('姑苏区');
  expect(box('详细地址')).toHaveValue('平江路 108 号');
  expect(screen.getByRole('status')).toHaveTextContent(
    '已填好：收货人、手机号、所在地区和详细地址。未能识别，仍留在框里：215000',
  );
  expect(box('粘贴整段地址')).toHaveValue('215000');
  await waitFor(() => expect(box('手机号')).toHaveFocus());
  expect(box('手机号')).toHaveAccessibleDescription('少 1 位，手机号是 11 位数字');
});

test('splits an address as soon as it is pasted', async () => {
  render(<Ready />);
  await form();
  await userEvent.click(box('粘贴整段地址'));
  await userEvent.paste('周予安 13905712233 江苏省苏州市姑苏区平江路 108 号');
  expect(screen.getByRole('status')).toHaveTextContent('已填好：收货人、手机号、所在地区和详细地址。');
  expect(box('收货人')).toHaveValue('周予安');
  expect(list('区县')).toHaveDisplayValue('姑苏区');
  expect(box('粘贴整段地址')).toHaveValue('');
});

test('splits what a keyboard without a paste event inserts at once', async () => {
  render(<Ready />);
  await form();
  fireEvent.change(box('粘贴整段地址'), { target: { value: fullAddress } });
  await waitFor(() => expect(box('收货人')).toHaveValue('周予安'));
});

test('leaves a typed text alone until it is split or saved', async () => {
  const onSave = fn();
  render(<Ready onSave={onSave} />);
  await form();
  await userEvent.type(box('粘贴整段地址'), '周予安 13905712233 江苏省苏州市姑苏区平江路 108 号');
  expect(box('收货人')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ recipient: '周予安', phone: '13905712233', district: '姑苏区', detail: '平江路 108 号' }),
  );
});

test('saving shows text that belongs to no field before it saves without it', async () => {
  const onSave = fn();
  const typed = { ...typedDraft, phone: '13905712233', pasted: '下午三点以后送' };
  render(<DraftRestored drafts={{ [NEW_ADDRESS]: typed }} onSave={onSave} />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(box('粘贴整段地址')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('没有找到收货人、号码或地区');
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('changes nothing for a text that is not an address', async () => {
  render(<PastedOtherText />);
  await form();
  await userEvent.click(screen.getByRole('button', { name: '填入各栏' }));
  expect(screen.getByRole('status')).toHaveTextContent('没有找到收货人、号码或地区');
  expect(box('收货人')).toHaveValue('周予安');
  expect(box('粘贴整段地址')).toHaveValue('下午三点以后送');
});

test('preserves the draft when saving failed, and shows why at the button', async () => {
  const onSave = fn();
  render(<SaveFailed onSave={onSave} />);
  await form();
  expect(screen.getByRole('alert')).toHaveTextContent('保存失败，已填的内容都会保留。无法连接商店，请检查网络后重试。');
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

test('shows the server’s own text when it refuses the address', async () => {
  render(<Refused />);
  await form();
  expect(screen.getByRole('alert')).toHaveTextContent('保存失败，已填的内容都会保留。地址已存在，请勿重复添加');
});

test('does not claim that an address without an answer was not saved', async () => {
  const { unmount } = render(<NotInTheBook />);
  await form();
  expect(screen.getByRole('alert')).toHaveTextContent('地址簿里还没有这个地址，说明尚未保存');
  unmount();
  render(<OutcomeUnknown />);
  await form();
  expect(screen.getByRole('alert')).toHaveTextContent('地址可能已经保存，暂时无法确认');
  expect(box('收货人')).toHaveValue(typedDraft.recipient);
});

test('saves an address that was deleted elsewhere as a new one', async () => {
  const onSave = fn();
  render(<Gone onSave={onSave} />);
  expect(await form()).toHaveAccessibleName('新地址');
  expect(screen.getByText(/已在别处删除/)).toBeInTheDocument();
  await userEvent.clear(box('手机号'));
  await userEvent.type(box('手机号'), '13905712233');
  await userEvent.click(screen.getByRole('button', { name: '保存地址' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: '0', recipient: '周予安', phone: '13905712233' }),
  );
});

test('says that an apostrophe in a name may be lost, and replaces it by one that stays', async () => {
  render(<Ready />);
  await form();
  await userEvent.clear(box('收货人'));
  await userEvent.type(box('收货人'), "O'Brien");
  expect(screen.getByText(/部分商店保存时会去除/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '换成不会被去除的撇号' }));
  expect(box('收货人')).toHaveValue('O’Brien');
});

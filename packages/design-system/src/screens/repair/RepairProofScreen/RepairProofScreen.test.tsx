// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { sentImage } from '../../../commerce/fixtures-refunds.ts';
import * as stories from './RepairProofScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  Visitor,
  FutureDate,
  WindowOver,
  ForeignLetters,
  WrongCheckLetter,
  CheckingCode,
  UsedCode,
  UsedByAnother,
  UnknownCode,
  CodeOfOtherSet,
  UnansweredCode,
  RefusedCheck,
  WithoutCode,
  ImageFailed,
  NotServed,
  NoRegion,
  NoSet,
  UnknownSet,
  Unavailable,
  WorstCaseEnglish,
} = composeStories(stories);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const code = () => field('防伪码');
const next = () => userEvent.click(screen.getByRole('button', { name: '下一步：选零件' }));
const needed = () =>
  within(screen.getByRole('region', { name: '需要填写' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('goes on when everything is filled in', async () => {
  const onContinue = fn();
  render(<Ready onContinue={onContinue} />);
  expect(needed().every((item) => item.endsWith('已填'))).toBe(true);
  await next();
  expect(onContinue).toHaveBeenCalledOnce();
});

test('lists what is missing, says it at each field, and goes to the first one', async () => {
  const onContinue = fn();
  render(<Empty onContinue={onContinue} />);
  expect(needed()).toEqual(['购买日期未填', '购买渠道未填', '防伪码未填', '购买凭证图片未填', '手机号或邮箱未填']);
  await next();
  expect(screen.getByText('还差 5 项')).toBeInTheDocument();
  expect(field('购买日期')).toHaveAccessibleDescription('请填写购买日期');
  expect(field('购买日期')).toHaveFocus();
  expect(code()).toHaveAccessibleDescription('请填写防伪码；没有时，请勾选下面的“没有防伪码”');
  expect(field('手机号或邮箱')).toHaveAccessibleDescription('请填写手机号或邮箱');
  expect(onContinue).not.toHaveBeenCalled();
});

test('an item of the list leads to its field', async () => {
  render(<Empty />);
  await userEvent.click(screen.getByRole('button', { name: /^手机号或邮箱/ }));
  expect(field('手机号或邮箱')).toHaveFocus();
});

test('reports what is filled in', async () => {
  const onForm = fn();
  render(<Empty onForm={onForm} />);
  fireEvent.change(field('购买日期'), { target: { value: '2026-10-15' } });
  expect(onForm).toHaveBeenLastCalledWith({ boughtOn: '2026-10-15' });
  expect(screen.queryByLabelText('订单号')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '天猫旗舰店' }));
  await userEvent.type(field('订单号（选填）'), '9');
  expect(onForm).toHaveBeenLastCalledWith({ orderNumber: '9' });
});

test('says at once that a date is in the future, and for how long a repair is free', () => {
  const { unmount } = render(<FutureDate />);
  expect(field('购买日期')).toHaveAccessibleDescription('日期在今天之后，请核对');
  expect(field('购买日期')).toHaveAttribute('max', '2026-11-21');
  unmount();
  render(<WindowOver />);
  expect(field('购买日期')).toHaveAccessibleDescription('今天是第 95 天，90 天内可免费补一次');
  expect(screen.getByText('购买 95 天，已过 90 天的免费期。')).toBeInTheDocument();
});

test('puts the code into groups while it is typed, and leaves the caret behind the typed letter', async () => {
  render(<Empty />);
  await userEvent.type(code(), '7k3f9qtam2vm92qd');
  expect(code()).toHaveValue('7K3F-9QTA-M2VM-92QD');
  await userEvent.type(code(), 'Z', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(code()).toHaveValue('7KZ3-F9QT-AM2V-M92Q-D');
  expect(code().selectionStart).toBe(3);
  await userEvent.keyboard('{Backspace}');
  expect(code()).toHaveValue('7K3F-9QTA-M2VM-92QD');
});

test('erases across the end of a group', async () => {
  render(<Empty />);
  await userEvent.type(code(), '7K3F9{Backspace}{Backspace}');
  expect(code()).toHaveValue('7K3');
});

test('takes a pasted code', async () => {
  const onCode = fn();
  render(<Empty onCode={onCode} />);
  await userEvent.click(code());
  await userEvent.paste(' 7k3f 9qta m2vm 92qd ');
  expect(onCode).toHaveBeenCalledExactlyOnceWith(' 7k3f 9qta m2vm 92qd ');
});

test('leaves the text of an input method alone until it is finished', () => {
  const onCode = fn();
  render(<Empty onCode={onCode} />);
  fireEvent.compositionStart(code());
  fireEvent.input(code(), { target: { value: '７k' }, isComposing: true });
  expect(onCode).not.toHaveBeenCalled();
  expect(code()).toHaveValue('７k');
  fireEvent.compositionEnd(code());
  expect(onCode).toHaveBeenCalledExactlyOnceWith('７k');
});

test.each([
  [ForeignLetters, '防伪码中没有 O 1。为免混淆，防伪码不使用数字 0、1 和字母 O、I。'],
  [WrongCheckLetter, '最后一位是校验码，与前面不符，可能抄错了一位。请逐组核对。'],
])('explains a code that cannot exist (%#)', (Story, error) => {
  render(<Story />);
  expect(code()).toHaveAccessibleDescription(error);
});

test.each([
  [CheckingCode, '正在核对防伪码…'],
  [UsedCode, '免费补件已于 2026年3月12日 用过，这次按颗收费查看申请 bh20260312100000001'],
  [UsedByAnother, '免费补件已用过，这次按颗收费'],
  [UnknownCode, '查不到这个防伪码。'],
  [CodeOfOtherSet, '这个防伪码属于另一个套装。'],
  [UnansweredCode, '暂时无法核对防伪码，尚不确定是否免费。'],
  [RefusedCheck, '查询太频繁，请一小时后再试'],
])('says what the shop knows of the code (%#)', (Story, text) => {
  render(<Story />);
  expect(screen.getAllByRole('status').some((status) => status.textContent.includes(text))).toBe(true);
});

test('leads to the own request that used the code, and to an agent for an unknown code', () => {
  const { unmount } = render(<UsedCode />);
  expect(screen.getByRole('link', { name: '查看申请 bh20260312100000001' })).toBeInTheDocument();
  unmount();
  render(<UnknownCode />);
  expect(screen.getByRole('link', { name: '问客服' })).toBeInTheDocument();
});

test('checks again after no answer came, and lets the shopper go on meanwhile', async () => {
  const onCheckAgain = fn();
  const onContinue = fn();
  render(<UnansweredCode onCheckAgain={onCheckAgain} onContinue={onContinue} />);
  await userEvent.click(screen.getByRole('button', { name: '重新核对' }));
  expect(onCheckAgain).toHaveBeenCalledOnce();
  await next();
  expect(onContinue).toHaveBeenCalledOnce();
});

test('needs no code from a shopper who has none', async () => {
  const onContinue = fn();
  render(<WithoutCode onContinue={onContinue} />);
  expect(screen.queryByLabelText('防伪码')).toBeNull();
  await next();
  expect(onContinue).toHaveBeenCalledOnce();
});

test('replaces and removes the voucher, and tries a failed upload again', async () => {
  const onAddVoucher = fn();
  const onRemoveVoucher = fn();
  const { container, unmount } = render(<Ready onAddVoucher={onAddVoucher} onRemoveVoucher={onRemoveVoucher} />);
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '小票.jpg', { type: 'image/jpeg' });
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await expect.poll(() => onAddVoucher.mock.calls).toEqual([[file]]);
  await userEvent.click(screen.getByRole('button', { name: `移除 ${sentImage.name}` }));
  expect(onRemoveVoucher).toHaveBeenCalledOnce();
  unmount();
  const onTryVoucherAgain = fn();
  render(<ImageFailed onTryVoucherAgain={onTryVoucherAgain} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onTryVoucherAgain).toHaveBeenCalledOnce();
});

test('shows the voucher in full size', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: '查看大图' }));
  expect(await screen.findByRole('dialog', { name: '购买凭证图片' })).toBeInTheDocument();
});

test('asks a visitor to sign in for the voucher only', async () => {
  render(<Visitor />);
  await next();
  expect(screen.getByRole('link', { name: '登录后上传' })).toHaveFocus();
  expect(screen.getByText('还差 1 项')).toBeInTheDocument();
});

test('leads to another region when nothing is sent to the chosen one', () => {
  render(<NotServed />);
  expect(screen.getByRole('link', { name: '更换地区' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '下一步：选零件' })).toBeNull();
});

test.each([
  [NoRegion, '请先选择收件地区'],
  [NoSet, '请先选择套装'],
  [UnknownSet, '商店没有编号是 999999 的套装'],
  [Unavailable, '本店暂不支持在线申请补件'],
])('leads to what is missing (%#)', (Story, heading) => {
  render(<Story />);
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
});

testLoadingAndFailure({ Loading, Failed });

test('is translated', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Next: choose the parts' })).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import type { ProfileDraft } from './profile-draft.ts';
import * as stories from './ProfileScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const S = composeStories(stories);
const nickname = () => screen.getByRole('textbox', { name: '昵称' });
const save = () => screen.getByRole('button', { name: '保存' });
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The screen with a draft that changes when it is edited. */
function Editable({ onSave = fn() }: { onSave?: ReturnType<typeof fn> }) {
  const [draft, setDraft] = useState<ProfileDraft>({});
  const [onDraft] = useState(() => fn().mockImplementation(setDraft));
  return <S.Ready draft={draft} onDraft={onDraft} onSave={onSave} />;
}

test('saves the trimmed nickname together with the picture', async () => {
  const onSave = fn();
  render(<Editable onSave={onSave} />);
  await userEvent.clear(nickname());
  await userEvent.type(nickname(), '  林小满 {Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ nickname: '林小满', avatar: '' });
});

test('does not save an empty nickname, says so and moves to it', async () => {
  const onSave = fn();
  render(<Editable onSave={onSave} />);
  await userEvent.clear(nickname());
  expect(screen.queryByText('请填写昵称')).toBeNull();
  await userEvent.click(save());
  expect(nickname()).toHaveFocus();
  expect(nickname()).toHaveAccessibleDescription('请填写昵称');
  expect(onSave).not.toHaveBeenCalled();
});

test('says by how much a nickname is too long, and changes nothing of it', async () => {
  const onSave = fn();
  render(<S.TooLong onSave={onSave} />);
  expect(nickname()).toHaveAccessibleDescription('超出 4 个字，请缩短');
  await userEvent.click(save());
  expect(onSave).not.toHaveBeenCalled();
  expect(nickname()).toHaveValue('满'.repeat(64));
});

test('discards what was not saved', async () => {
  const [onDraft, onKeepPicture] = [fn(), fn()];
  render(<S.Unsaved onDraft={onDraft} onKeepPicture={onKeepPicture} />);
  expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '还原' }));
  expect(onDraft).toHaveBeenLastCalledWith({});
  expect(onKeepPicture).toHaveBeenCalledOnce();
});

test('takes a picture by its content, whatever its name', async () => {
  const onPicture = fn();
  const { container } = render(<S.Ready onPicture={onPicture} />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['text'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('me.png 的内容不是 JPG 或 PNG 图片')).toBeInTheDocument();
  expect(onPicture).not.toHaveBeenCalled();
  const picture = new File([PNG], 'me.png', { type: 'image/png' });
  await userEvent.upload(input, picture);
  await waitFor(() => expect(onPicture).toHaveBeenCalledExactlyOnceWith(picture));
  expect(screen.queryByText(/不是 JPG/)).toBeNull();
});

test('refuses a picture of more than 5 MB', async () => {
  const onPicture = fn();
  const { container } = render(<S.Ready onPicture={onPicture} />);
  const large = new File([PNG, new Uint8Array(5 * 1024 * 1024)], 'large.png', { type: 'image/png' });
  await userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, large);
  expect(await screen.findByText(/large\.png 超过 5\s?MB/)).toBeInTheDocument();
  expect(onPicture).not.toHaveBeenCalled();
});

test('waits for the upload before it saves, and shows its progress', async () => {
  const onSave = fn();
  render(<S.Uploading onSave={onSave} />);
  expect(screen.getByRole('progressbar', { name: '正在上传图片' })).toHaveAttribute('value', '0.4');
  await userEvent.click(save());
  expect(onSave).not.toHaveBeenCalled();
});

test('a failed upload leaves the old picture, says why and can be repeated', async () => {
  const onUploadAgain = fn();
  render(<S.NotUploaded onUploadAgain={onUploadAgain} />);
  expect(screen.getByText(/头像未更换。图片太大/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重新上传' }));
  expect(onUploadAgain).toHaveBeenCalledOnce();
});

test('announces that it is saved', () => {
  render(<S.Saved />);
  expect(screen.getByText('已保存').closest('[role=status]')).not.toBeNull();
});

test('says that the shop stored another nickname', () => {
  render(<S.SavedDifferently />);
  expect(screen.getByText('商店把昵称保存为“林木木”，与填写的“<林>木木”不同。')).toBeInTheDocument();
});

test('claims nothing where the result is not known', () => {
  const { unmount } = render(<S.OutcomeUnknown />);
  expect(screen.getByText(/尚不确定是否已保存/)).toBeInTheDocument();
  expect(nickname()).toHaveValue('林小满');
  unmount();
  render(<S.SavedUnseen />);
  expect(screen.getByText(/暂时看不到保存后的内容/)).toBeInTheDocument();
});

test('shows a refusal in the words of the shop, and what was typed stays', () => {
  render(<S.Refused />);
  expect(screen.getByText('保存失败。昵称不可用').closest('[role=alert]')).not.toBeNull();
  expect(nickname()).toHaveValue('店长');
});

test('ignores a second press while it saves', async () => {
  const onSave = fn();
  render(<S.Saving onSave={onSave} />);
  expect(save()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(nickname(), '{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

const newPhone = () => screen.getByRole('textbox', { name: '新手机号' });
const code = () => screen.getByRole('textbox', { name: /验证码/ });
const confirm = () => screen.getByRole('button', { name: '确认' });
/** The phone number of the story with other functions. */
const phoneWith = (story: typeof S.NewPhone, changed: object) => {
  const { phoneChange } = story.args;
  if (!phoneChange) throw new Error('The story has no change of the phone number.');
  return { ...phoneChange, ...changed };
};

test('opens the form for another phone number and moves into it', async () => {
  const onTyped = fn();
  const { rerender } = render(<S.Ready phoneChange={phoneWith(S.NewPhone, { typed: undefined, onTyped })} />);
  expect(screen.getByText('138 **** 5620')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '更换手机号' }));
  expect(onTyped).toHaveBeenCalledWith('');
  rerender(<S.Ready phoneChange={phoneWith(S.NewPhone, { typed: '', onTyped })} />);
  expect(newPhone()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onTyped).toHaveBeenLastCalledWith(undefined);
  rerender(<S.Ready phoneChange={phoneWith(S.NewPhone, { typed: undefined, onTyped })} />);
  expect(screen.getByRole('button', { name: '更换手机号' })).toHaveFocus();
});

test('confirms the number without spaces, with its code', async () => {
  const onConfirm = fn();
  render(<S.NewPhone phoneChange={phoneWith(S.NewPhone, { onConfirm })} />);
  await userEvent.type(code(), ' 246810{Enter}');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('13812345678', '246810');
});

test('says what is missing before it confirms, and moves there', async () => {
  const onConfirm = fn();
  const { rerender } = render(<S.NewPhone phoneChange={phoneWith(S.NewPhone, { onConfirm })} />);
  await userEvent.click(confirm());
  expect(screen.getByText('请填写收到的验证码')).toBeInTheDocument();
  expect(code()).toHaveFocus();
  rerender(<S.NewPhone phoneChange={phoneWith(S.NewPhone, { onConfirm, typed: '1381234' })} />);
  await userEvent.click(confirm());
  expect(newPhone()).toHaveAccessibleDescription('请填写 11 位的手机号');
  expect(newPhone()).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('shows what became of the change', () => {
  const { unmount } = render(<S.PhoneChanged />);
  expect(screen.getByText('手机号已改为 138 **** 5620').closest('[role=status]')).not.toBeNull();
  unmount();
  const taken = render(<S.PhoneTaken />);
  expect(screen.getByText(/这个号码属于另一个账号/)).toBeInTheDocument();
  expect(newPhone()).toHaveValue('138 1234 5678');
  taken.unmount();
  const refused = render(<S.PhoneRefused />);
  expect(screen.getByText('手机号未更换。验证码错误').closest('[role=alert]')).not.toBeNull();
  refused.unmount();
  render(<S.PhoneUnknown />);
  expect(screen.getByText(/尚不确定手机号是否已更换/)).toBeInTheDocument();
});

test('offers no change where the shop sends no codes', () => {
  render(<S.WithoutCodes />);
  expect(screen.getByText('138 **** 5620')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '更换手机号' })).toBeNull();
});

testLoadingAndFailure(S);

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByText('超出 10 個字，請縮短')).toBeInTheDocument();
});

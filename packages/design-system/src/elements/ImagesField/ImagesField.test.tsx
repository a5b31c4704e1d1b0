// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { MAX_IMAGE_BYTES } from './check-image.ts';
import * as stories from './ImagesField.stories.tsx';

const { Ready, Empty, Uploading, UploadFailed, Full, Replaceable, Invalid, WorstCaseEnglish } = composeStories(stories);

const START = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = (name: string) => new File([START], name, { type: 'image/jpeg' });
const input = (container: HTMLElement) => container.querySelector('input') as HTMLInputElement;

test('adds the selected images', async () => {
  const onAdd = fn();
  const { container } = render(<Empty onAdd={onAdd} />);
  const files = [photo('a.jpg'), photo('b.jpg')];
  await userEvent.upload(input(container), files);
  await waitFor(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith(files));
  expect(input(container).value).toBe('');
});

test('gives the reason for each refused file, and adds the others', async () => {
  const onAdd = fn();
  const { container } = render(<Empty onAdd={onAdd} />);
  const good = photo('good.jpg');
  await userEvent.upload(input(container), [
    new File(['hello'], 'note.jpg', { type: 'image/jpeg' }),
    new File([START, new Uint8Array(MAX_IMAGE_BYTES - 3)], 'large.jpg', { type: 'image/jpeg' }),
    good,
  ]);
  await waitFor(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith([good]));
  const messages = within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(messages).toEqual([
    'note.jpg 内容不是 JPG 或 PNG 图片，未添加',
    'large.jpg 超过 5 MB，多出 1 字节，请压缩后再添加',
  ]);
});

test('says how many images exceeded the limit', async () => {
  const onAdd = fn();
  const { container } = render(<Ready onAdd={onAdd} />);
  const files = ['a', 'b', 'c', 'd'].map((name) => photo(`${name}.jpg`));
  await userEvent.upload(input(container), files);
  await waitFor(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith(files.slice(0, 2)));
  expect(screen.getByRole('alert')).toHaveTextContent('最多 3 张，有 2 张未添加');
});

test('replaces the one image of a field, and takes only one of two', async () => {
  const onAdd = fn();
  const { container } = render(<Replaceable onAdd={onAdd} />);
  expect(screen.getByRole('button', { name: '换一张' })).toBeInTheDocument();
  const files = [photo('a.jpg'), photo('b.jpg')];
  await userEvent.upload(input(container), files);
  await waitFor(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith(files.slice(0, 1)));
  expect(screen.getByRole('alert')).toHaveTextContent('最多 1 张，有 1 张未添加');
});

test('mentions dropping and pasting to a shopper with a mouse, not on a touch screen', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByText(/最多 3 张。可以拖进来，也可以粘贴。$/)).toBeVisible();
  unmount();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  render(<Empty />);
  expect(screen.getByText(/最多 3 张。$/)).toBeVisible();
});

test('accepts images dropped or pasted anywhere on its form', async () => {
  const onAdd = fn();
  const { container } = render(<Empty onAdd={onAdd} />);
  const form = container.querySelector('form') as HTMLElement;
  const files = [photo('a.jpg')];
  fireEvent.dragOver(form, { dataTransfer: { types: ['Files'] } });
  expect(screen.getByRole('button', { name: '松开即可添加' })).toBeInTheDocument();
  fireEvent.drop(form, { dataTransfer: { types: ['Files'], files } });
  await waitFor(() => expect(onAdd).toHaveBeenCalledWith(files));
  expect(screen.getByRole('button', { name: '添加图片' })).toBeInTheDocument();
  fireEvent.paste(form, { clipboardData: { types: ['Files'], files } });
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(2));
});

test('leaves pasted text to the focused input', () => {
  const onAdd = fn();
  const { container } = render(<Empty onAdd={onAdd} />);
  const paste = createEvent.paste(container.querySelector('form') as HTMLElement, {
    clipboardData: { types: ['text/plain', 'Files'], files: [photo('a.jpg')] },
  });
  fireEvent(container.querySelector('form') as HTMLElement, paste);
  expect(paste.defaultPrevented).toBe(false);
});

test('shows the progress of each upload, and how many are complete', () => {
  render(<Uploading />);
  expect(screen.getByRole('progressbar', { name: '正在上传 IMG_2042.jpg' })).toHaveValue(0.4);
  expect(screen.getByRole('status')).toHaveTextContent('已上传 1 张，共 2 张');
});

test('retries or removes a failed upload', async () => {
  const onTryAgain = fn();
  const onRemove = fn();
  render(<UploadFailed onTryAgain={onTryAgain} onRemove={onRemove} />);
  expect(screen.getByRole('alert')).toHaveTextContent('微信图片_20261124.png 上传失败，请检查网络后重试');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onTryAgain).toHaveBeenCalledExactlyOnceWith('3');
  await userEvent.click(screen.getByRole('button', { name: '移除 微信图片_20261124.png' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('3');
});

test('moves the focus to the remaining images after a removal', async () => {
  const { rerender } = render(<Full />);
  await userEvent.click(screen.getByRole('button', { name: '移除 IMG_2042.jpg' }));
  rerender(<Full images={Ready.args.images ?? []} />);
  expect(screen.getByRole('button', { name: '添加图片' })).toHaveFocus();
});

test('has no add button when it is full', () => {
  render(<Full />);
  expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull();
});

test('shows the error of its form', () => {
  render(<Invalid />);
  expect(screen.getByRole('group', { name: '图片（选填）' })).toHaveAccessibleDescription('图片传好后再提交');
});

test('shows English texts and the reason of the server', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('group', { name: 'Photos (optional)' })).toHaveAccessibleDescription(
    /JPG or PNG, up to 5 MB each/,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The shop takes no more images today.');
});

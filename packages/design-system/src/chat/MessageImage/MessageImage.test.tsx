// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { photoFile } from '../fixtures.ts';
import * as dialogs from './ImageDialog.stories.tsx';
import { LocalImage } from './LocalImage.tsx';
import * as stories from './MessageImage.stories.tsx';

const { Ready, Uploading } = composeStories(stories);
const { Ready: Large } = composeStories(dialogs);

test('opens large, and tells its host nothing of where the shopper is', async () => {
  const onEnlarge = fn();
  const { container } = render(<Ready onEnlarge={onEnlarge} />);
  expect(container.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
  await userEvent.click(screen.getByRole('button', { name: '看大图' }));
  expect(onEnlarge).toHaveBeenCalledWith(expect.stringContaining('data:image/svg'));
});

test('says so where the image cannot be had', () => {
  const { container } = render(<Ready />);
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent('图片打不开了');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows how much of it has gone', () => {
  render(<Uploading />);
  expect(screen.getByRole('progressbar', { name: '上传进度' })).toHaveAttribute('value', '0.42');
});

// The test page lends no addresses of files and has no dialogs.
const lent = vi.fn(() => 'blob:photo');
const returned = vi.fn();
beforeEach(() => {
  lent.mockImplementation(() => 'blob:photo');
  Object.assign(URL, { createObjectURL: lent, revokeObjectURL: returned });
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

test('draws the shopper’s own file, and gives its address back when it is shown no more', () => {
  const { container, unmount } = render(
    <MessagesProvider language="zh-Hans" words={allMessages['zh-Hans']}>
      <LocalImage image={photoFile()} onEnlarge={fn()} uploaded={0.5} />
    </MessagesProvider>,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:photo');
  expect(returned).not.toHaveBeenCalled();
  unmount();
  expect(returned).toHaveBeenCalledWith('blob:photo');
});

test('keeps Escape to itself, so that the window around it stays', () => {
  const onKeyDown = fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the window around it
    <div onKeyDown={onKeyDown}>
      <Large />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'Escape' });
  expect(onKeyDown).not.toHaveBeenCalled();
});

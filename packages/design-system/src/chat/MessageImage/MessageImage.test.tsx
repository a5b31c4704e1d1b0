// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { photoFile } from '../fixtures.ts';
import { LocalImage } from './LocalImage.tsx';
import * as stories from './MessageImage.stories.tsx';

const { Ready, Uploading } = composeStories(stories);

test('opens a large view, and sends no referrer', async () => {
  const onEnlarge = fn();
  const { container } = render(<Ready onEnlarge={onEnlarge} />);
  expect(container.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
  await userEvent.click(screen.getByRole('button', { name: '查看大图' }));
  expect(onEnlarge).toHaveBeenCalledWith(expect.stringContaining('data:image/svg'));
});

test('shows a text for an image that fails to load', () => {
  const { container } = render(<Ready />);
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent('图片加载失败');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the progress of the upload', () => {
  render(<Uploading />);
  expect(screen.getByRole('progressbar', { name: '上传进度' })).toHaveAttribute('value', '0.42');
});

// jsdom has no object URLs.
const createObjectURL = vi.fn(() => 'blob:photo');
const revokeObjectURL = vi.fn();
beforeEach(() => {
  createObjectURL.mockImplementation(() => 'blob:photo');
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

test('shows the shopper’s file, and revokes its object URL afterwards', () => {
  const { container, unmount } = render(
    <MessagesProvider language="zh-Hans" messages={allMessages['zh-Hans']}>
      <LocalImage image={photoFile()} onEnlarge={fn()} uploaded={0.5} />
    </MessagesProvider>,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:photo');
  expect(revokeObjectURL).not.toHaveBeenCalled();
  unmount();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:photo');
});

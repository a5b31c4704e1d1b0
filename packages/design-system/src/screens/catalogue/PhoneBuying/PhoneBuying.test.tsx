// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PhoneBuying.stories.tsx';

const { Ready, Failed, PictureOfTheCode, WithoutACode } = composeStories(stories);

test('renders a URL as a QR code', async () => {
  render(<Ready />);
  const code = screen.getByRole('img', { name: '二维码，用手机打开这件商品' });
  await expect.poll(() => code.querySelector('path')?.getAttribute('d')?.length ?? 0).toBeGreaterThan(500);
});

test('shows the image if the server sends one', () => {
  render(<PictureOfTheCode />);
  expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('data:image'));
});

test('says nothing about buying by phone without a code', () => {
  const { container } = render(<WithoutACode />);
  expect(container).not.toHaveTextContent('手机');
  expect(screen.queryByRole('img')).toBeNull();
});

test('says that the code could not be loaded, and loads it again', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('手机购买的二维码加载失败。');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

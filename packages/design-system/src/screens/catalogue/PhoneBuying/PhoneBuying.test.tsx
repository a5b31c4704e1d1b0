// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './PhoneBuying.stories.tsx';

const { Ready, Failed, PictureOfTheCode } = composeStories(stories);

test('renders a URL as a QR code', async () => {
  render(<Ready />);
  const code = screen.getByRole('img', { name: '二维码，用手机打开这件商品' });
  await expect.poll(() => code.querySelector('path')?.getAttribute('d')?.length ?? 0).toBeGreaterThan(500);
});

test('shows the image if the server sends one', () => {
  render(<PictureOfTheCode />);
  expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('data:image'));
});

test('renders nothing if the server has no code', () => {
  const { container } = render(<Failed />);
  expect(container).toHaveTextContent('');
});

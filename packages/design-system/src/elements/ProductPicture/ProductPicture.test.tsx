// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ProductPicture.stories.tsx';

const { Ready, Photo, WithoutPhoto } = composeStories(stories);

test('draws a part under its name', () => {
  render(<Ready />);
  expect(screen.getByRole('img', { name: '基础砖 2×4，大红' }).tagName).toBe('svg');
});

test('loads a photo without a referrer', () => {
  render(<Photo />);
  expect(screen.getByRole('img', { name: '一张照片' })).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('keeps the name when a photo fails to load', () => {
  render(<Photo />);
  fireEvent.error(screen.getByRole('img', { name: '一张照片' }));
  expect(screen.getByRole('img', { name: '一张照片' }).tagName).toBe('SPAN');
});

test('keeps its size without a photo', () => {
  render(<WithoutPhoto />);
  expect(screen.getByRole('img', { name: '没有照片的商品' })).toBeInTheDocument();
});

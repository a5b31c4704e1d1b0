// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './PhotoGallery.stories.tsx';

const { Ready, OnePhoto, NoPhoto } = composeStories(stories);

test('shows the photo whose thumbnail is clicked', async () => {
  render(<Ready />);
  const views = within(screen.getByRole('list', { name: '图片' })).getAllByRole('button');
  expect(views).toHaveLength(3);
  await userEvent.click(views[1] as HTMLElement);
  expect(views[1]).toHaveAttribute('aria-pressed', 'true');
});

test('shows no thumbnails for a single photo, which still opens in a dialog', () => {
  render(<OnePhoto />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: /放大/ })).toBeInTheDocument();
});

test('shows a placeholder for a product without photos', () => {
  render(<NoPhoto />);
  expect(screen.getByRole('img', { name: '收纳盒 十二格' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './PhotoGallery.stories.tsx';

const { Ready, OnePhoto, NoPhoto } = composeStories(stories);

test('shows the photo that is pressed below', async () => {
  render(<Ready />);
  const views = within(screen.getByRole('list', { name: '图片' })).getAllByRole('button');
  expect(views).toHaveLength(3);
  await userEvent.click(views[1] as HTMLElement);
  expect(views[1]).toHaveAttribute('aria-pressed', 'true');
});

test('one photo needs no row of them, and is pressed for larger', () => {
  render(<OnePhoto />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: /放大看/ })).toBeInTheDocument();
});

test('a product without any photo has a quiet box', () => {
  render(<NoPhoto />);
  expect(screen.getByRole('img', { name: '收纳盒 十二格' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

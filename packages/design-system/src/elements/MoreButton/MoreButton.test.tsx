// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './MoreButton.stories.tsx';

const { Ready, Asking, End } = composeStories(stories);

test('asks for more', async () => {
  const onMore = fn();
  render(<Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '再看一些' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('takes no second press while more is on its way', async () => {
  const onMore = fn();
  render(<Asking onMore={onMore} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onMore).not.toHaveBeenCalled();
});

test('is gone where the list ends', () => {
  render(<End />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

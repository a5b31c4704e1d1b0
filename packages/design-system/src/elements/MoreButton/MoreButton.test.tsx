// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './MoreButton.stories.tsx';

const { Ready, Loading, End } = composeStories(stories);

test('loads more on a click', async () => {
  const onMore = fn();
  render(<Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更多' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('ignores clicks while more is loading', async () => {
  const onMore = fn();
  render(<Loading onMore={onMore} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onMore).not.toHaveBeenCalled();
});

test('renders nothing at the end of the list', () => {
  render(<End />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

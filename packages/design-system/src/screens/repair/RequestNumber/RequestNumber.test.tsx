// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RequestNumber.stories.tsx';

const { Ready, WithoutClipboard } = composeStories(stories);

test('copies the number', async () => {
  const onCopy = fn();
  render(<Ready onCopy={onCopy} />);
  await userEvent.click(screen.getByRole('button', { name: '复制申请号' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('bh202611201000000031');
  expect(screen.getByRole('status')).toHaveTextContent('已复制');
});

test('only shows it where the clipboard is not available', () => {
  render(<WithoutClipboard />);
  expect(screen.getByText('bh202611201000000031')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

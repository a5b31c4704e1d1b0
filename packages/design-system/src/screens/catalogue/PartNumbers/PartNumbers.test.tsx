// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PartNumbers.stories.tsx';

const { Ready, NoColour } = composeStories(stories);

test('shows the number of each system and copies it on click', async () => {
  const onCopy = fn(async () => undefined);
  render(<Ready onCopy={onCopy} />);
  expect(screen.getByText('3020.dat / 4')).toBeInTheDocument();
  expect(screen.getByText('元件号（大红）')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '复制 3020 / 1' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('3020 / 1');
});

test('shows mould numbers alone without a chosen colour', () => {
  render(<NoColour />);
  expect(screen.getByText('3020.dat')).toBeInTheDocument();
  expect(screen.queryByText(/元件号/)).toBeNull();
});

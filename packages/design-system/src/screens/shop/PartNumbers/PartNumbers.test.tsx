// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PartNumbers.stories.tsx';

const { Ready, NoColour } = composeStories(stories);

test('gives the number of each system, and copies it with one press', async () => {
  const onCopy = fn(async () => undefined);
  render(<Ready onCopy={onCopy} />);
  expect(screen.getByText('3020.dat / 4')).toBeInTheDocument();
  expect(screen.getByText('元件号（大红）')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '复制 3020 / 1' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('3020 / 1');
});

test('without a chosen colour the moulds stand alone', () => {
  render(<NoColour />);
  expect(screen.getByText('3020.dat')).toBeInTheDocument();
  expect(screen.queryByText(/元件号/)).toBeNull();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CopyText.stories.tsx';

const { Ready, WithoutButton } = composeStories(stories);

test('copies with one click and says so', async () => {
  const onCopy = fn(async () => undefined);
  render(<Ready onCopy={onCopy} />);
  await userEvent.click(screen.getByRole('button', { name: '复制 GDS-511-010' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('GDS-511-010');
  expect(await screen.findByText('已复制')).toHaveAttribute('role', 'status');
});

test('says what to do where the browser refuses', async () => {
  render(<Ready onCopy={fn(() => Promise.reject(new Error('denied')))} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('复制失败，请手动复制')).toBeInTheDocument();
});

test('has no button where copying is not possible', () => {
  render(<WithoutButton />);
  expect(screen.getByText('GDS-511-010')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

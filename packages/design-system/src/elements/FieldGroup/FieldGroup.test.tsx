// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './FieldGroup.stories.tsx';

const { Ready, Invalid, HiddenLabel } = composeStories(stories);
const group = () => screen.getByRole('group', { name: '要退的颗粒' });

test('shows a hint, and an error in its place', () => {
  const { unmount } = render(<Ready />);
  expect(group()).toHaveAccessibleDescription('可以只退几颗');
  unmount();
  render(<Invalid />);
  expect(group()).toHaveAccessibleDescription('请先选择要退的颗粒');
  expect(screen.queryByText('可以只退几颗')).toBeNull();
});

test('can be focused by code, but not by the Tab key', () => {
  render(<Invalid />);
  group().focus();
  expect(group()).toHaveFocus();
  expect(group()).toHaveAttribute('tabindex', '-1');
});

test('keeps its accessible name when the label is hidden', () => {
  render(<HiddenLabel />);
  expect(group()).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './FieldGroup.stories.tsx';

const { Ready, Wrong, HiddenLabel } = composeStories(stories);
const group = () => screen.getByRole('group', { name: '退哪些' });

test('says how to fill it, and in place of that what is wrong', () => {
  const { unmount } = render(<Ready />);
  expect(group()).toHaveAccessibleDescription('可以只退几颗');
  unmount();
  render(<Wrong />);
  expect(group()).toHaveAccessibleDescription('先选要退的颗粒');
  expect(screen.queryByText('可以只退几颗')).toBeNull();
});

test('can take the focus, but is no stop of the keyboard', () => {
  render(<Wrong />);
  group().focus();
  expect(group()).toHaveFocus();
  expect(group()).toHaveAttribute('tabindex', '-1');
});

test('keeps its name where the words are hidden', () => {
  render(<HiddenLabel />);
  expect(group()).toBeInTheDocument();
});

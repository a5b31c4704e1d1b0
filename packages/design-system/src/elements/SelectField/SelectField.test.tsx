// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SelectField.stories.tsx';

const { Ready, Empty, Hint, Invalid, Disabled, HiddenLabel } = composeStories(stories);

test('shows a placeholder, and reports the selected option', async () => {
  const onChange = fn();
  render(<Empty onChange={onChange} />);
  const box = screen.getByRole('combobox', { name: '省份' });
  expect(box).toHaveDisplayValue('请选择省份');
  await userEvent.selectOptions(box, '浙江省');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('浙江省');
  expect(box).toHaveDisplayValue('浙江省');
});

test('lets the selection be cleared', async () => {
  const onChange = fn();
  render(<Ready onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), '请选择省份');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

test('has hint and error as description', () => {
  const { unmount } = render(<Hint />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('选快递送到的地方');
  unmount();
  render(<Invalid />);
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('还没选省份');
});

test('keeps its accessible name when the label is hidden', () => {
  render(<HiddenLabel />);
  expect(screen.getByRole('combobox', { name: '省份' })).toBeInTheDocument();
});

test('is disabled while there are no options', () => {
  render(<Disabled />);
  expect(screen.getByRole('combobox')).toBeDisabled();
});

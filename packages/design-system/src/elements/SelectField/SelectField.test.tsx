// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SelectField.stories.tsx';

const { Ready, Empty, Hint, Wrong, Disabled, Unlabelled } = composeStories(stories);

test('says what stands there before a choice, and reports the choice', async () => {
  const onChange = fn();
  render(<Empty onChange={onChange} />);
  const box = screen.getByRole('combobox', { name: '省份' });
  expect(box).toHaveDisplayValue('选省份');
  await userEvent.selectOptions(box, '浙江省');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('浙江省');
  expect(box).toHaveDisplayValue('浙江省');
});

test('a choice can be taken back', async () => {
  const onChange = fn();
  render(<Ready onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), '选省份');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

test('ties hint and error to the box', () => {
  const { unmount } = render(<Hint />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('选快递送到的地方');
  unmount();
  render(<Wrong />);
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('还没选省份');
});

test('keeps its name where the label is not seen', () => {
  render(<Unlabelled />);
  expect(screen.getByRole('combobox', { name: '省份' })).toBeInTheDocument();
});

test('waits while there is nothing to choose from', () => {
  render(<Disabled />);
  expect(screen.getByRole('combobox')).toBeDisabled();
});

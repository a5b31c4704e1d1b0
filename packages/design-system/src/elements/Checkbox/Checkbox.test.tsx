// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Checkbox.stories.tsx';

const { Ready, Checked, Mixed, HiddenLabel } = composeStories(stories);

test('is ticked and unticked by its words', async () => {
  const onChange = fn();
  render(<Ready onChange={onChange} />);
  await userEvent.click(screen.getByText('七天内免登录'));
  render(<Checked onChange={onChange} />);
  await userEvent.click(screen.getAllByRole('checkbox')[1]!);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('turns from mixed to yes', async () => {
  const onChange = fn();
  render(<Mixed onChange={onChange} />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('keeps its name where the words are hidden', () => {
  render(<HiddenLabel />);
  expect(screen.getByRole('checkbox', { name: '七天内免登录' })).toBeInTheDocument();
});

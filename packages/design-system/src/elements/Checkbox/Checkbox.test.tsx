// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Checkbox.stories.tsx';

const { Ready, Checked, Mixed, HiddenLabel } = composeStories(stories);

test('is toggled by a click on its label', async () => {
  const onChange = fn();
  render(<Ready onChange={onChange} />);
  await userEvent.click(screen.getByText('七天内免登录'));
  render(<Checked onChange={onChange} />);
  await userEvent.click(screen.getAllByRole('checkbox')[1]!);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('changes from mixed to checked', async () => {
  const onChange = fn();
  render(<Mixed onChange={onChange} />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('keeps its accessible name when the label is hidden', () => {
  render(<HiddenLabel />);
  expect(screen.getByRole('checkbox', { name: '七天内免登录' })).toBeInTheDocument();
});

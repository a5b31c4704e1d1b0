// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TextField.stories.tsx';

const { Empty, Hint, Invalid, Password, WorstCaseTraditional } = composeStories(stories);

test('reports what is typed', async () => {
  const onChange = fn();
  render(<Empty onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('手机号或邮箱'), 'm');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('m');
});

test('has the hint as description', () => {
  render(<Hint />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('用来收发货通知');
});

test('has the error as description and is marked invalid', () => {
  render(<Invalid />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('手机号要 11 位。');
});

test('shows and hides a password', async () => {
  render(<Password />);
  const eye = screen.getByRole('button', { name: '显示密码' });
  expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
  await userEvent.click(eye);
  expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
  expect(eye).toHaveAttribute('aria-pressed', 'true');
});

test('shows traditional Chinese texts', () => {
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('button', { name: '顯示密碼' })).toBeInTheDocument();
});

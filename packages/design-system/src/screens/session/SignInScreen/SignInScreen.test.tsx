// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SignInScreen.stories.tsx';

const { Ready, Loading, Failed, Empty, WrongPassword, SignedOut, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);
const account = () => screen.getByRole('textbox', { name: '手机号或账号' });
const password = () => screen.getByLabelText('密码');

test('signs in by keyboard alone', async () => {
  const onSignIn = fn();
  render(<Empty onSignIn={onSignIn} />);
  await userEvent.click(account());
  await userEvent.keyboard('13800135620{Tab}');
  expect(password()).toHaveFocus();
  await userEvent.keyboard('pip-demo{Enter}');
  expect(onSignIn).toHaveBeenCalledOnce();
});

test('lets a password manager fill in the form', () => {
  render(<Empty />);
  expect(account()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('accepts a pasted password', async () => {
  const onPassword = fn();
  render(<Empty onPassword={onPassword} />);
  await userEvent.click(password());
  await userEvent.paste('long-secret');
  expect(onPassword).toHaveBeenLastCalledWith('long-secret');
});

test('reports empty fields and focuses the first one', async () => {
  const onSignIn = fn();
  render(<Empty onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(account()).toHaveFocus();
  expect(account()).toHaveAccessibleDescription('填上手机号或账号');
  expect(password()).toHaveAccessibleDescription('填上密码');
  await userEvent.type(account(), '138');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(password()).toHaveFocus();
  expect(account()).toHaveAccessibleDescription('');
  expect(onSignIn).not.toHaveBeenCalled();
});

test('shows a refusal at the password, preserves the input and does not move the focus while typing', async () => {
  render(<WrongPassword />);
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('账号或密码错误');
  expect(account()).toHaveValue('13800135620');
  await userEvent.type(account(), '1');
  expect(account()).toHaveFocus();
});

test('shows other failures above the fields', () => {
  render(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('连不上商店');
  expect(password()).toHaveAccessibleDescription('');
});

test('signs in once, however often the button is clicked', async () => {
  const onSignIn = fn();
  render(<Loading onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await userEvent.type(password(), '{Enter}');
  expect(onSignIn).not.toHaveBeenCalled();
});

test('shows where the shopper returns to', () => {
  render(<Ready />);
  expect(screen.getByText('登录后直接回到购物车。')).toBeInTheDocument();
});

test('explains an expired session', () => {
  render(<SignedOut />);
  expect(screen.getByText('再登录一次就好，你刚才填的内容都还在。')).toBeInTheDocument();
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByText('After signing in you return to the page you were on.')).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('button', { name: '登入' })).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ConfirmButton.stories.tsx';

const { Ready, Busy, Small } = composeStories(stories);
const button = (name: string) => screen.getByRole('button', { name });

test('asks for confirmation before it acts', async () => {
  const onConfirm = fn();
  render(<Ready onConfirm={onConfirm} />);
  await userEvent.click(button('撤回申请'));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: '撤回这笔退款申请？' })).toBeInTheDocument();
  expect(button('撤销')).toHaveFocus();
  await userEvent.click(button('撤销'));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(button('撤回申请')).toHaveFocus();
});

test.each([
  ['the other answer', () => userEvent.click(button('先不撤'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('cancels by %s and returns the focus', async (_, leave) => {
  const onConfirm = fn();
  render(<Ready onConfirm={onConfirm} />);
  await userEvent.click(button('撤回申请'));
  await leave();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button('撤回申请')).toHaveFocus();
});

test('ignores clicks while its action is in progress', async () => {
  render(<Busy />);
  await userEvent.click(button('撤回申请'));
  expect(screen.queryByRole('group')).toBeNull();
});

test('does not take the focus when it appears, and names its subject', () => {
  render(<Small />);
  expect(button('删除: 退款 20261124')).not.toHaveFocus();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ConfirmButton.stories.tsx';

const { Ready, Busy, Small } = composeStories(stories);
const button = (name: string) => screen.getByRole('button', { name });

test('asks once, then acts', async () => {
  const onYes = fn();
  render(<Ready onYes={onYes} />);
  await userEvent.click(button('撤销申请'));
  expect(onYes).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: '撤销这笔退款申请？' })).toBeInTheDocument();
  expect(button('撤销')).toHaveFocus();
  await userEvent.click(button('撤销'));
  expect(onYes).toHaveBeenCalledOnce();
  expect(button('撤销申请')).toHaveFocus();
});

test.each([
  ['the other answer', () => userEvent.click(button('先不撤'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('lets go by %s and gives the focus back', async (_, leave) => {
  const onYes = fn();
  render(<Ready onYes={onYes} />);
  await userEvent.click(button('撤销申请'));
  await leave();
  expect(onYes).not.toHaveBeenCalled();
  expect(button('撤销申请')).toHaveFocus();
});

test('takes no press while its action is under way', async () => {
  render(<Busy />);
  await userEvent.click(button('撤销申请'));
  expect(screen.queryByRole('group')).toBeNull();
});

test('does not take the focus by itself, and says what it is about', () => {
  render(<Small />);
  expect(button('删除: 退款 20261124')).not.toHaveFocus();
});

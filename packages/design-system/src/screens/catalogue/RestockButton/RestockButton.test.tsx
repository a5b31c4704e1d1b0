// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RestockButton.stories.tsx';

const { Ready, Full } = composeStories(stories);

test('sets an alert by keyboard, says what it does, and removes it; the focus stays in its place', async () => {
  const onSet = fn();
  const onCancel = fn();
  const { rerender } = render(<Ready onSet={onSet} onCancel={onCancel} />);
  expect(screen.getByRole('status')).toHaveTextContent('不会发送消息');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSet).toHaveBeenCalledOnce();
  rerender(<Ready alert="set" onSet={onSet} onCancel={onCancel} />);
  expect(screen.getByRole('status')).toHaveTextContent('下次用此浏览器访问时查看');
  expect(screen.getByRole('link', { name: '查看全部提醒' })).toBeVisible();
  expect(screen.getByRole('button', { name: '取消提醒' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(<Ready onSet={onSet} onCancel={onCancel} />);
  expect(screen.getByRole('button', { name: '到货时提醒我' })).toHaveFocus();
});

test('with as many alerts as can be it leads to them', () => {
  render(<Full />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('最多 30 条');
  expect(screen.getByRole('link', { name: '查看全部提醒' })).toBeVisible();
});

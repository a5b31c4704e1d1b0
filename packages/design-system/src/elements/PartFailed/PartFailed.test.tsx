// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PartFailed.stories.tsx';

const { Ready, ServerMessage, TooManyRequests } = composeStories(stories);

test('says what is missing and why, and loads it again by keyboard', async () => {
  const onRetry = fn();
  render(<Ready onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('优惠券加载失败。 无法连接商店，请检查网络后重试。');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows the text of the server as sent', () => {
  render(<ServerMessage />);
  expect(screen.getByRole('status')).toHaveTextContent('活动太火爆');
});

test('says how long to wait', () => {
  render(<TooManyRequests />);
  expect(screen.getByRole('status')).toHaveTextContent('30 秒后再试');
});

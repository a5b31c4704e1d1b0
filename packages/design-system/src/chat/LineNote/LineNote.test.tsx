// @vitest-environment jsdom
import type { LineState } from '@shop/chat-client';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { NOW } from '../fixtures.ts';
import * as stories from './LineNote.stories.tsx';

const { Ready, Connecting, Online, Off, SignedOut, NoService, Overdue, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, '连接断开，8 秒后重试'],
  [Overdue, '连接断开，0 秒后重试'],
  [Connecting, '正在连接中'],
  [SignedOut, '登录已过期，没发出去的消息会留着。'],
  [NoService, '客服现在连不上，写好的消息会留着。'],
  [WorstCaseTraditional, '登入已過期，沒送出去的訊息會留著。'],
])('says how the line stands (%#)', (Story, words) => {
  expect(render(<Story />).container).toHaveTextContent(words);
});

test.each([[Online], [Off]])('is silent while there is nothing to say (%#)', (Story) => {
  expect(render(<Story />).container).toHaveTextContent('');
});

test('tries at once when asked', async () => {
  const onRetry = fn();
  render(<Ready onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '立即重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('leads to the sign-in where only that helps', () => {
  render(<SignedOut />);
  expect(screen.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '#name=login');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('tells a listener once that the line was cut and once that it is back, and never the seconds', () => {
  const waiting = (ms: number): LineState => ({ at: 'waiting', retryAt: NOW + ms });
  const { rerender } = render(<Ready line={{ at: 'online' }} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('');
  const heard: (string | null)[] = [];
  for (const [line, now] of [
    [waiting(5000), NOW],
    [waiting(5000), NOW + 1000],
    [{ at: 'connecting' }, NOW + 5000],
    [waiting(12_000), NOW + 6000],
    [{ at: 'connecting' }, NOW + 12_000],
    [{ at: 'online' }, NOW + 12_100],
  ] as const) {
    rerender(<Ready line={line} now={now} />);
    if (heard.at(-1) !== status.textContent) heard.push(status.textContent);
  }
  expect(heard).toEqual(['连接断开，会自动重试。写好的消息会留着。', '连上了']);
});

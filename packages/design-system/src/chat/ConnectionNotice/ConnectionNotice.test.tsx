// @vitest-environment jsdom
import type { ConnectionState } from '@shop/chat-client';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { NOW } from '../fixtures.ts';
import * as stories from './ConnectionNotice.stories.tsx';

const {
  Ready,
  Connecting,
  Online,
  Off,
  SignedOut,
  NoService,
  HostNotAllowed,
  Overdue,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

test.each([
  [Ready, '连接断开，8 秒后重试'],
  [Overdue, '连接断开，0 秒后重试'],
  [Connecting, '正在连接中'],
  [SignedOut, '登录已过期，请重新登录。未发送的消息会保留。'],
  [NoService, '暂时无法连接客服，写好的消息会保留。'],
  [HostNotAllowed, '店主请把 chat.shop.example:40002 加入设置 VITE_CHAT_HOSTS。'],
  [WorstCaseTraditional, '登入已過期，請重新登入。未送出的訊息會保留。'],
])('shows the state of the connection (%#)', (Story, text) => {
  expect(render(<Story />).container).toHaveTextContent(text);
});

test('what the owner should set does not run into the sentence for shoppers', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByText(/^Customer service cannot be reached.* VITE_CHAT_HOSTS\.$/)).toBeInTheDocument();
});

test.each([[Online], [Off]])('shows nothing while the connection works or is off (%#)', (Story) => {
  expect(render(<Story />).container).toHaveTextContent('');
});

test('reconnects at once by the button', async () => {
  const onRetry = fn();
  render(<Ready onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '立即重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('links to the sign-in after a sign-out', () => {
  render(<SignedOut />);
  expect(screen.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '#name=login');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('announces the lost connection once and its return once, without the seconds', () => {
  const waiting = (ms: number): ConnectionState => ({ status: 'waiting', retryAt: NOW + ms });
  const { rerender } = render(<Ready connection={{ status: 'online' }} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('');
  const announced: (string | null)[] = [];
  for (const [connection, now] of [
    [waiting(5000), NOW],
    [waiting(5000), NOW + 1000],
    [{ status: 'connecting' }, NOW + 5000],
    [waiting(12_000), NOW + 6000],
    [{ status: 'connecting' }, NOW + 12_000],
    [{ status: 'online' }, NOW + 12_100],
  ] as const) {
    rerender(<Ready connection={connection} now={now} />);
    if (announced.at(-1) !== status.textContent) announced.push(status.textContent);
  }
  expect(announced).toEqual(['连接断开，正在自动重试。写好的消息会保留。', '已重新连接']);
});

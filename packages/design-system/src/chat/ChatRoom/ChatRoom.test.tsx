// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ChatRoom.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  FailedWithOutgoing,
  DeliveryStatuses,
  SignedOut,
  Waiting,
  WithoutNotice,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

test('shows the conversation with the status of own messages', () => {
  render(<Ready />);
  const list = within(screen.getByRole('list'));
  expect(list.getByText('想补一面旧墙，大红和梅红差得多吗？')).toBeInTheDocument();
  expect(list.getByText('发送失败')).toBeInTheDocument();
  expect(list.getByText('发送中…')).toBeInTheDocument();
  expect(list.getByText('等待发送')).toBeInTheDocument();
  expect(list.getAllByText('已送达')).toHaveLength(1);
  expect(screen.queryByText('已读')).not.toBeInTheDocument();
});

test('lets the shopper write while the conversation loads', async () => {
  const onSend = fn();
  render(<Loading draft=" 你好 " onSend={onSend} />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSend).toHaveBeenCalledWith('你好');
});

test('shows why the conversation failed to load, and retries', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  expect(screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes('无法连接商店'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows outgoing messages although the history failed to load', async () => {
  const onRetry = fn();
  render(<FailedWithOutgoing onRetry={onRetry} />);
  expect(screen.getByText('你好')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('invites the shopper to write in an empty conversation', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '有什么可以帮你？' })).toBeInTheDocument();
});

test('offers actions for each message that was not sent', () => {
  render(<DeliveryStatuses />);
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: '重新发送' })).toHaveLength(2);
});

test('keeps the draft after a sign-out, sends nothing, and links to the sign-in', () => {
  render(<SignedOut />);
  expect(screen.getByRole('textbox')).toHaveValue('还有一件事');
  expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
  expect(screen.getByRole('link', { name: '重新登录' })).toBeInTheDocument();
});

test('accepts messages without a connection', () => {
  render(<Waiting draft="在吗" />);
  expect(screen.getByRole('button', { name: '发送' })).toBeEnabled();
});

test('shows and hides the notice in a narrow room', async () => {
  render(<Ready />);
  const button = screen.getByRole('button', { name: '公告' });
  const panel = document.getElementById(button.getAttribute('aria-controls')!);
  expect(panel).not.toHaveAttribute('data-open');
  await userEvent.click(button);
  expect(panel).toHaveAttribute('data-open');
  await userEvent.click(button);
  expect(panel).not.toHaveAttribute('data-open');
});

test('works without a notice', () => {
  render(<WithoutNotice />);
  expect(screen.queryByRole('heading', { name: '公告' })).not.toBeInTheDocument();
});

test('is translated into English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByText('Connection lost. Retrying in 29 s')).toBeInTheDocument();
  expect(screen.getByText('Not sent')).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByText('尚未確認是否送達')).toBeInTheDocument();
});

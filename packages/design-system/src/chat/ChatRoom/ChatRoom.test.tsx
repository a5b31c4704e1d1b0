// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { beforeEach, expect, test } from 'vitest';
import * as stories from './ChatRoom.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  FailedWithOwnWords,
  Standings,
  SignedOut,
  Waiting,
  WithoutNotice,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

// The test page lends no addresses of files.
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

test('shows the talk with what became of each own message', () => {
  render(<Ready />);
  const list = within(screen.getByRole('list'));
  expect(list.getByText('想补一面旧墙，大红和梅红差得多吗？')).toBeInTheDocument();
  expect(list.getByText('没发出去')).toBeInTheDocument();
  expect(list.getByText('发送中')).toBeInTheDocument();
  expect(list.getByText('等待发送')).toBeInTheDocument();
  expect(list.getAllByText('已送达')).toHaveLength(1);
  expect(screen.queryByText('已读')).not.toBeInTheDocument();
});

test('can be written in while the conversation comes', async () => {
  const onSend = fn();
  render(<Loading draft=" 你好 " onSend={onSend} />);
  expect(screen.getByRole('status', { name: '正在取…' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSend).toHaveBeenCalledWith('你好');
});

test('says why the conversation could not be had, and asks again', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  expect(screen.getByText(/连不上商店/).closest('[role="alert"]')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows own words even where history could not be had', async () => {
  const onRetry = fn();
  render(<FailedWithOwnWords onRetry={onRetry} />);
  expect(screen.getByText('你好')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('welcomes who has not spoken yet', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '有什么可以帮你？' })).toBeInTheDocument();
});

test('offers for each message that stayed behind what can be done', () => {
  render(<Standings />);
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: '再发一次' })).toHaveLength(2);
});

test('takes no message from who was signed out, keeps the draft and leads to the sign-in', () => {
  render(<SignedOut />);
  expect(screen.getByRole('textbox')).toHaveValue('还有一件事');
  expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
  expect(screen.getByRole('link', { name: '重新登录' })).toBeInTheDocument();
});

test('takes messages while the line is cut', () => {
  render(<Waiting draft="在吗" />);
  expect(screen.getByRole('button', { name: '发送' })).toBeEnabled();
});

test('shows and hides the notice where it has no room', async () => {
  render(<Ready />);
  const button = screen.getByRole('button', { name: '公告' });
  const panel = document.getElementById(button.getAttribute('aria-controls')!);
  expect(panel).not.toHaveAttribute('data-open');
  await userEvent.click(button);
  expect(panel).toHaveAttribute('data-open');
  await userEvent.click(button);
  expect(panel).not.toHaveAttribute('data-open');
});

test('talks on without a notice', () => {
  render(<WithoutNotice />);
  expect(screen.queryByRole('heading', { name: '公告' })).not.toBeInTheDocument();
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByText('Connection lost, next try in 29 s')).toBeInTheDocument();
  expect(screen.getByText('Not sent')).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByText('不確定有沒有送到')).toBeInTheDocument();
});

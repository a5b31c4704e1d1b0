// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ClosedScreen.stories.tsx';

const { Ready, Loading, Failed, Empty, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('says that the shop is closed, in the words of the server, and asks again by keyboard', async () => {
  const onRetry = fn();
  render(<Ready onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1, name: '商店暂时关闭' })).toBeVisible();
  expect(screen.getByText('站点升级中，请稍候访问')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('does not ask twice at a time', async () => {
  const onRetry = fn();
  render(<Loading onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).not.toHaveBeenCalled();
});

test('says why it could not ask', () => {
  render(<Failed />);
  expect(screen.getByText(/无法连接商店/)).toBeVisible();
});

test('leaves out a notice that the server did not send', () => {
  render(<Empty />);
  expect(screen.queryByText('商店的通知')).toBeNull();
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { name: 'The shop is temporarily closed' })).toBeVisible();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { name: '商店暫時關閉' })).toBeVisible();
});

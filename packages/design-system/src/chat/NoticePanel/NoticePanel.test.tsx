// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './NoticePanel.stories.tsx';

const { Ready, Failed, Empty, Hostile } = composeStories(stories);

test('shows the shop’s notice and the support line', async () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { name: '公告' })).toBeInTheDocument();
  expect(await screen.findByText('客服时间 9:00–22:00')).toBeInTheDocument();
  expect(screen.getByText('技术支持：诺颗工坊')).toBeInTheDocument();
});

test('omits an empty notice', () => {
  render(<Empty />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('技术支持：诺颗工坊')).toBeInTheDocument();
});

test('says that the notice could not be loaded, and loads it again by keyboard', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('公告加载失败。 无法连接商店，请检查网络后重试。');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('removes unsafe HTML from the notice', async () => {
  const { container } = render(<Hostile />);
  expect(await screen.findByText('后')).toBeInTheDocument();
  expect(container.querySelector('script, img, [onclick]')).toBeNull();
});

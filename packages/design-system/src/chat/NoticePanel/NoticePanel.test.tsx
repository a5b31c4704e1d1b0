// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './NoticePanel.stories.tsx';

const { Ready, Failed, Empty, Hostile } = composeStories(stories);

test('shows the shop’s notice and the support line', async () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { name: '公告' })).toBeInTheDocument();
  expect(await screen.findByText('客服时间 9:00–22:00')).toBeInTheDocument();
  expect(screen.getByText('技术支持：诺颗工坊')).toBeInTheDocument();
});

test.each([[Failed], [Empty]])('omits a missing notice (%#)', (Story) => {
  render(<Story />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('技术支持：诺颗工坊')).toBeInTheDocument();
});

test('removes unsafe HTML from the notice', async () => {
  const { container } = render(<Hostile />);
  expect(await screen.findByText('后')).toBeInTheDocument();
  expect(container.querySelector('script, img, [onclick]')).toBeNull();
});

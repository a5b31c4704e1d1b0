// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './FloatingPanel.stories.tsx';

const { Ready, WithOfficialAccount, WithChat } = composeStories(stories);

test('links to the cart and scrolls to the top', async () => {
  const onBackToTop = fn();
  render(<Ready onBackToTop={onBackToTop} />);
  expect(screen.getByRole('link', { name: /购物车\s*3\s*件/ })).toHaveAttribute('href', '#name=cart');
  await userEvent.click(screen.getByRole('button', { name: '顶部' }));
  expect(onBackToTop).toHaveBeenCalledOnce();
});

test('shows the code of the official account on hover', async () => {
  render(<WithOfficialAccount />);
  await userEvent.hover(screen.getByRole('button', { name: '公众号' }));
  expect(await screen.findByRole('img', { name: '微信扫码，关注公众号' })).toBeInTheDocument();
});

test('says that there is no official account', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: '公众号' }));
  expect(await screen.findByText('公众号尚未开通。')).toBeInTheDocument();
});

test('shows the code of the social account, by keyboard too', async () => {
  render(<Ready />);
  screen.getByRole('button', { name: '小红书' }).focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('img', { name: '扫码看我们的小红书' })).toBeInTheDocument();
});

test('the two codes have different marks, and names that are said once', () => {
  render(<Ready />);
  const official = screen.getByRole('button', { name: '公众号' });
  const social = screen.getByRole('button', { name: '小红书' });
  expect(official.querySelector('svg')).not.toBeNull();
  expect(social.querySelector('svg')).toBeNull();
  expect(social).toHaveTextContent(/^小小红书$/);
});

test('has the chat as second entry', () => {
  render(<WithChat />);
  expect(screen.getByRole('complementary', { name: '快捷入口' }).children[1]).toContainElement(
    screen.getByRole('button', { name: '客服，3 条未读消息' }),
  );
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ErrorScreen.stories.tsx';

const { Ready, BadRequest, NotFound, ServerMessage, NothingToRetry, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);

test('explains the error and reloads the page', async () => {
  const onRetry = fn();
  render(<Ready onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1, name: '请求有误，请检查你的配置' })).toBeInTheDocument();
  expect(screen.getByText('错误 500')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('distinguishes a bad request from a server error', () => {
  render(<BadRequest />);
  expect(screen.getByText('错误 400')).toBeInTheDocument();
  expect(screen.getByText(/无法识别的内容/)).toBeInTheDocument();
});

test('shows the not-found page for 404', () => {
  render(<NotFound />);
  expect(screen.getByRole('heading', { level: 1, name: '抱歉，找不到这个页面' })).toBeInTheDocument();
});

test('shows the message of the server as is', () => {
  render(<ServerMessage />);
  expect(screen.getByText('系统维护中，预计 10:00 恢复')).toBeInTheDocument();
});

test('makes the home link the main button without a retry', () => {
  render(<NothingToRetry />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('data-look', 'main');
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Bad request, check your configuration' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '請求有誤，請檢查你的設定' })).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './WhenReady.stories.tsx';

const { Loading, Failed, ServerMessage, WorstCaseEnglish } = composeStories(stories);

test('says that content is loading', () => {
  render(<Loading />);
  expect(screen.getByRole('status', { name: '正在取…' })).toBeInTheDocument();
});

test('offers to try again after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows the text of the server unchanged', () => {
  render(<ServerMessage />);
  expect(screen.getByRole('alert')).toHaveTextContent('商品不存在');
});

test('shows texts in the language of the page', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('alert')).toHaveTextContent('We received an unexpected response');
});

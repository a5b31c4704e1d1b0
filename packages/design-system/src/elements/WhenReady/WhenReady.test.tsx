// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './WhenReady.stories.tsx';

const { Loading, Failed, InTheServersWords, WorstCaseEnglish } = composeStories(stories);

test('says that something is on its way', () => {
  render(<Loading />);
  expect(screen.getByRole('status', { name: '正在取…' })).toBeInTheDocument();
});

test('offers another try after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows the server’s own words as they came', () => {
  render(<InTheServersWords />);
  expect(screen.getByRole('alert')).toHaveTextContent('商品不存在');
});

test('speaks the reader’s language', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('alert')).toHaveTextContent('nothing is shown rather than something wrong');
});

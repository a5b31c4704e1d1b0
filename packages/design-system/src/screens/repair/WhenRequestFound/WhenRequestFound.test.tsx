// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './WhenRequestFound.stories.tsx';

const { Ready, Empty, NotFound, WorstCaseEnglish } = composeStories(stories);

test('shows a request that was found', () => {
  render(<Ready />);
  expect(screen.getByText('街角面包房')).toBeInTheDocument();
});

test('explains in the server’s words why there is none, or in its own', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByText('这份申请不是你的')).toBeInTheDocument();
  unmount();
  render(<NotFound />);
  expect(screen.getByText(/申请号可能有误/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '我的补件' })).toHaveAttribute('href', '#name=repairs');
});

test('is translated', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { name: 'We could not find this replacement request' })).toBeInTheDocument();
});

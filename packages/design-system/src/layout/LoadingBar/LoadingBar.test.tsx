// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from './LoadingBar.stories.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('shows only after 200 ms and grows over 5000 ms', () => {
  render(<Ready />);
  after(199);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  after(1);
  expect(screen.getByRole('progressbar', { name: '正在打开页面' }).style.animationDuration).toBe('5000ms');
});

test('does not show for a fast page', () => {
  const { rerender } = render(<Ready />);
  after(150);
  rerender(<Ready isBusy={false} />);
  after(1000);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('disappears when the page is ready, and restarts for the next', () => {
  const { rerender } = render(<WorstCaseEnglish />);
  after(300);
  rerender(<WorstCaseEnglish isBusy={false} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  rerender(<WorstCaseEnglish isBusy />);
  after(100);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  after(100);
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
});

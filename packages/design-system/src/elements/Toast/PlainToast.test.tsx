// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlainToast } from './PlainToast.tsx';
import { createToastQueue } from './toast-queue.ts';

afterEach(() => void vi.useRealTimers());

test('shows the waiting toast and each later one, for eight seconds', () => {
  vi.useFakeTimers();
  const queue = createToastQueue();
  queue.add({ text: '无法连接商店', tone: 'red' });
  render(<PlainToast queue={queue} durationMs={8000} />);
  expect(screen.getByText('无法连接商店')).toBeInTheDocument();
  act(() => queue.add({ text: '重试' }));
  expect(screen.getByText('重试')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(8000));
  expect(screen.queryByText('重试')).not.toBeInTheDocument();
});

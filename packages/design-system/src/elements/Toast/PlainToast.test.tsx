// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlainToast } from './PlainToast.tsx';
import { createToastQueue } from './toast-queue.ts';

afterEach(() => void vi.useRealTimers());

test('shows the waiting toast and each later one, for eight seconds', () => {
  vi.useFakeTimers();
  const queue = createToastQueue();
  queue.add({ text: '连不上商店', tone: 'red' });
  render(<PlainToast queue={queue} durationMs={8000} />);
  expect(screen.getByText('连不上商店')).toBeInTheDocument();
  act(() => queue.add({ text: '再试一次' }));
  expect(screen.getByText('再试一次')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(8000));
  expect(screen.queryByText('再试一次')).not.toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockProvider } from './clock.ts';
import * as stories from './Countdown.stories.tsx';
import { Countdown } from './Countdown.tsx';
import { clockFace } from './time-left.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';

const { Ready, Days, Over, Clock, Messages, DaysInWords, LastMinute, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);
const START = Date.parse('2026-11-20T10:00:00.300+08:00');
const UNTIL = Date.parse('2026-11-20T10:00:03+08:00');

/** What is seen, without what is only said. */
const seen = () => screen.getByRole('timer').querySelector('[aria-hidden]')?.textContent;
const inWords = (countdown: React.ReactNode) => (
  <MessagesProvider language="zh-Hans" words={{}}>
    {countdown}
  </MessagesProvider>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [Ready, '021436', '2小时 15分钟'],
  [Days, '3天030001', '3天 3小时'],
  [Over, '000000', '0分钟'],
  [Clock, '29:30', '30分钟'],
  [WorstCaseEnglish, '3 days030001', '3 days 3 hours'],
])('shows every second and says it by the minute (%#)', (Story, digits, words) => {
  render(<Story />);
  expect(seen()).toBe(digits);
  expect(screen.getByRole('timer')).toHaveTextContent(words);
});

test.each([
  [Messages, '2小时 15分钟'],
  [DaysInWords, '3天 3小时'],
  [LastMinute, '1分钟'],
  [WorstCaseTraditional, '3 天 3 小時'],
])('can stand in a sentence (%#)', (Story, words) => {
  render(<Story />);
  expect(screen.getByRole('timer')).toHaveTextContent(words);
});

test('goes on when a second is full, and says once that it is over', () => {
  const onEnd = vi.fn();
  render(inWords(<Countdown until={UNTIL} onEnd={onEnd} />));
  expect(seen()).toBe('000003');
  pass(699);
  expect(seen()).toBe('000003');
  pass(1);
  expect(seen()).toBe('000002');
  pass(1000);
  expect(seen()).toBe('000001');
  expect(onEnd).not.toHaveBeenCalled();
  pass(1000);
  expect(seen()).toBe('000000');
  pass(60_000);
  hide(true);
  hide(false);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('rests while nobody looks and catches up afterwards', () => {
  const onEnd = vi.fn();
  render(inWords(<Countdown until={UNTIL + 60_000} onEnd={onEnd} />));
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  pass(30_000);
  hide(false);
  expect(seen()).toBe('000033');
  hide(true);
  pass(60_000);
  hide(false);
  expect(seen()).toBe('000000');
  expect(onEnd).toHaveBeenCalledOnce();
});

test('goes by the shop’s clock, not by the machine’s', () => {
  render(
    inWords(
      <ClockProvider value={() => Date.now() - 3_600_000}>
        <Countdown until={UNTIL} />
      </ClockProvider>,
    ),
  );
  expect(seen()).toBe('010003');
});

test('begins anew with another moment', () => {
  const onEnd = vi.fn();
  const { rerender } = render(inWords(<Countdown until={UNTIL} onEnd={onEnd} />));
  pass(5000);
  rerender(inWords(<Countdown until={UNTIL + 60_000} onEnd={onEnd} />));
  expect(seen()).toBe('000058');
  pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('leaves nothing behind when it is taken away', () => {
  const { unmount } = render(inWords(<Countdown until={UNTIL} />));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('writes seconds as a clock', () => {
  expect([0, 1, 59, 60, 3599, 3600, 3900, 90_000].map(clockFace)).toEqual([
    '00:00',
    '00:01',
    '00:59',
    '01:00',
    '59:59',
    '1:00:00',
    '1:05:00',
    '25:00:00',
  ]);
});

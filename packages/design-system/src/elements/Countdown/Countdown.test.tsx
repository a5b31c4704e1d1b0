// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockProvider } from './clock.ts';
import * as stories from './Countdown.stories.tsx';
import { Countdown } from './Countdown.tsx';
import { clockNotation } from './time-left.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';

const { Ready, Days, Over, Clock, InSentence, DaysInSentence, LastMinute, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);
const START = Date.parse('2026-11-20T10:00:00.300+08:00');
const UNTIL = Date.parse('2026-11-20T10:00:03+08:00');

/** The visible text, without the text for screen readers. */
const seen = () => screen.getByRole('timer').querySelector('[aria-hidden]')?.textContent;
const spokenText = (countdown: React.ReactNode) => (
  <MessagesProvider language="zh-Hans" messages={{}}>
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
])('shows every second, but screen readers read minutes (%#)', (Story, digits, text) => {
  render(<Story />);
  expect(seen()).toBe(digits);
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});

test.each([
  [InSentence, '2小时 15分钟'],
  [DaysInSentence, '3天 3小时'],
  [LastMinute, '1分钟'],
  [WorstCaseTraditional, '3 天 3 小時'],
])('shows the time in words for sentences (%#)', (Story, text) => {
  render(<Story />);
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});

test('counts whole seconds, and reports the end once', () => {
  const onEnd = vi.fn();
  render(spokenText(<Countdown until={UNTIL} onEnd={onEnd} />));
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

test('pauses while the page is hidden and catches up afterwards', () => {
  const onEnd = vi.fn();
  render(spokenText(<Countdown until={UNTIL + 60_000} onEnd={onEnd} />));
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

test('uses the server clock, not the clock of the machine', () => {
  render(
    spokenText(
      <ClockProvider value={() => Date.now() - 3_600_000}>
        <Countdown until={UNTIL} />
      </ClockProvider>,
    ),
  );
  expect(seen()).toBe('010003');
});

test('restarts with another end', () => {
  const onEnd = vi.fn();
  const { rerender } = render(spokenText(<Countdown until={UNTIL} onEnd={onEnd} />));
  pass(5000);
  rerender(spokenText(<Countdown until={UNTIL + 60_000} onEnd={onEnd} />));
  expect(seen()).toBe('000058');
  pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('stops its timer when it is unmounted', () => {
  const { unmount } = render(spokenText(<Countdown until={UNTIL} />));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('formats seconds in clock notation', () => {
  expect([0, 1, 59, 60, 3599, 3600, 3900, 90_000].map(clockNotation)).toEqual([
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

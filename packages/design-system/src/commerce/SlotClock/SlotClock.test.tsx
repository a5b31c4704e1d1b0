// @vitest-environment jsdom
import type { FlashSlot } from '@shop/contracts';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { comingSlot, NOW, runningSlot } from '../fixtures-promotions.ts';
import { SlotClock } from './SlotClock.tsx';
import * as stories from './SlotClock.stories.tsx';
import { useLiveSlot } from './use-live-slot.ts';

const { Ready, Coming, Over, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, '距本场结束'],
  [Coming, '距开抢'],
  [Over, '本场已结束'],
  [WorstCaseEnglish, 'Ends in'],
  [WorstCaseTraditional, '距開搶'],
])('labels the countdown (%#)', (Story, text) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent(text);
});

/** A page with a slot, as the screens have it. */
function Looking({ slot: asked, onChangeed }: { slot: FlashSlot; onChangeed: () => void }) {
  const { slot = asked, onChange } = useLiveSlot(asked, onChangeed);
  return (
    <MessagesProvider language="zh-Hans" messages={allMessages['zh-Hans']}>
      <SlotClock slot={slot} onChange={onChange} />
    </MessagesProvider>
  );
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());
const soon = (slot: FlashSlot): FlashSlot => ({ ...slot, from: NOW + 2000 });

test('begins on time, before the server reports it', () => {
  const onChangeed = vi.fn();
  render(<Looking slot={soon(comingSlot)} onChangeed={onChangeed} />);
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText('距本场结束')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('本场已开抢');
  expect(onChangeed).toHaveBeenCalledOnce();
});

test('ends on time', () => {
  render(<Looking slot={{ ...runningSlot, to: NOW + 1000 }} onChangeed={vi.fn()} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('本场已结束')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('本场抢购已结束');
});

test('also ends on time without any server response since before it began', () => {
  const onChangeed = vi.fn();
  render(<Looking slot={{ ...soon(comingSlot), to: NOW + 5000 }} onChangeed={onChangeed} />);
  act(() => void vi.advanceTimersByTime(2000));
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByText('本场已结束')).toBeInTheDocument();
  expect(onChangeed).toHaveBeenCalledTimes(2);
});

test('uses the state of the server once it has sent one', () => {
  const coming = soon(comingSlot);
  const { rerender } = render(<Looking slot={coming} onChangeed={vi.fn()} />);
  act(() => void vi.advanceTimersByTime(2000));
  rerender(<Looking slot={{ ...coming, state: 'over' }} onChangeed={vi.fn()} />);
  expect(screen.getByText('本场已结束')).toBeInTheDocument();
});

test('announces nothing when another slot is selected', () => {
  const { rerender } = render(<Looking slot={runningSlot} onChangeed={vi.fn()} />);
  rerender(<Looking slot={{ ...comingSlot, state: 'over' }} onChangeed={vi.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

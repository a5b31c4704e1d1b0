// @vitest-environment jsdom
import type { FlashSlot } from '@shop/contracts';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allMessages } from '../../../messages/all-messages.ts';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';
import { comingSlot, NOW, runningSlot } from '../fixtures-promo.ts';
import { SlotClock } from './SlotClock.tsx';
import * as stories from './SlotClock.stories.tsx';
import { useTurningSlot } from './use-turning-slot.ts';

const { Ready, Coming, Over, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, '距本场结束'],
  [Coming, '距开抢'],
  [Over, '本场已结束'],
  [WorstCaseEnglish, 'Ends in'],
  [WorstCaseTraditional, '距開搶'],
])('says what the time left is for (%#)', (Story, words) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent(words);
});

/** A page that looks at a slot, as screens do. */
function Looking({ slot: asked, onTurned }: { slot: FlashSlot; onTurned: () => void }) {
  const { slot = asked, onTurn } = useTurningSlot(asked, onTurned);
  return (
    <MessagesProvider language="zh-Hans" words={allMessages['zh-Hans']}>
      <SlotClock slot={slot} onTurn={onTurn} />
    </MessagesProvider>
  );
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());
const soon = (slot: FlashSlot): FlashSlot => ({ ...slot, from: NOW + 2000 });

test('begins at its time, before the shop has said so', () => {
  const onTurned = vi.fn();
  render(<Looking slot={soon(comingSlot)} onTurned={onTurned} />);
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText('距本场结束')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('这一场开抢了');
  expect(onTurned).toHaveBeenCalledOnce();
});

test('ends at its time', () => {
  render(<Looking slot={{ ...runningSlot, to: NOW + 1000 }} onTurned={vi.fn()} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('本场已结束')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('这一场结束了');
});

test('ends at its time too, though the shop has said nothing since before it began', () => {
  const onTurned = vi.fn();
  render(<Looking slot={{ ...soon(comingSlot), to: NOW + 5000 }} onTurned={onTurned} />);
  act(() => void vi.advanceTimersByTime(2000));
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByText('本场已结束')).toBeInTheDocument();
  expect(onTurned).toHaveBeenCalledTimes(2);
});

test('goes by what the shop says once it has said it', () => {
  const coming = soon(comingSlot);
  const { rerender } = render(<Looking slot={coming} onTurned={vi.fn()} />);
  act(() => void vi.advanceTimersByTime(2000));
  rerender(<Looking slot={{ ...coming, state: 'over' }} onTurned={vi.fn()} />);
  expect(screen.getByText('本场已结束')).toBeInTheDocument();
});

test('says nothing aloud about a slot one merely turned to', () => {
  const { rerender } = render(<Looking slot={runningSlot} onTurned={vi.fn()} />);
  rerender(<Looking slot={{ ...comingSlot, state: 'over' }} onTurned={vi.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

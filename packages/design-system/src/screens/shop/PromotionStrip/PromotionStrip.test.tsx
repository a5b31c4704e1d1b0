// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW, flashSale, presaleTerms } from '../fixtures-product.ts';
import { allMessages } from '../../../messages/all-messages.ts';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';
import { useTurningPromotion, type Promotion } from './promotion.ts';
import { PromotionStrip } from './PromotionStrip.tsx';
import * as stories from './PromotionStrip.stories.tsx';

const { Ready, Coming, SoldOut, Full, Over, Presale, PresaleOver, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);

test.each([
  [Ready, /限时抢购.*距结束.*已抢 62%.*剩 1,520 \/ 4,000 颗.*每人限 200 颗.*每单限 100 颗.*你已买 20 颗/],
  [Coming, /限时抢购.*距开始.*限量 4,000 颗/],
  [SoldOut, /抢完了.*已抢 100%/],
  [Full, /你已买满 200 颗/],
  [Over, /这场抢购已结束/],
  [Presale, /预售.*距结束.*现在付全款.*预售结束后 15 天内发货/],
  [PresaleOver, /预售已结束/],
  [WorstCaseEnglish, /Flash sale.*Ends in.*62% sold/],
  [WorstCaseTraditional, /預售/],
])('says what the sale is and where it stands (%#)', (Story, words) => {
  const { container } = render(<Story />);
  expect(container.textContent?.replaceAll(/\s+/g, ' ')).toMatch(words);
});

/** A page that looks at a sale, as the product page does. */
function Looking({ promotion, onTurned }: { promotion: Promotion; onTurned: () => void }) {
  const turning = useTurningPromotion(promotion, onTurned);
  return (
    <MessagesProvider language="zh-Hans" words={allMessages['zh-Hans']}>
      {turning ? (
        <>
          <PromotionStrip promotion={promotion} turning={turning} unit="颗" />
          <i data-testid="phase">{turning.phase}</i>
        </>
      ) : null}
    </MessagesProvider>
  );
}
const phase = () => screen.getByTestId('phase').textContent;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('ends at its time while one looks, says so, and asks the shop', () => {
  const onTurned = vi.fn();
  render(<Looking promotion={{ kind: 'flash', sale: { ...flashSale, turnsAt: NOW + 2000 } }} onTurned={onTurned} />);
  expect(phase()).toBe('running');
  act(() => void vi.advanceTimersByTime(2000));
  expect(phase()).toBe('over');
  expect(screen.getByRole('status')).toHaveTextContent('结束了，可以按平时的价买');
  expect(onTurned).toHaveBeenCalledOnce();
});

test('a presale that begins while one looks also ends by itself', () => {
  render(
    <Looking
      promotion={{ kind: 'presale', terms: { ...presaleTerms, state: 'before', from: NOW + 1000, to: NOW + 5000 } }}
      onTurned={vi.fn()}
    />,
  );
  expect(phase()).toBe('coming');
  act(() => void vi.advanceTimersByTime(1000));
  expect(phase()).toBe('running');
  act(() => void vi.advanceTimersByTime(4000));
  expect(phase()).toBe('over');
});

test('goes by what the shop says once it has said it', () => {
  const sale = { ...flashSale, state: 'coming' as const, turnsAt: NOW + 1000 };
  const { rerender } = render(<Looking promotion={{ kind: 'flash', sale }} onTurned={vi.fn()} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(phase()).toBe('running');
  rerender(<Looking promotion={{ kind: 'flash', sale: { ...flashSale, left: 0 } }} onTurned={vi.fn()} />);
  expect(phase()).toBe('soldOut');
  expect(screen.getByRole('status')).toHaveTextContent('刚刚抢完了');
});

test('nothing is said aloud about a sale one merely came to', () => {
  render(<Looking promotion={{ kind: 'flash', sale: flashSale }} onTurned={vi.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW, flashSale, presaleTerms } from '../fixtures-product.ts';
import { allMessages } from '../../../messages/all-messages.ts';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';
import { useLivePromotion, type Promotion } from './live-promotion.ts';
import { PromotionStrip } from './PromotionStrip.tsx';
import * as stories from './PromotionStrip.stories.tsx';

const {
  Ready,
  Coming,
  SoldOut,
  Full,
  Over,
  Presale,
  PresaleOver,
  PresaleWithoutTerms,
  UnknownShare,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

test.each([
  [Ready, /限时抢购.*距结束.*已抢 62%.*剩 1,520 \/ 4,000 颗.*每人限 200 颗.*每单限 100 颗.*你已买 20 颗/],
  [Coming, /限时抢购.*距开始.*限量 4,000 颗/],
  [SoldOut, /已抢完.*已抢 100%/],
  [Full, /你已买满 200 颗/],
  [Over, /这场抢购已结束/],
  [Presale, /预售.*距结束.*现在付全款.*预售结束后 15 天内发货/],
  [PresaleOver, /预售已结束/],
  [WorstCaseEnglish, /Flash sale.*Ends in.*62% sold/],
  [WorstCaseTraditional, /預售/],
])('shows the promotion and its state (%#)', (Story, texts) => {
  const { container } = render(<Story />);
  expect(container.textContent?.replaceAll(/\s+/g, ' ')).toMatch(texts);
});

test('shows no share, end or delivery time that the server did not send', () => {
  const { container } = render(<UnknownShare />);
  expect(container).not.toHaveTextContent('已抢');
  const { container: presale } = render(<PresaleWithoutTerms />);
  expect(presale.textContent).toBe('预售现在付全款');
});

/** A page with a promotion, as the product page has it. */
function Looking({ promotion, onTurned }: { promotion: Promotion; onTurned: () => void }) {
  const live = useLivePromotion(promotion, onTurned);
  return (
    <MessagesProvider language="zh-Hans" messages={allMessages['zh-Hans']}>
      {live ? (
        <>
          <PromotionStrip promotion={promotion} live={live} unit="颗" />
          <i data-testid="phase">{live.phase}</i>
        </>
      ) : null}
    </MessagesProvider>
  );
}
const phase = () => screen.getByTestId('phase').textContent;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('ends on time while the page is open, announces it and reloads', () => {
  const onTurned = vi.fn();
  render(<Looking promotion={{ kind: 'flash', sale: { ...flashSale, turnsAt: NOW + 2000 } }} onTurned={onTurned} />);
  expect(phase()).toBe('running');
  act(() => void vi.advanceTimersByTime(2000));
  expect(phase()).toBe('over');
  expect(screen.getByRole('status')).toHaveTextContent('已结束，可按原价购买');
  expect(onTurned).toHaveBeenCalledOnce();
});

test('begins and ends a presale on time while the page is open', () => {
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

test('a presale is over by its times, although the server still says that it runs', () => {
  const terms = { ...presaleTerms, state: 'running' as const, to: NOW };
  render(<Looking promotion={{ kind: 'presale', terms }} onTurned={vi.fn()} />);
  expect(phase()).toBe('over');
});

test('uses the state of the server once it has sent one', () => {
  const sale = { ...flashSale, state: 'coming' as const, turnsAt: NOW + 1000 };
  const { rerender } = render(<Looking promotion={{ kind: 'flash', sale }} onTurned={vi.fn()} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(phase()).toBe('running');
  rerender(<Looking promotion={{ kind: 'flash', sale: { ...flashSale, left: 0 } }} onTurned={vi.fn()} />);
  expect(phase()).toBe('soldOut');
  expect(screen.getByRole('status')).toHaveTextContent('刚刚抢完');
});

test('announces nothing about a sale when the page opens', () => {
  render(<Looking promotion={{ kind: 'flash', sale: flashSale }} onTurned={vi.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

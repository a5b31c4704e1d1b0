// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { ready } from '../../../loadable.ts';
import { allMessages } from '../../../messages/all-messages.ts';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';
import { day, dayOver, flashItems, noSale, NOW, runningSlot } from '../../../commerce/fixtures-promotions.ts';
import { FlashSaleScreen } from './FlashSaleScreen.tsx';
import * as stories from './FlashSaleScreen.stories.tsx';
import { slotToShow } from './slot-to-show.ts';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  Coming,
  Over,
  BetweenSlots,
  DayOver,
  NoSaleToday,
  UnknownSlot,
  SoldOut,
  OnlyItemsFailed,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const tabs = () => within(screen.getByRole('navigation', { name: '今天的场次' })).getAllByRole('link');

afterEach(() => void vi.useRealTimers());

test('shows the slots of the day with their states and marks the current one', () => {
  render(<Ready />);
  expect(tabs().map((tab) => tab.textContent)).toEqual([
    '08:00已结束',
    '10:00已结束',
    '14:00已结束',
    '18:00抢购中',
    '22:00未开始',
  ]);
  expect(tabs()[3]).toHaveAttribute('aria-current', 'page');
  expect(tabs()[4]).toHaveAttribute('href', '#name=flashSale&slot=5');
  expect(screen.getByText(/到/)).toHaveTextContent('18:00 到 22:00');
  expect(screen.getByRole('timer')).toHaveTextContent('2小时 15分钟');
});

test('shows sold-out items as well', () => {
  render(<Ready />);
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.getByRole('link', { name: /^已抢完\s*拱形砖 1×4$/ })).toBeInTheDocument();
});

test('shows the items and the start of an upcoming slot', () => {
  render(<Coming />);
  expect(screen.getByText('距开抢')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^22:00 开抢/ })).toHaveLength(10);
});

test('links from a slot that is over to the next one', () => {
  render(<Over />);
  expect(screen.getByText('本场已结束')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '下一场 18:00' })).toHaveAttribute('href', '#name=flashSale&slot=4');
});

test('counts down to the next slot between two slots', () => {
  render(<BetweenSlots />);
  expect(tabs()[4]).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('距开抢')).toBeInTheDocument();
});

test('has a message when the sales of the day are over', () => {
  render(<DayOver />);
  expect(screen.getByText('今日场次已全部结束，明天再来。')).toBeInTheDocument();
  expect(tabs()[4]).toHaveAttribute('aria-current', 'page');
});

test('links to the parts on a day without sales', () => {
  render(<NoSaleToday />);
  expect(screen.getByRole('heading', { name: '今天没有抢购' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '#name=parts');
});

test('has a message for a slot without items', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '这一场没有商品' })).toBeInTheDocument();
});

test('ignores a slot of another day in the URL', () => {
  render(<UnknownSlot />);
  expect(tabs()[3]).toHaveAttribute('aria-current', 'page');
  expect([slotToShow(day, '2')?.id, slotToShow(day)?.id, slotToShow(dayOver)?.id, slotToShow(noSale, '2')]).toEqual([
    '2',
    '4',
    '5',
    undefined,
  ]);
});

test('ends on time while the page is open and reloads', () => {
  vi.useFakeTimers({ now: runningSlot.to - 1500 });
  const onSlotChange = fn();
  render(
    <MessagesProvider language="zh-Hans" messages={allMessages['zh-Hans']}>
      <ClockProvider value={Date.now}>
        <FlashSaleScreen
          slots={ready(day)}
          items={ready(flashItems)}
          hasMore={false}
          onMore={fn()}
          onSlotChange={onSlotChange}
          onRetry={fn()}
        />
      </ClockProvider>
    </MessagesProvider>,
  );
  expect(screen.getAllByRole('link', { name: /^抢/ }).length).toBeGreaterThan(0);
  act(() => void vi.advanceTimersByTime(1500));
  expect(screen.queryByRole('link', { name: /^抢/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('本场抢购已结束');
  expect(onSlotChange).toHaveBeenCalledOnce();
  expect(NOW).toBeLessThan(runningSlot.to);
});

test('shows a slot in which everything is sold out', () => {
  render(<SoldOut />);
  expect(screen.getAllByRole('link', { name: /^已抢完/ })).toHaveLength(10);
});

test('loads more on request', async () => {
  const onMore = fn();
  render(<Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更多' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('still shows the slots when the items of one fail', async () => {
  const onRetry = fn();
  render(<OnlyItemsFailed onRetry={onRetry} />);
  expect(tabs()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

testLoadingAndFailure({ Loading, Failed });

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Flash sale' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '限時搶購' })).toBeInTheDocument();
});

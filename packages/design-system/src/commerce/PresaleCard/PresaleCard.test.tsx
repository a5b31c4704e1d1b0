// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import type { PresaleItem } from '@shop/contracts';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { NOW, presales } from '../fixtures-promotions.ts';
import { PresaleCard } from './PresaleCard.tsx';
import * as stories from './PresaleCard.stories.tsx';

const {
  Ready,
  NotStarted,
  SoldOut,
  Over,
  OverWithoutState,
  Unknown,
  WithoutButton,
  WithoutTimes,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

test.each([
  [Ready, ['预售中', '11月28日 20:00 截止', '截止后 12 天内发货', '已订 1,280']],
  [NotStarted, ['未开始', '11月22日 20:00 开始', '12月10日 20:00 截止']],
  [SoldOut, ['已订完', '截止后即发货']],
  [Over, ['已结束', '2026年11月8日 已截止']],
  [OverWithoutState, ['已结束', '2026年11月8日 已截止']],
  [WithoutTimes, ['未开始', '截止后 7 天内发货', '已订 1,280']],
  [WorstCaseEnglish, ['Open', 'Ships within 12 days after it ends', '1,280 ordered']],
  [WorstCaseTraditional, ['已訂完']],
])('shows when it can be ordered and when it ships (%#)', (Story, texts) => {
  const { container } = render(<Story />);
  for (const word of texts) expect(container).toHaveTextContent(word);
});

test('the old price stands beside the new one, where the server sends one', () => {
  const item = { ...(presales[0] as PresaleItem), price: 1500, marketPrice: 2000 };
  const { container, rerender } = render(<Ready item={item} />);
  expect(container).toHaveTextContent(/¥15\.00\/箱 原价 ¥20\.00/);
  rerender(<Ready item={{ ...item, marketPrice: undefined }} />);
  expect(container).not.toHaveTextContent('原价');
});

test('claims no state, no delivery and no orders that the server did not send', () => {
  const { container } = render(<Unknown />);
  for (const word of ['预售中', '已订', '发货', '截止']) expect(container).not.toHaveTextContent(word);
  expect(screen.getByRole('link', { name: /^查看/ })).toBeInTheDocument();
});

test('begins and ends on time while the page is open', () => {
  vi.useFakeTimers({ now: NOW });
  const item = { ...(presales[0] as PresaleItem), terms: { from: NOW + 1000, to: NOW + 3_000_000_000 } };
  const { container } = render(
    <MessagesProvider language="zh-Hans" messages={allMessages['zh-Hans']}>
      <PresaleCard item={item} />
    </MessagesProvider>,
  );
  expect(container).toHaveTextContent('未开始');
  act(() => void vi.advanceTimersByTime(1000));
  expect(container).toHaveTextContent('预售中');
  // A timer of a browser cannot wait that long at once.
  for (const delay of [2 ** 31 - 1, 1_000_000_000]) act(() => void vi.advanceTimersByTime(delay));
  expect(container).toHaveTextContent('已结束');
  vi.useRealTimers();
});

test('can be ordered while it runs, and viewed otherwise', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: /^去预订\s*珊瑚橘/ })).toHaveAttribute('href', '#name=presaleProduct&id=801');
  render(<NotStarted />);
  expect(screen.getByRole('link', { name: /^查看\s*透明件/ })).toHaveAttribute('href', '#name=presaleProduct&id=803');
  render(<SoldOut />);
  expect(screen.getByRole('link', { name: /^查看\s*树与花草/ })).toBeInTheDocument();
});

test('is a link as a whole without a button', () => {
  render(<WithoutButton />);
  expect(screen.getByRole('link')).toHaveAccessibleName(/^珊瑚橘/);
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './PresaleCard.stories.tsx';

const { Ready, NotStarted, SoldOut, Over, WithoutButton, WithoutTimes, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);

test.each([
  [Ready, ['预售中', '11月28日 20:00 截止', '截止后 12 天内发货', '已订 1,280']],
  [NotStarted, ['未开始', '11月22日 20:00 开始', '12月10日 20:00 截止']],
  [SoldOut, ['已订完', '截止后就发货']],
  [Over, ['已结束', '2026年11月8日 已截止']],
  [WithoutTimes, ['未开始', '截止后 7 天内发货', '已订 1,280']],
  [WorstCaseEnglish, ['Running', 'Ships within 12 days after that', '1,280 ordered']],
  [WorstCaseTraditional, ['已訂完']],
])('tells when it can be ordered and when it goes out (%#)', (Story, words) => {
  const { container } = render(<Story />);
  for (const word of words) expect(container).toHaveTextContent(word);
});

test('is ordered while it runs, and looked at otherwise', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: /^去预订\s*珊瑚橘/ })).toHaveAttribute('href', '#name=presaleProduct&id=801');
  render(<NotStarted />);
  expect(screen.getByRole('link', { name: /^看看\s*透明件/ })).toHaveAttribute('href', '#name=presaleProduct&id=803');
  render(<SoldOut />);
  expect(screen.getByRole('link', { name: /^看看\s*树与花草/ })).toBeInTheDocument();
});

test('leads on as a whole where it has no button', () => {
  render(<WithoutButton />);
  expect(screen.getByRole('link')).toHaveAccessibleName(/^珊瑚橘/);
});

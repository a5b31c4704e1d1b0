// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './FlashCard.stories.tsx';
import { saleState } from './sale-state.ts';

const {
  Ready,
  NearlySold,
  SoldOut,
  Coming,
  Over,
  WithoutLimit,
  Bare,
  BareAndComing,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const way = () => screen.getAllByRole('link')[1];

test('says the price, the price of before, what is gone and how many one may have', () => {
  const { container } = render(<Ready />);
  expect(container).toHaveTextContent('¥0.62/颗原价 ¥0.88');
  expect(screen.getByText('已抢 62%')).toBeInTheDocument();
  expect(screen.getByText('每人限 200 颗')).toBeInTheDocument();
});

test('leads to the sale, from the name and from the button', () => {
  render(<Ready />);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', '#name=flashProduct&id=501');
});

test.each([
  [Ready, /^抢购\s*基础砖 2×4$/],
  [NearlySold, /^抢最后一批\s*坡面砖 30° 1×1$/],
  [SoldOut, /^已抢完\s*拱形砖 1×4$/],
  [Coming, /^22:00 开抢\s*基础砖 2×4$/],
  [Over, /^已结束\s*基础砖 2×4$/],
])('its button says what can be done now (%#)', (Story, name) => {
  render(<Story />);
  expect(way()).toHaveAccessibleName(name);
});

test('tells how many there will be before it begins', () => {
  render(<Coming />);
  expect(screen.getByText('限量 4,000 颗')).toBeInTheDocument();
  expect(screen.queryByText(/已抢/)).not.toBeInTheDocument();
});

test('says nothing of a limit or a quota that there is not', () => {
  render(<WithoutLimit />);
  render(<Bare />);
  render(<BareAndComing />);
  expect(screen.queryByText(/每人限|限量/)).not.toBeInTheDocument();
});

test('keeps the product itself as a favourite, not the sale of it', () => {
  render(<Ready />);
  expect(screen.getByRole('button', { name: '收藏 基础砖 2×4' })).toBeInTheDocument();
});

test('is sold out only while it runs', () => {
  expect(saleState({ left: 0, soldPercent: 100 }, 'coming')).toBe('coming');
  expect(saleState({ left: 0, soldPercent: 100 }, 'running')).toBe('soldOut');
  expect(saleState({ left: 0, soldPercent: 100 }, 'over')).toBe('over');
});

test('speaks English and traditional Chinese', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByText('81% claimed')).toBeInTheDocument();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('link', { name: /^搶最後一批/ })).toBeInTheDocument();
});

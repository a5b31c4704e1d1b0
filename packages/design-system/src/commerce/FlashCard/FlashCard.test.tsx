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
  UnknownPieces,
  BareAndComing,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const buttonLink = () => screen.getAllByRole('link')[1];

test('shows the price, the usual price, the share sold and the limit', () => {
  const { container } = render(<Ready />);
  expect(container).toHaveTextContent('¥0.62/颗原价 ¥0.88');
  expect(screen.getByText('已抢 62%')).toBeInTheDocument();
  expect(screen.getByText('每人限 200 颗')).toBeInTheDocument();
});

test('links to the sale from the name and from the button', () => {
  render(<Ready />);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', '#name=flashProduct&id=501');
});

test.each([
  [Ready, /^抢购\s*基础砖 2×4$/],
  [NearlySold, /^抢最后一批\s*坡面砖 30° 1×1$/],
  [SoldOut, /^已抢完\s*拱形砖 1×4$/],
  [Coming, /^22:00 开抢\s*基础砖 2×4$/],
  [Over, /^已结束\s*基础砖 2×4$/],
])('labels its button by the state of the sale (%#)', (Story, name) => {
  render(<Story />);
  expect(buttonLink()).toHaveAccessibleName(name);
});

test('shows the quantity before the sale begins', () => {
  render(<Coming />);
  expect(screen.getByText('限量 4,000 颗')).toBeInTheDocument();
  expect(screen.queryByText(/已抢/)).not.toBeInTheDocument();
});

test('shows no limit and no quota if there is none', () => {
  render(<WithoutLimit />);
  render(<Bare />);
  render(<BareAndComing />);
  expect(screen.queryByText(/每人限|限量/)).not.toBeInTheDocument();
});

test('adds the product itself to the favourites, not the sale', () => {
  render(<Ready />);
  expect(screen.getByRole('button', { name: '收藏 基础砖 2×4' })).toBeInTheDocument();
});

test('claims neither sold out nor a share where the server sends no numbers', () => {
  render(<UnknownPieces />);
  expect(screen.queryByText(/已抢/)).toBeNull();
  expect(screen.getByRole('link', { name: /^立即抢|^马上抢|抢/ })).toBeInTheDocument();
});

test('is sold out only while the slot runs', () => {
  expect(saleState({ left: 0, soldPercent: 100 }, 'coming')).toBe('coming');
  expect(saleState({ left: 0, soldPercent: 100 }, 'running')).toBe('soldOut');
  expect(saleState({ left: 0, soldPercent: 100 }, 'over')).toBe('over');
  expect(saleState({}, 'running')).toBe('open');
});

test('shows English and traditional Chinese texts', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByText('81% sold')).toBeInTheDocument();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('link', { name: /^搶最後一批/ })).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ProductCard.stories.tsx';

const { Ready, Unnamed, WorstCaseEnglish } = composeStories(stories);

test('leads to the product and says what it costs and how many there are', () => {
  render(<Ready />);
  const card = screen.getByRole('link');
  expect(card).toHaveAttribute('href', '#name=product&id=3020');
  expect(card).toHaveTextContent('基础板 2×4，大红¥0.35库存 12,480已售 86,204');
});

test('has a name even where the shop gave none', () => {
  render(<Unnamed />);
  expect(screen.getByRole('link')).toHaveTextContent('没有名字的商品');
});

test('speaks English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('link')).toHaveTextContent('1,234,567 in stock');
});

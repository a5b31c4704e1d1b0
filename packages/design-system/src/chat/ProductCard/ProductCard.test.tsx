// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ProductCard.stories.tsx';

const { Ready, Unknown, Unnamed, WorstCaseEnglish } = composeStories(stories);

test('links to the product and shows price and stock', () => {
  render(<Ready />);
  const card = screen.getByRole('link');
  expect(card).toHaveAttribute('href', '#name=product&id=3020');
  expect(card).toHaveTextContent('基础板 2×4，大红¥0.35库存 12,480已售 86,204');
});

test('claims no price, stock or sales that the server did not send', () => {
  render(<Unknown />);
  expect(screen.getByRole('link')).toHaveTextContent(/^基础板 2×4，大红$/);
});

test('has a fallback for a missing name', () => {
  render(<Unnamed />);
  expect(screen.getByRole('link')).toHaveTextContent('未命名商品');
});

test('is translated into English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('link')).toHaveTextContent('1,234,567 in stock');
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as stories from './BoughtAgain.stories.tsx';

const { Ready, SomeOfEach, Unanswered, None, WorstCaseEnglish } = composeStories(stories);
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('names each part that is missing, how many pieces of it are in the cart, and why', () => {
  render(<Ready />);
  expect(screen.getByRole('status')).toHaveTextContent('8 种已加入购物车，4 种未全部加入');
  expect(rows()).toEqual([
    expect.stringMatching(/^基础板 2×4，大红 4 \/ \d+ 颗 库存不足$/),
    expect.stringMatching(/0 \/ \d+ 颗 已下架$/),
    expect.stringMatching(/0 \/ \d+ 颗 已达限购数量$/),
    expect.stringMatching(/0 \/ \d+ 颗 该商品库存不足12$/),
  ]);
  expect(screen.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', expect.stringContaining('name=cart'));
});

test('a part of which some pieces are missing is not counted twice', () => {
  render(<SomeOfEach />);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 种未全部加入/);
});

test('a part without an answer may be in the cart; those after it were not tried', () => {
  render(<Unanswered />);
  expect(screen.getByRole('status')).toHaveTextContent('2 种未全部加入，或尚不确定');
  expect(screen.getByRole('status')).not.toHaveTextContent('未能');
  expect(rows()).toEqual([expect.stringContaining('尚不确定是否已加入'), expect.stringContaining('尚未尝试')]);
});

test('says that nothing is in the cart', () => {
  render(<None />);
  expect(screen.getByRole('status')).toHaveTextContent('未能加入购物车');
});

test('is translated', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('status')).toHaveTextContent('8 items added to your cart, 4 items not added in full');
});

test('moves into view, once for each result', () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { rerender } = render(<Ready />);
  rerender(<Ready />);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  rerender(<Unanswered />);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { plate } from '../fixtures-product.ts';
import * as stories from './BuyBar.stories.tsx';
import * as pages from './ProductScreen.stories.tsx';

const { Ready, NothingChosen, GoodsUnchosen, ColourSoldOut, OneKind, FlashSale, WorstCaseEnglish } =
  composeStories(stories);
const { Ready: Page, OffSale, FlashSaleComing, FlashSale: SalePage } = composeStories(pages);
const bar = () => within(screen.getByRole('region', { name: '购买' }));

afterEach(() => void vi.unstubAllGlobals());

test('has colour, quantity, price and the button to add', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  expect(bar().getByRole('button', { name: '大红，更换' })).toBeVisible();
  expect(bar().getByText('7.00')).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: '加入购物车' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(20);
});

test('the price follows while a quantity is typed, and the quantity is reported once it is committed', async () => {
  const onQuantity = fn();
  render(<Ready onQuantity={onQuantity} />);
  const box = bar().getByRole('textbox', { name: '数量' });
  await userEvent.clear(box);
  await userEvent.type(box, '100');
  expect(bar().getByText('35.00')).toBeVisible();
  expect(onQuantity).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onQuantity).toHaveBeenCalledExactlyOnceWith(100);
});

test('says why no more can be bought', () => {
  const { rerender } = render(<Ready offer={plate.offers[12]} quantity={36} />);
  expect(bar().getByRole('textbox')).toHaveAccessibleDescription('库存只有 36 颗');
  rerender(<Ready offer={plate.offers[12]} quantity={500} />);
  expect(bar().getByRole('textbox')).toHaveAccessibleDescription('库存只有 36 颗，目前按 36 计算');
});

test('leads to the choice while nothing is chosen, and adds nothing', () => {
  const { unmount } = render(<NothingChosen />);
  expect(bar().getByRole('button', { name: '选择颜色' })).toBeVisible();
  expect(bar().getByRole('button', { name: '加入购物车' })).toBeDisabled();
  expect(bar().queryByRole('textbox')).toBeNull();
  unmount();
  render(<GoodsUnchosen />);
  expect(bar().getByRole('button', { name: '选择规格' })).toBeVisible();
});

test('says that the chosen colour is sold out', () => {
  render(<ColourSoldOut />);
  expect(bar().getByRole('button', { name: '粉红，更换' })).toBeVisible();
  expect(bar().getByRole('button', { name: '暂时缺货' })).toBeDisabled();
});

test('names no colour for a product with a single variant', () => {
  render(<OneKind />);
  expect(bar().queryByRole('button', { name: /更换|选颜色/ })).toBeNull();
  expect(bar().getByRole('button', { name: '加入购物车' })).toBeEnabled();
});

test('buys at once in a flash sale, at its price', async () => {
  const onBuyNow = fn();
  render(<FlashSale onBuyNow={onBuyNow} />);
  expect(bar().getByText('4.40')).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: '立即抢购' }));
  expect(onBuyNow).toHaveBeenCalledExactlyOnceWith(20);
});

test('is translated into English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('region', { name: 'Buy' })).toHaveTextContent('Dark Bluish Gray, change');
});

/** A window of this width. */
function stubWindow(isPhone: boolean) {
  const noListener = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const matches = (query: string) => query !== '(min-width: 768px)' || !isPhone;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query), ...noListener }));
}

test('a phone shows the bar, and its colour leads to the swatches; wider screens have none', async () => {
  stubWindow(true);
  const { container, unmount } = render(<Page />);
  // The buttons in the page give way to it.
  expect(container.querySelector('[data-buy-bar]')).not.toBeNull();
  const region = within(await screen.findByRole('region', { name: '购买' }));
  await userEvent.click(region.getByRole('button', { name: '大红，更换' }));
  expect(screen.getByRole('radio', { name: '大红' })).toHaveFocus();
  unmount();
  stubWindow(false);
  const { container: wide } = render(<Page />);
  expect(screen.queryByRole('region', { name: '购买' })).toBeNull();
  expect(wide.querySelector('[data-buy-bar]')).toBeNull();
});

test.each([
  ['can be bought', SalePage, 1],
  ['is off sale', OffSale, 0],
  ['is in a sale that has not begun', FlashSaleComing, 0],
])('a phone has the bar, and room for it, only for what can be bought: a product that %s', (_, Story, count) => {
  stubWindow(true);
  const { container } = render(<Story />);
  expect(screen.queryAllByRole('region', { name: '购买' })).toHaveLength(count);
  expect(container.querySelectorAll('[data-buy-bar]')).toHaveLength(count);
});

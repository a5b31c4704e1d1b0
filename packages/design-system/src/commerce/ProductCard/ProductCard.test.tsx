// @vitest-environment jsdom
import type { ProductSummary } from '@shop/contracts';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ProductCard.stories.tsx';

const {
  Ready,
  Favourite,
  Adding,
  Added,
  LittleLeft,
  SoldOut,
  UnknownStock,
  WithMarketPrice,
  WithoutPartFacts,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

test('links to the part in the shown colour', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: '基础砖 2×4' })).toHaveAttribute('href', '#name=product&id=12&colour=u4');
  expect(screen.getByRole('img', { name: '基础砖 2×4，大红' })).toBeInTheDocument();
});

test('adds ten of the shown colour to the cart, or the chosen quantity', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  const add = screen.getByRole('button', { name: /^加入\s*基础砖 2×4$/ });
  await userEvent.click(add);
  const quantity = screen.getByRole('textbox', { name: '基础砖 2×4 的数量' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '25');
  await userEvent.click(add);
  expect(onAdd.mock.calls).toEqual([
    [10, 'u4'],
    [25, 'u4'],
  ]);
});

test('a quantity does not stay when the card becomes that of another part, as in a list that is filtered', async () => {
  const { rerender } = render(<Ready />);
  const quantity = () => screen.getByRole('textbox', { name: / 的数量$/ });
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '25');
  rerender(<Ready product={{ ...(Ready.args.product as ProductSummary), id: '13' }} />);
  expect(quantity()).toHaveValue('10');
});

test('ignores further clicks while adding', async () => {
  const onAdd = fn();
  render(<Adding onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: /^加入中…\s*基础砖/ }));
  expect(onAdd).not.toHaveBeenCalled();
});

test('shows and announces how many were added, and allows adding more', async () => {
  const onAdd = fn();
  render(<Added onAdd={onAdd} />);
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('已加 20');
  await userEvent.click(screen.getByRole('button', { name: /^已加 20\s*基础砖/ }));
  expect(onAdd).toHaveBeenCalledOnce();
});

test('a part of unknown stock can be bought in any quantity', async () => {
  const onAdd = fn();
  render(<UnknownStock onAdd={onAdd} />);
  expect(screen.queryByText('缺货')).toBeNull();
  const quantity = screen.getByRole('textbox', { name: '基础砖 2×4 的数量' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '5000');
  await userEvent.click(screen.getByRole('button', { name: /^加入/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(5000, 'u4');
});

test('says that the stock is the reason why no more can be added', async () => {
  const onAdd = fn();
  const { product } = Ready.args;
  if (!product) throw new Error('The story has a product.');
  render(<Ready onAdd={onAdd} product={{ ...product, stock: 1200 }} />);
  const quantity = screen.getByRole('textbox', { name: '基础砖 2×4 的数量' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '5000{Enter}');
  expect(quantity).toHaveAccessibleDescription('仅剩 1,200');
});

test('shows a low stock and sells no more than that', async () => {
  const onAdd = fn();
  render(<LittleLeft onAdd={onAdd} />);
  expect(screen.getByText('仅剩 36')).toBeInTheDocument();
  const quantity = screen.getByRole('textbox');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '99{Enter}');
  expect(quantity).toHaveValue('36');
});

test('has no active button when sold out', () => {
  render(<SoldOut />);
  expect(screen.getByRole('button', { name: '缺货' })).toBeDisabled();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('links to the page of goods without part facts, and says nothing of colours', () => {
  render(<WithoutPartFacts />);
  expect(screen.queryByText('选择颜色')).toBeNull();
  expect(screen.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '#name=product&id=12');
});

test('strikes through the market price', () => {
  render(<WithMarketPrice />);
  expect(screen.getByText('原价')).toBeInTheDocument();
});

test('the old price stands beside the new one, also when few are left', () => {
  const { container } = render(
    <LittleLeft product={{ ...LittleLeft.args.product, marketPrice: 88 } as ProductSummary} />,
  );
  expect(container).toHaveTextContent('¥0.62/颗 原价 ¥0.88仅剩 36');
});

test('has a favourite button after the name in the tab order', async () => {
  render(<Favourite />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '收藏 基础砖 2×4', pressed: true })).toHaveFocus();
});

test('shows English and traditional Chinese texts', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: /^Added 1,200/ })).toBeInTheDocument();
  render(<WorstCaseTraditional />);
  expect(screen.getByText('僅剩 82')).toBeInTheDocument();
});

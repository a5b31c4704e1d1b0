// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { favourites } from '../fixtures-favourites.ts';
import * as stories from './FavouritesScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const S = composeStories(stories);
const card = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('article') as HTMLElement;

test('links to each part in the colour of its picture, with its price', () => {
  render(<S.Ready />);
  expect(screen.getByRole('link', { name: '基础砖 2×4' })).toHaveAttribute('href', '#name=product&id=2&colour=3001-00');
  expect(within(card('基础砖 2×4')).getByText('大红')).toBeInTheDocument();
  expect(card('基础砖 2×4')).toHaveTextContent('¥0.62/颗');
});

test('the old price stands beside the new one, where the server sends one', () => {
  const [first] = favourites;
  if (!first) throw new Error('The fixtures have no favourite.');
  render(<S.Ready favourites={ready([{ ...first, name: '砖', price: 62, marketPrice: 88 }])} />);
  expect(card('砖')).toHaveTextContent('¥0.62/颗 原价 ¥0.88');
});

test('marks what is sold out, off sale or on presale, and links to where one gets further', () => {
  render(<S.Ready />);
  const soldOut = within(card('圆形板 4×4 带销孔'));
  expect(soldOut.getByText('缺货')).toBeInTheDocument();
  const similar = soldOut.getByRole('link', { name: /^找相似/ }).getAttribute('href') ?? '';
  expect(new URLSearchParams(similar.slice(1)).get('query')).toBe('圆形板 4×4 带销孔');
  expect(within(card('光面板 2×2')).getByText('已下架')).toBeInTheDocument();
  const presale = within(card('科技砖 1×4 三孔'));
  expect(presale.getByText('预售')).toBeInTheDocument();
  expect(presale.getByRole('link', { name: /^去预订/ })).toHaveAttribute('href', '#name=product&id=7');
});

test('claims nothing that the server did not send', () => {
  render(<S.StandardServer />);
  expect(screen.getByRole('link', { name: '商品 6' })).toBeInTheDocument();
  const unknownStock = within(card('坡面砖 45° 2×2'));
  expect(unknownStock.queryByText('缺货')).toBeNull();
  expect(unknownStock.getByRole('link', { name: /^选择规格/ })).toHaveAttribute('href', '#name=product&id=3');
  expect(within(card('拱形砖 1×4')).getByRole('button', { name: /^加入购物车/ })).toBeInTheDocument();
});

test('shows no price where the server sends none', () => {
  render(<S.Ready />);
  expect(within(card('圆锥 1×1')).getByText('价格见商品页')).toBeInTheDocument();
});

test('adds one favourite to the cart, and shows and announces it', async () => {
  const onAdd = fn();
  render(<S.AddingOne onAdd={onAdd} />);
  await userEvent.click(within(card('基础砖 2×4')).getByRole('button', { name: /^已加 3/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(favourites[1]);
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('已加 3');
  await userEvent.click(within(card('基础板 2×4')).getByRole('button', { name: /^加入中/ }));
  expect(onAdd).toHaveBeenCalledOnce();
});

test('selects one, all, and none, and announces how many', async () => {
  const onSelect = fn();
  const { unmount } = render(<S.Selected onSelect={onSelect} />);
  const all = screen.getByRole('checkbox', { name: '全选' });
  expect(all).toHaveProperty('indeterminate', true);
  expect(all.closest('div')?.querySelector('[aria-live]')).toHaveTextContent('已选 3 种');
  await userEvent.click(all);
  expect(onSelect).toHaveBeenLastCalledWith(
    favourites.map(({ productId }) => productId),
    true,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 基础砖 2×4' }));
  expect(onSelect).toHaveBeenLastCalledWith(['2'], false);
  unmount();
  render(<S.Ready onSelect={onSelect} selected={new Set(favourites.map(({ productId }) => productId))} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(onSelect).toHaveBeenLastCalledWith(expect.anything(), false);
});

test('offers to add all that are shown, or the selected ones, and says how many are left out', async () => {
  const onAddMany = fn();
  const { rerender } = render(<S.Ready onAddMany={onAddMany} />);
  expect(screen.getByText(/另有 3 种不会加入/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '把这 13 种加入购物车' }));
  expect(onAddMany).toHaveBeenLastCalledWith(favourites);
  rerender(<S.Complete onAddMany={onAddMany} />);
  expect(screen.getByRole('button', { name: '全部加入购物车' })).toBeInTheDocument();
  rerender(<S.Selected onAddMany={onAddMany} />);
  await userEvent.click(screen.getByRole('button', { name: '所选 2 种加入购物车' }));
  expect(onAddMany).toHaveBeenLastCalledWith([favourites[0], favourites[1], favourites[3]]);
});

test('has one main action, which is disabled with the reason where nothing can be added', () => {
  const { unmount } = render(<S.Ready />);
  expect(document.querySelectorAll('main [data-look="main"]')).toHaveLength(1);
  unmount();
  render(<S.NothingToAdd />);
  expect(document.querySelector('main [data-look="main"]')).toBeDisabled();
  expect(screen.getByText(/2 种都不能直接加入/)).toBeInTheDocument();
});

test('shows the progress of adding, and ignores further clicks', async () => {
  const onAddMany = fn();
  render(<S.AddingMany onAddMany={onAddMany} />);
  await userEvent.click(screen.getByRole('button', { name: '正在加入 3 / 13' }));
  expect(onAddMany).not.toHaveBeenCalled();
});

test('reports what is in the cart and what is not, by reason, with links', () => {
  render(<S.SomeLeft />);
  const report = screen.getByText('2 种已加入购物车').closest('[role="status"]') as HTMLElement;
  expect(report).toHaveTextContent('1 种已下架： 光面板 2×2');
  expect(report).toHaveTextContent('2 种未能加入（超出限购数量）：');
  expect(report).toHaveTextContent('1 种需要先在商品页选择规格：');
  expect(within(report).getByRole('link', { name: '拱形砖 1×4' })).toHaveAttribute('href', '#name=product&id=5');
  expect(within(report).getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '#name=cart');
});

test('says which part may be in the cart, and which were not tried, after an interruption', async () => {
  const onCloseResult = fn();
  render(<S.Interrupted onCloseResult={onCloseResult} />);
  expect(screen.getByText(/未收到商店的回复，可能已加入/)).toBeInTheDocument();
  expect(screen.getByText(/12 种因此未加入/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(onCloseResult).toHaveBeenCalledOnce();
  expect(screen.getByRole('checkbox', { name: '全选' })).toHaveFocus();
});

test('moves the focus to the next favourite when one is removed, and to the heading after the last', async () => {
  const onRemove = fn();
  const two = favourites.slice(0, 2);
  const { rerender } = render(<S.Complete favourites={ready(two)} onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: '移出收藏：基础板 2×4' }));
  expect(onRemove).toHaveBeenCalledWith([two[0]]);
  rerender(<S.Complete favourites={ready(two.slice(1))} onRemove={onRemove} />);
  expect(screen.getByRole('button', { name: '移出收藏：基础砖 2×4' })).toHaveFocus();
  rerender(<S.Complete favourites={ready([])} onRemove={onRemove} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('removes the selected ones, and moves the focus to the selection', async () => {
  const onRemove = fn();
  render(<S.Selected onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: '移出所选' }));
  expect(onRemove).toHaveBeenCalledWith([favourites[0], favourites[1], favourites[3]]);
  expect(screen.getByRole('checkbox', { name: '全选' })).toHaveFocus();
});

test('links to the parts when there are no favourites', () => {
  render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '暂无收藏' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '#name=parts');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('loads more, one page at a time', async () => {
  const onMore = fn();
  const { rerender } = render(<S.Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的收藏' }));
  rerender(<S.LoadingMore onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更早的收藏' }));
  expect(onMore).toHaveBeenCalledOnce();
});

testLoadingAndFailure(S);

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Add 2 selected to cart' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('button', { name: '移出所選' })).toBeInTheDocument();
});

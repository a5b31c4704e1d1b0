// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { blocks } from '../fixtures-promo.ts';
import { parts } from '../fixtures.ts';
import * as stories from './HomeScreen.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  SaleToCome,
  StripsFailed,
  OnlyHotPartsFailed,
  Photos,
  WordsBelowOnTheirWay,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const strip = (name: string) => within(screen.getByRole('region', { name }));

test('says what the shop is for and leads to the parts and to the upload', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '缺哪一颗，就买哪一颗' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '#name=parts');
  expect(screen.getAllByRole('link', { name: '上传清单' })[0]).toHaveAttribute('href', '#name=upload');
});

test('leads to a kind of parts, twelve of them at most', () => {
  render(<Ready />);
  const tiles = strip('按形状逛').getAllByRole('link');
  expect(tiles).toHaveLength(12);
  expect(tiles[1]).toHaveAttribute('href', '#name=parts&category=2');
});

test('tells the terms of delivery and repair as the shop has them', () => {
  render(<Ready />);
  expect(screen.getByText('满 ¥49.00')).toBeInTheDocument();
  expect(screen.getByText('¥10.00')).toBeInTheDocument();
  expect(screen.getByText('一次最多 20 颗')).toBeInTheDocument();
  expect(screen.getByText('客服在 10 个工作日内处理')).toBeInTheDocument();
});

test('puts a popular part into the cart from the card', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  await userEvent.click(strip('热门颗粒').getByRole('button', { name: /^加入.*基础板 2×4$/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), 10, '3020-12');
});

test('keeps rows of parts to one row, and leads to all of them', () => {
  render(<Ready />);
  expect(strip('热门颗粒').getAllByRole('article')).toHaveLength(6);
  expect(strip('热门颗粒').getByRole('link', { name: '完整榜单' })).toHaveAttribute('href', '#name=picks&kind=hot');
  expect(strip('基础板').getByRole('link', { name: '全部基础板' })).toHaveAttribute('href', '#name=parts&category=2');
});

test('shows five of what is on sale now, with the time that is left', () => {
  render(<Ready />);
  expect(strip('限时抢购').getAllByRole('article')).toHaveLength(5);
  expect(strip('限时抢购').getByText('距本场结束')).toBeInTheDocument();
  expect(strip('限时抢购').getByRole('link', { name: '本场全部' })).toHaveAttribute('href', '#name=flashSale&slot=4');
});

test('says when the next sale begins', () => {
  render(<SaleToCome />);
  expect(strip('限时抢购').getByText('距开抢')).toBeInTheDocument();
  expect(strip('限时抢购').getAllByRole('link', { name: /^22:00 开抢/ })).toHaveLength(5);
});

test('shows two presales and the way to all of them', () => {
  render(<Ready />);
  expect(strip('预售').getAllByRole('article')).toHaveLength(2);
  expect(strip('预售').getByRole('link', { name: '全部预售' })).toHaveAttribute('href', '#name=presale');
});

test('follows the shop’s announcements to where they lead', () => {
  const { unmount } = render(<Ready />);
  expect(screen.getByRole('link', { name: /手上有清单/ })).toHaveAttribute('href', '#name=upload');
  unmount();
  render(<Photos />);
  expect(screen.getByRole('link', { name: '店庆周' })).toHaveAttribute('href', 'https://example.com/week');
  expect(screen.getByText('春节发货安排').closest('a')).toBeNull();
});

test('forgets what one looked at when asked', async () => {
  const onForgetRecent = fn();
  render(<Ready onForgetRecent={onForgetRecent} />);
  await userEvent.click(strip('最近看过').getByRole('button', { name: '清除记录' }));
  expect(onForgetRecent).toHaveBeenCalledOnce();
});

test('shows further kinds when asked, and the keyboard goes on at the first of them', async () => {
  const onMoreBlocks = fn();
  const { rerender } = render(<Ready onMoreBlocks={onMoreBlocks} />);
  await userEvent.click(screen.getByRole('button', { name: '再看几类' }));
  expect(onMoreBlocks).toHaveBeenCalledOnce();
  rerender(
    <Ready
      blocks={ready([
        ...blocks,
        { ...(blocks[0] as (typeof blocks)[number]), id: '9', name: '科技', products: parts.slice(0, 2) },
      ])}
      hasMoreBlocks={false}
    />,
  );
  expect(screen.getByRole('link', { name: '全部科技' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: '再看几类' })).not.toBeInTheDocument();
});

test('shows its ways in while the rest is on its way', () => {
  render(<Loading />);
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toBeInTheDocument();
  expect(screen.getAllByRole('status', { name: '正在取…' })).toHaveLength(7);
});

test('shows its ways in and its kinds before the words of the rest are here', () => {
  render(<WordsBelowOnTheirWay />);
  expect(screen.getByRole('link', { name: '基础砖' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '限时抢购' })).not.toBeInTheDocument();
});

test('asks again after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getAllByRole('button', { name: '再试一次' })[0] as HTMLElement);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a failed row does not take the rest with it, and says so in one line', async () => {
  const onRetry = fn();
  render(<OnlyHotPartsFailed onRetry={onRetry} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '基础砖' })).toBeInTheDocument();
  await userEvent.click(strip('热门颗粒').getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('strips that failed each say why', () => {
  render(<StripsFailed />);
  expect(screen.getAllByRole('button', { name: '再试一次' })).toHaveLength(5);
  expect(screen.getByText(/商店回得太慢/)).toBeInTheDocument();
});

test('an empty shop still says where to go, and shows no empty strips', () => {
  render(<Empty />);
  expect(screen.getByText(/商店还没有分类/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '全部颗粒' }).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '按形状逛',
    '上传清单，整单配齐',
    '少了或坏了，申请补件',
  ]);
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Buy exactly the piece you miss' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Flash sale' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '缺哪一顆，就買哪一顆' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '限時搶購' })).toBeInTheDocument();
});

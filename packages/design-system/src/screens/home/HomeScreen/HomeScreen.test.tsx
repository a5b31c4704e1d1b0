// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { ready } from '../../../loadable.ts';
import { blocks } from '../fixtures.ts';
import { parts } from '../../../commerce/fixtures-parts.ts';
import * as stories from './HomeScreen.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  NoDeliveryTerms,
  SaleToCome,
  StripsFailed,
  OnlyHotPartsFailed,
  Photos,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const strip = (name: string) => within(screen.getByRole('region', { name }));

test('shows the headline and links to the parts and to the upload', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '缺哪一颗，就买哪一颗' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '#name=parts');
  expect(screen.getAllByRole('link', { name: '上传清单' })[0]).toHaveAttribute('href', '#name=upload');
});

test('links to at most twelve categories', () => {
  render(<Ready />);
  const tiles = strip('按形状选购').getAllByRole('link');
  expect(tiles).toHaveLength(12);
  expect(tiles[1]).toHaveAttribute('href', '#name=parts&category=2');
});

test('shows the terms of delivery and repair', () => {
  render(<Ready />);
  expect(screen.getByText('满 ¥49.00')).toBeInTheDocument();
  expect(screen.getByText('¥10.00')).toBeInTheDocument();
  expect(screen.getByText('一次最多 20 颗')).toBeInTheDocument();
  expect(screen.getByText('客服在 10 个工作日内处理')).toBeInTheDocument();
});

test('promises nothing about delivery where the shop does not', () => {
  render(<NoDeliveryTerms />);
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toBeInTheDocument();
  expect(screen.queryByText(/运费/)).toBeNull();
});

test('shows the terms of repair that the shop names', () => {
  const { OtherRepairTerms } = composeStories(stories);
  render(<OtherRepairTerms />);
  expect(screen.getByText(/within 1 day of purchase/)).toBeVisible();
  expect(screen.getByText('At most 1 piece per request')).toBeVisible();
  expect(screen.getByText('Processed within 3 working days')).toBeVisible();
});

test('promises no repair before the shop has named its terms, and none when they cannot be read', async () => {
  const { unmount } = render(<Loading />);
  expect(document.body).not.toHaveTextContent(/补件|90/);
  unmount();
  const onRetry = fn();
  render(<StripsFailed onRetry={onRetry} />);
  const card = screen.getByRole('heading', { name: '补件服务' }).parentElement as HTMLElement;
  expect(card).not.toHaveTextContent(/免费|天/);
  expect(within(card).queryByRole('link')).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the heading of a strip has its link while its cards load, so that it is not higher when they come', () => {
  render(<Loading />);
  expect(strip('限时抢购').getByRole('link', { name: '本场全部' })).toHaveAttribute('href', '#name=flashSale');
  expect(strip('预售').getByRole('link', { name: '全部预售' })).toBeInTheDocument();
  expect(strip('热门颗粒').getByRole('link', { name: '完整榜单' })).toBeInTheDocument();
});

test('adds a popular part to the cart from its card', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  await userEvent.click(strip('热门颗粒').getByRole('button', { name: /^加入.*基础板 2×4$/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), 10, '3020-12');
});

test('limits parts to one row and links to all of them', () => {
  render(<Ready />);
  expect(strip('热门颗粒').getAllByRole('article')).toHaveLength(6);
  expect(strip('热门颗粒').getByRole('link', { name: '完整榜单' })).toHaveAttribute('href', '#name=picks&kind=hot');
  expect(strip('基础板').getByRole('link', { name: '全部基础板' })).toHaveAttribute('href', '#name=parts&category=2');
});

test('shows five items of the running sale with the time left', () => {
  render(<Ready />);
  expect(strip('限时抢购').getAllByRole('article')).toHaveLength(5);
  expect(strip('限时抢购').getByText('距本场结束')).toBeInTheDocument();
  expect(strip('限时抢购').getByRole('link', { name: '本场全部' })).toHaveAttribute('href', '#name=flashSale&slot=4');
});

test('shows when the next sale begins', () => {
  render(<SaleToCome />);
  expect(strip('限时抢购').getByText('距开抢')).toBeInTheDocument();
  expect(strip('限时抢购').getAllByRole('link', { name: /^22:00 开抢/ })).toHaveLength(5);
});

test('shows two presales and links to all of them', () => {
  render(<Ready />);
  expect(strip('预售').getAllByRole('article')).toHaveLength(2);
  expect(strip('预售').getByRole('link', { name: '全部预售' })).toHaveAttribute('href', '#name=presale');
});

test('links announcements to their targets', () => {
  const { unmount } = render(<Ready />);
  expect(screen.getByRole('link', { name: /手上有清单/ })).toHaveAttribute('href', '#name=upload');
  unmount();
  render(<Photos />);
  expect(screen.getByRole('link', { name: '店庆周' })).toHaveAttribute('href', 'https://example.com/week');
  expect(screen.getByText('春节发货安排').closest('a')).toBeNull();
});

test('clears the recently viewed parts on request', async () => {
  const onForgetRecent = fn();
  render(<Ready onForgetRecent={onForgetRecent} />);
  await userEvent.click(strip('最近看过').getByRole('button', { name: '清除记录' }));
  expect(onForgetRecent).toHaveBeenCalledOnce();
});

test('loads further categories on request and focuses the first of them', async () => {
  const onMoreBlocks = fn();
  const { rerender } = render(<Ready onMoreBlocks={onMoreBlocks} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更多分类' }));
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
  expect(screen.queryByRole('button', { name: '查看更多分类' })).not.toBeInTheDocument();
});

test('shows the main links while the rest is loading', () => {
  render(<Loading />);
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toBeInTheDocument();
  expect(screen.getAllByRole('status', { name: '加载中…' })).toHaveLength(7);
});

test('retries after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows one line for a failed row, and the rest as usual', async () => {
  const onRetry = fn();
  render(<OnlyHotPartsFailed onRetry={onRetry} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '基础砖' })).toBeInTheDocument();
  await userEvent.click(strip('热门颗粒').getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('gives the reason for each failed section', () => {
  render(<StripsFailed />);
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(6);
  expect(screen.getByText(/商店响应超时/)).toBeInTheDocument();
});

test('shows the main links and no empty sections for an empty shop', () => {
  render(<Empty />);
  expect(screen.getByText(/商店暂无分类/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '全部颗粒' }).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '按形状选购',
    '上传清单，整单配齐',
    '零件缺失或破损，申请补件',
  ]);
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Buy exactly the piece you need' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Flash sale' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '缺哪一顆，就買哪一顆' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '限時搶購' })).toBeInTheDocument();
});

test('promotes neither repair nor lists in a shop that has neither', () => {
  const { WithoutServices } = composeStories(stories);
  render(<WithoutServices />);
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '上传清单' })).toBeNull();
  expect(screen.queryByText(/90 天/)).toBeNull();
  expect(document.querySelectorAll('a[href*="name=repair"]')).toHaveLength(0);
});

test('prepares what is below the window once the pointer moves', () => {
  const watched = vi.fn<(margin: string | undefined) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(_: unknown, { rootMargin }: IntersectionObserverInit) {
        watched(rootMargin);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  render(<Ready />);
  expect(watched).toHaveBeenLastCalledWith('10%');
  fireEvent.pointerMove(window);
  expect(watched).toHaveBeenLastCalledWith('100%');
  vi.unstubAllGlobals();
});

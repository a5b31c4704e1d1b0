// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { listIn } from '../fixtures-lists.ts';
import { failed } from '../../../loadable.ts';
import * as stories from './SearchScreen.stories.tsx';

const {
  Ready,
  Failed,
  Empty,
  EmptyQuery,
  DidYouMean,
  NothingFoundDidYouMean,
  NothingFoundAmongGoods,
  NothingLeftByFilters,
  NothingFoundNothingHot,
  ReadAsPieces,
  AsksColour,
  HostileQuery,
  PastedByMistake,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const href = (element: HTMLElement) => decodeURIComponent(element.getAttribute('href') ?? '').replaceAll('+', ' ');

test('shows the query and the number of matching parts', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '“2×4 板”有 32 种颗粒' })).toBeInTheDocument();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('“2×4 板”有 32 种颗粒');
  expect(screen.getAllByRole('article')).toHaveLength(20);
});

test('preserves the query when sorting and filtering', () => {
  render(<Ready />);
  expect(href(screen.getByRole('link', { name: '价格从高到低' }))).toBe('#name=search&query=2×4 板&sort=priceDown');
  expect(href(within(screen.getByRole('region', { name: '颜色' })).getByRole('link', { name: /^大红/ }))).toBe(
    '#name=search&query=2×4 板&colours=4&sort=default',
  );
  expect(
    href(within(screen.getByRole('navigation', { name: '分类' })).getByRole('link', { name: /^坡面砖/ })),
  ).toContain('query=2×4 板&category=4');
});

test('keeps the focus among the pieces and filters when one is removed', async () => {
  const { reading = [] } = ReadAsPieces.args;
  const { rerender } = render(<ReadAsPieces />);
  const pieces = () => within(screen.getByRole('list', { name: '识别为' })).getAllByRole('link');
  pieces()[1]?.focus();
  // The pieces of the former query are not shown while the next answer is awaited.
  rerender(<ReadAsPieces reading={undefined} />);
  rerender(<ReadAsPieces reading={reading.filter((_, at) => at !== 1)} />);
  expect(pieces()[1]).toHaveFocus();

  const applied = () => within(screen.getByRole('list', { name: '已选条件' }));
  rerender(<ReadAsPieces filter={{ sort: 'default', colours: ['4'], stock: 1 }} />);
  await userEvent.click(applied().getByRole('link', { name: /大红/ }));
  rerender(<ReadAsPieces filter={{ sort: 'default', stock: 1 }} />);
  expect(applied().getAllByRole('link')[0]).toHaveFocus();
});

test('shows how the query was read, each piece removable, and marks the facets', () => {
  render(<ReadAsPieces />);
  const pieces = within(screen.getByRole('list', { name: '识别为' })).getAllByRole('link');
  expect(pieces.map((piece) => piece.textContent)).toEqual(['大红', '2 × 4', '板']);
  expect(pieces.map(href)).toEqual([
    '#name=search&query=2x4 板&sort=default',
    '#name=search&query=红色 板&sort=default',
    '#name=search&query=红色 2x4&sort=default',
  ]);
  const colours = screen.getByRole('region', { name: /^颜色/ });
  expect(within(colours).getByRole('link', { name: /^大红/, current: true })).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: /^尺寸/ })).getByRole('link', { name: /^2 × 4/, current: true }),
  ).toBeInTheDocument();
  // Another colour beside the one of the query: both become filters.
  expect(href(within(colours).getByRole('link', { name: /^黑色/ }))).toBe(
    '#name=search&query=2x4 板&colours=4,0&sort=default',
  );
});

test('asks which colour is meant, and lets no card be added before', async () => {
  const { rerender } = render(<ReadAsPieces />);
  expect(screen.getAllByRole('button', { name: /^加入/ }).length).toBeGreaterThan(0);
  rerender(<AsksColour />);
  const question = screen.getByRole('region', { name: '“灰色”可以是几种颜色，要哪一种？' });
  expect(within(question).getAllByRole('link').map(href)).toEqual(
    ['71', '72', '148'].map((id) => `#name=search&query=板&sort=default&colours=${id}`),
  );
  expect(screen.queryByRole('button', { name: /^加入/ })).toBeNull();
  expect(screen.getAllByRole('link', { name: '选择颜色' }).length).toBeGreaterThan(0);
});

test('lists the categories with parts first', () => {
  render(<NothingLeftByFilters />);
  const tree = within(screen.getByRole('navigation', { name: '分类' }));
  const counts = tree.getAllByRole('listitem').map((item) => Number(/\d+/.exec(item.textContent)?.[0] ?? Infinity));
  expect(counts.slice(1).findIndex((count) => count === 0)).toBeGreaterThan(0);
  expect(counts.slice(1)).toEqual(counts.slice(1).toSorted((a, b) => Number(a === 0) - Number(b === 0)));
});

test('claims nothing of the query where the server does not say how it read it', () => {
  render(<Ready />);
  expect(screen.queryByRole('list', { name: '识别为' })).toBeNull();
});

test('suggests another spelling with few or no results', () => {
  const { unmount } = render(<DidYouMean />);
  expect(screen.getByText('要找的是', { exact: false })).toHaveTextContent('要找的是“坡面砖”吗？');
  expect(href(screen.getByRole('link', { name: '坡面砖' }))).toBe('#name=search&query=坡面砖');
  unmount();
  render(<NothingFoundDidYouMean />);
  expect(screen.getByRole('link', { name: 'brick 2x4' })).toBeInTheDocument();
});

test('has a message and further links when nothing is found', () => {
  render(<Empty />);
  expect(screen.getAllByRole('heading', { name: /会飞的砖/ })).toEqual([
    screen.getByRole('heading', { level: 1, name: '“会飞的砖”没有找到颗粒' }),
  ]);
  for (const name of ['查看全部颗粒', '上传清单', '问客服', '3020'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: '按分类浏览' })).getAllByRole('link')).toHaveLength(14);
  expect(screen.getByRole('heading', { name: '热门颗粒' })).toBeInTheDocument();
});

test('promises no search by number, size or colour where the shop has none', () => {
  render(<NothingFoundAmongGoods />);
  expect(screen.getByText('请换个词试试，一两个词即可。')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '3020' })).toBeNull();
  expect(screen.queryByText(/编号、尺寸/)).toBeNull();
});

test('distinguishes filters without results from a search without results', () => {
  render(<NothingLeftByFilters />);
  expect(screen.getByRole('heading', { name: '没有同时符合这些条件的颗粒' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /没有找到颗粒/ })).toBeNull();
});

test('explains the search while there is no query', () => {
  render(<EmptyQuery />);
  expect(screen.getByRole('heading', { level: 1, name: '搜索颗粒' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '排序' })).toBeNull();
});

test('leaves out best sellers that fail to load', () => {
  render(<NothingFoundNothingHot />);
  expect(screen.queryByRole('heading', { name: '热门颗粒' })).toBeNull();
});

test('shows the query as text, never as markup or as a message pattern', () => {
  render(<HostileQuery />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)> {total} <b>');
  expect(document.querySelector('h1 img')).toBeNull();
});

test('shortens a long pasted query', () => {
  render(<PastedByMistake />);
  expect(screen.getByRole('heading', { level: 1 }).textContent.length).toBeLessThan(80);
});

test('retries after a failure', async () => {
  const onRetry = fn();
  render(<Failed list={{ ...listIn(failed('slow')), onRetry }} facets={undefined} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^1,204 parts match “a-very/);
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('找不到符合「透明淺藍的圓形板，帶銷孔」的顆粒');
});

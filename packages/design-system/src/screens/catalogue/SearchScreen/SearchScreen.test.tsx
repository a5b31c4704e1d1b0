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
  expect(href(screen.getByRole('link', { name: '单价高' }))).toBe('#name=search&query=2×4 板&sort=priceDown');
  expect(href(within(screen.getByRole('region', { name: '颜色' })).getByRole('link', { name: /^大红/ }))).toBe(
    '#name=search&query=2×4 板&colours=4&sort=default',
  );
  expect(
    href(within(screen.getByRole('navigation', { name: '分类' })).getByRole('link', { name: /^坡面砖/ })),
  ).toContain('query=2×4 板&category=4');
});

test('suggests another spelling with few or no results', () => {
  const { unmount } = render(<DidYouMean />);
  expect(screen.getByText('要找的是', { exact: false })).toHaveTextContent('要找的是 坡面砖 吗？');
  expect(href(screen.getByRole('link', { name: '坡面砖' }))).toBe('#name=search&query=坡面砖');
  unmount();
  render(<NothingFoundDidYouMean />);
  expect(screen.getByRole('link', { name: 'brick 2x4' })).toBeInTheDocument();
});

test('has a message and further links when nothing is found', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '“会飞的砖”没有找到颗粒' })).toBeInTheDocument();
  for (const name of ['看全部颗粒', '上传一张清单', '问客服', '3020'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: '按分类找' })).getAllByRole('link')).toHaveLength(14);
  expect(screen.getByRole('heading', { name: '热门颗粒' })).toBeInTheDocument();
});

test('promises no search by number, size or colour where the shop has none', () => {
  render(<NothingFoundAmongGoods />);
  expect(screen.getByText('换个说法试试，写一两个词就够。')).toBeInTheDocument();
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
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^1,204 parts match “a-very/);
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜尋「透明淺藍的圓形板，帶銷孔」');
});

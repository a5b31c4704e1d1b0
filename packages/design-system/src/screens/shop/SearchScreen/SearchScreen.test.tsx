// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SearchScreen.stories.tsx';

const { Ready, Failed, Empty, NothingAsked, NothingFoundNothingHot, OneHit, HostileQuery, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('says what was searched and how many parts match', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '“2×4 板”有 32 种颗粒' })).toBeInTheDocument();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('“2×4 板”有 32 种颗粒');
  expect(screen.getAllByRole('article')).toHaveLength(16);
});

test('sorting keeps the search', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: '单价高' })).toHaveAttribute('href', `#${new URLSearchParams({ name: 'search', query: '2×4 板', sort: 'priceDown' })}`);
});

test('nothing found: says so, and what the search understands, each to be tried by one click', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '“会飞的砖”没有找到颗粒' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看全部颗粒' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '3020' })).toHaveAttribute('href', '#name=search&query=3020');
  expect(screen.getByRole('heading', { name: '热门颗粒' })).toBeInTheDocument();
});

test('nothing asked yet: explains instead of searching', () => {
  render(<NothingAsked />);
  expect(screen.getByRole('heading', { level: 1, name: '搜索颗粒' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '排序' })).toBeNull();
});

test('best sellers that fail to come are left out quietly', () => {
  render(<NothingFoundNothingHot />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('heading', { name: '热门颗粒' })).toBeNull();
});

test('one hit needs no pages', () => {
  render(<OneHit />);
  expect(document.querySelector('a[rel="next"]')).toBeNull();
});

test('what was typed is shown as text, never read as markup or as a message', () => {
  render(<HostileQuery />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)> {total} <b>');
  expect(document.querySelector('h1 img')).toBeNull();
});

test('asks again after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^1,204 parts match “a-very/);
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜尋「透明淺藍的圓形板，帶銷孔」');
});

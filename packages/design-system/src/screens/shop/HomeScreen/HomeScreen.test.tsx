// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './HomeScreen.stories.tsx';

const { Ready, Loading, Failed, Empty, OnlyHotPartsFailed, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('says what the shop is for and leads to the parts and to the upload', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '缺哪一颗，就买哪一颗' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '#name=parts');
  expect(screen.getAllByRole('link', { name: '上传清单' })[0]).toHaveAttribute('href', '#name=upload');
});

test('leads to a kind of parts, twelve of them at most', () => {
  render(<Ready />);
  const tiles = within(screen.getByRole('region', { name: '按形状逛' })).getAllByRole('link');
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
  await userEvent.click(screen.getByRole('button', { name: /^加入.*基础板 2×4$/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), 10, '3020-12');
});

test('keeps the popular row to six parts', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

test('shows its ways in while the rest is on its way', () => {
  render(<Loading />);
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toBeInTheDocument();
  expect(screen.getAllByRole('status')).toHaveLength(2);
});

test('asks again after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getAllByRole('button', { name: '再试一次' })[0] as HTMLElement);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a failed row does not take the rest with it', () => {
  render(<OnlyHotPartsFailed />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '基础砖' })).toBeInTheDocument();
});

test('an empty shop still says where to go', () => {
  render(<Empty />);
  expect(screen.getByText(/商店还没有分类/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '全部颗粒' }).length).toBeGreaterThan(0);
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Buy exactly the piece you miss' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '缺哪一顆，就買哪一顆' })).toBeInTheDocument();
});

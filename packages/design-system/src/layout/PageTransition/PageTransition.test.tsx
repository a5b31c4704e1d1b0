// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from './PageTransition.stories.tsx';

const { Ready } = composeStories(stories);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('leaves the focus alone on the first page', () => {
  render(<Ready />);
  expect(document.body).toHaveFocus();
});

test('lets the old page leave before the new one enters, then moves the focus to its heading', async () => {
  const { rerender } = render(<Ready />);
  rerender(
    <Ready pageKey="/cart">
      <h1>购物车</h1>
    </Ready>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('首页');
  await after(149);
  expect(screen.getByRole('heading')).toHaveTextContent('首页');
  await after(1);
  expect(screen.getByRole('heading', { name: '购物车' })).toHaveFocus();
});

test('shows the last page asked for when another is asked for meanwhile', async () => {
  const { rerender } = render(<Ready />);
  rerender(
    <Ready pageKey="/cart">
      <h1>购物车</h1>
    </Ready>,
  );
  await after(100);
  rerender(
    <Ready pageKey="/upload">
      <h1>上传</h1>
    </Ready>,
  );
  await after(150);
  expect(screen.getByRole('heading')).toHaveTextContent('上传');
});

test('waits for a heading that comes later, unless the shopper has moved on', async () => {
  const { rerender } = render(<Ready />);
  rerender(
    <Ready pageKey="/cart">
      <button type="button">等着</button>
    </Ready>,
  );
  await after(150);
  rerender(
    <Ready pageKey="/cart">
      <h1>购物车</h1>
    </Ready>,
  );
  await after(0);
  expect(screen.getByRole('heading', { name: '购物车' })).toHaveFocus();

  rerender(
    <Ready pageKey="/upload">
      <button type="button">等着</button>
    </Ready>,
  );
  await after(150);
  act(() => screen.getByRole('button').focus());
  rerender(
    <Ready pageKey="/upload">
      <button type="button">等着</button>
      <h1>上传</h1>
    </Ready>,
  );
  await after(0);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('shows other data of the same page at once', () => {
  const { rerender } = render(<Ready />);
  rerender(
    <Ready>
      <h1>新的首页</h1>
    </Ready>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('新的首页');
});

test('does not move for those who want less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { rerender } = render(<Ready />);
  rerender(
    <Ready pageKey="/cart">
      <h1>购物车</h1>
    </Ready>,
  );
  await after(0);
  expect(screen.getByRole('heading', { name: '购物车' })).toHaveFocus();
});

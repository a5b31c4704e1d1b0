// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
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

test('does not move the focus on the first page', () => {
  render(<Ready />);
  expect(document.body).toHaveFocus();
});

test('shows the new page after the old one has left, then focuses its heading', async () => {
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

test('shows the last requested page when the page changes during a transition', async () => {
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

test('leaves the focus in a dialog over the page, such as the chat in which the shopper writes', async () => {
  const chat = document.body.appendChild(document.createElement('div'));
  chat.role = 'dialog';
  const field = chat.appendChild(document.createElement('textarea'));
  const { rerender } = render(<Ready />);
  field.focus();
  rerender(
    <Ready pageKey="/cart">
      <h1>购物车</h1>
    </Ready>,
  );
  await after(150);
  expect(screen.getByRole('heading', { name: '购物车' })).toBeInTheDocument();
  expect(field).toHaveFocus();
  chat.remove();
});

test('leaves the focus in the header, if the shopper moved it there while the page left', async () => {
  const header = document.body.appendChild(document.createElement('header'));
  const [link, search] = [document.createElement('button'), document.createElement('input')];
  header.append(link, search);
  const { rerender } = render(<Ready />);
  link.focus();
  rerender(
    <Ready pageKey="/cart">
      <h1>购物车</h1>
    </Ready>,
  );
  await after(100);
  search.focus();
  await after(50);
  expect(screen.getByRole('heading', { name: '购物车' })).toBeInTheDocument();
  expect(search).toHaveFocus();

  rerender(
    <Ready pageKey="/upload">
      <h1>上传</h1>
    </Ready>,
  );
  await after(150);
  expect(screen.getByRole('heading', { name: '上传' })).toHaveFocus();
  header.remove();
});

test('waits for a heading that renders later, unless the shopper has moved the focus', async () => {
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

test('has no animation with reduced motion', async () => {
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

test('never mounts the old page again, also when the page changes just as the next one is to be shown', async () => {
  const onMount = vi.fn<() => void>();
  const Old = () => {
    useEffect(onMount, []);
    return <h1>登录</h1>;
  };
  const old = <Old />;
  const { rerender } = render(<Ready pageKey="/login">{old}</Ready>);
  rerender(
    <Ready pageKey="/cart">
      <h1>购物车</h1>
    </Ready>,
  );
  await act(async () => {
    vi.advanceTimersByTime(150);
    rerender(
      <Ready pageKey="/upload">
        <h1>上传</h1>
      </Ready>,
    );
  });
  expect(screen.getByRole('heading')).toHaveTextContent('登录');
  await after(150);
  expect(screen.getByRole('heading')).toHaveTextContent('上传');
  expect(onMount).toHaveBeenCalledOnce();
});

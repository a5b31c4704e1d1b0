// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './Toast.stories.tsx';

const { Ready, BesideRed, WorstCaseEnglish } = composeStories(stories);
const text = '已移除“齿轮 12 齿 深灰 × 4”';
const shown = () => screen.queryByText(text);
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
afterEach(() => void vi.useRealTimers());

/** Renders the page with the toast; only later the clock stands still, because loading its code takes time. */
async function renderToast() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Ready durationMs={8000} />);
  return screen.findByText(text);
}

test('announces the toast in a live region and removes it after eight seconds', async () => {
  await renderToast();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  await advance(7000);
  expect(shown()).toBeInTheDocument();
  await advance(1200);
  expect(shown()).not.toBeInTheDocument();
});

test('stays while it is being read', async () => {
  const toast = await renderToast();
  fireEvent.mouseEnter(screen.getByRole('group', { name: '提示' }));
  await advance(20_000);
  expect(toast).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('group', { name: '提示' }));
  await advance(8200);
  expect(shown()).not.toBeInTheDocument();
});

test('stays while the focus is in it', async () => {
  await renderToast();
  vi.useRealTimers();
  act(() => screen.getByRole('button', { name: '撤销' }).focus());
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await advance(20_000);
  expect(shown()).toBeInTheDocument();
});

test('replaces the previous toast', async () => {
  render(<Ready />);
  await screen.findByText(text);
  await userEvent.click(screen.getByRole('button', { name: '再说一遍' }));
  expect(screen.getAllByText(text)).toHaveLength(1);
});

test('leaves a red toast about something else in its place, until a toast replaces both', async () => {
  const { rerender } = render(<BesideRed />);
  expect(await screen.findByText(/^已加入：/)).toBeInTheDocument();
  expect(screen.getByText('该商品库存不足4')).toBeInTheDocument();
  rerender(<BesideRed before={undefined} toast={{ text: '已移除' }} />);
  expect(await screen.findByText('已移除')).toBeInTheDocument();
  expect(screen.queryByText(/库存不足|已加入/)).toBeNull();
});

test('performs its action once, and closes', async () => {
  const onAction = fn();
  render(<Ready toast={{ text, action: { label: '撤销', onAction } }} />);
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(shown()).not.toBeInTheDocument();
});

test('closes with Escape and with its button', async () => {
  render(<Ready />);
  const undo = await screen.findByRole('button', { name: '撤销' });
  act(() => undo.focus());
  await userEvent.keyboard('{Escape}');
  expect(shown()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '再说一遍' }));
  await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(shown()).not.toBeInTheDocument();
});

test.each([
  ['its action', '撤销', '{Enter}'],
  ['its button', '关闭提示', '{Enter}'],
  ['Escape', '撤销', '{Escape}'],
])('closed by %s, it gives the focus back to what had it', async (_, name, key) => {
  render(<Ready />);
  const page = screen.getByRole('button', { name: '再说一遍' });
  await screen.findByText(text);
  act(() => page.focus());
  act(() => screen.getByRole('button', { name }).focus());
  await userEvent.keyboard(key);
  expect(page).toHaveFocus();
});

test('shows English texts', async () => {
  render(<WorstCaseEnglish />);
  expect(await screen.findByRole('button', { name: 'Close message' })).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Toaster.stories.tsx';
import type { StartTimer } from './Toaster.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);

/** A timer that the test controls: the pending one, if any. */
function clock() {
  let due: { ms: number; act: () => void } | undefined;
  const startTimer: StartTimer = (ms, action) => {
    due = { ms, act: action };
    return () => {
      due = undefined;
    };
  };
  return { startTimer, due: () => due };
}

const text = '已移除「齿轮 12 齿 深灰 × 4」';

test('announces the toast in a live region and removes it after eight seconds', () => {
  const time = clock();
  render(<Ready startTimer={time.startTimer} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(time.due()?.ms).toBe(8000);
  act(() => time.due()?.act());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('stays while it is being read', async () => {
  const time = clock();
  render(<Ready startTimer={time.startTimer} />);
  await userEvent.hover(screen.getByText(text));
  expect(time.due()).toBeUndefined();
  await userEvent.unhover(screen.getByText(text));
  expect(time.due()?.ms).toBe(8000);
  act(() => screen.getByRole('button', { name: '复原' }).focus());
  expect(time.due()).toBeUndefined();
});

test('performs its action once, and closes', async () => {
  const onAction = fn();
  render(<Ready toast={{ text, action: { label: '复原', onAction } }} />);
  await userEvent.click(screen.getByRole('button', { name: '复原' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('closes with Escape and with its button', async () => {
  render(<Ready />);
  screen.getByRole('button', { name: '复原' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '再说一遍' }));
  await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('shows English texts', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Close message' })).toBeInTheDocument();
});

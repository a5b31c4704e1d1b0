// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Toaster.stories.tsx';
import type { Wait } from './Toaster.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);

/** Time in the test's hands: the one wait under way, if any. */
function clock() {
  let due: { ms: number; act: () => void } | undefined;
  const wait: Wait = (ms, action) => {
    due = { ms, act: action };
    return () => {
      due = undefined;
    };
  };
  return { wait, due: () => due };
}

const text = '已移除「齿轮 12 齿 深灰 × 4」';

test('says it in a live region and goes after eight seconds', () => {
  const time = clock();
  render(<Ready wait={time.wait} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(time.due()?.ms).toBe(8000);
  act(() => time.due()?.act());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('waits while someone reads it', async () => {
  const time = clock();
  render(<Ready wait={time.wait} />);
  await userEvent.hover(screen.getByText(text));
  expect(time.due()).toBeUndefined();
  await userEvent.unhover(screen.getByText(text));
  expect(time.due()?.ms).toBe(8000);
  act(() => screen.getByRole('button', { name: '复原' }).focus());
  expect(time.due()).toBeUndefined();
});

test('does what it offers, once, and goes', async () => {
  const onAct = fn();
  render(<Ready toast={{ text, action: { label: '复原', onAct } }} />);
  await userEvent.click(screen.getByRole('button', { name: '复原' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('is closed by Escape and by its button', async () => {
  render(<Ready />);
  screen.getByRole('button', { name: '复原' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '再说一遍' }));
  await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('speaks English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Close message' })).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Reviews.stories.tsx';

const { Ready, Failed, Empty, NoneOfKind, WorstCaseEnglish } = composeStories(stories);

test('says how reviews fall out, and shows those of a kind', async () => {
  const onKind = fn();
  render(<Ready onKind={onKind} />);
  expect(screen.getByRole('img', { name: '4.9 星，满分 5 星' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /差评\s*2/ }));
  expect(onKind).toHaveBeenCalledExactlyOnceWith('poor');
});

test('shows words, offer, time and the shop’s answer', () => {
  render(<Ready />);
  expect(screen.getByText(/咬合力刚好/)).toBeInTheDocument();
  expect(screen.getByText('店家回复').closest('p')).toHaveTextContent('店家回复 谢谢，水口的问题已经转给质检。');
  expect(screen.getByText('刚刚')).toBeInTheDocument();
  expect(screen.getByText('没有留下文字')).toBeInTheDocument();
});

test('opens a photo large', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: '小**砖的照片 2，放大看' }));
  expect(screen.getByRole('dialog', { hidden: true })).toHaveAttribute('aria-label', '小**砖的照片');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

test('asks for more, and again after a failure', async () => {
  const onMore = fn();
  const { unmount } = render(<Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '再看一些评价' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('says so where there are none, at all or of the kind', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByText('还没有评价。买过的人会写在这里。')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  unmount();
  render(<NoneOfKind />);
  expect(screen.getByText('没有这样的评价。')).toBeInTheDocument();
});

test('speaks English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { name: 'Reviews' })).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PicksScreen.stories.tsx';

const { Ready, Loading, Failed, Empty, Newest, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('links to the other lists and marks the current one', () => {
  render(<Ready />);
  const kinds = within(screen.getByRole('navigation', { name: '推荐清单' }));
  expect(kinds.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['best', 'hot', 'new', 'benefit'].map((kind) => `#name=picks&kind=${kind}`),
  );
  expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent('热卖榜');
  expect(screen.getByRole('heading', { level: 1, name: '热卖榜' })).toBeInTheDocument();
});

test('shows the number of parts', () => {
  render(<Newest />);
  expect(screen.getByText('120').closest('[aria-live="polite"]')).toHaveTextContent('120 种颗粒');
});

test('adds a part to the cart', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: /^加入\s*基础砖 2×4$/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }), 10, '3001-00');
});

test('shows placeholders while loading and retries after a failure', async () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  unmount();
  const onRetry = fn();
  render(<Failed list={{ ...stories.Failed.args?.list, onRetry } as never} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('links to all parts when the list is empty', () => {
  render(<Empty />);
  expect(screen.getByRole('link', { name: '查看全部颗粒' })).toHaveAttribute('href', '#name=parts');
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Best sellers' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '精選顆粒' })).toBeInTheDocument();
});

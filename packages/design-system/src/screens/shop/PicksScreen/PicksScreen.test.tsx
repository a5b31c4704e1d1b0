// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PicksScreen.stories.tsx';

const { Ready, Loading, Failed, Empty, Newest, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('leads from each list to the others and marks the one shown', () => {
  render(<Ready />);
  const kinds = within(screen.getByRole('navigation', { name: '推荐清单' }));
  expect(kinds.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['best', 'hot', 'new', 'benefit'].map((kind) => `#name=picks&kind=${kind}`),
  );
  expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent('热卖榜');
  expect(screen.getByRole('heading', { level: 1, name: '热卖榜' })).toBeInTheDocument();
});

test('says how many parts there are', () => {
  render(<Newest />);
  expect(screen.getByText('120').closest('[aria-live="polite"]')).toHaveTextContent('120 种颗粒');
});

test('puts a part into the cart', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: /^加入\s*基础砖 2×4$/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }), 10, '3001-00');
});

test('waits in the shape of what comes, and asks again after a failure', async () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status', { name: '正在取…' })).toBeInTheDocument();
  unmount();
  const onRetry = fn();
  render(<Failed list={{ ...stories.Failed.args?.list, onRetry } as never} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an empty list leads to all parts', () => {
  render(<Empty />);
  expect(screen.getByRole('link', { name: '看全部颗粒' })).toHaveAttribute('href', '#name=parts');
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Best sellers' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '精選顆粒' })).toBeInTheDocument();
});

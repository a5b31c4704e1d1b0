// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PresaleScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const { Ready, Loading, Failed, Empty, Running, NoneRunning, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);
const kinds = () => within(screen.getByRole('navigation', { name: '按状态查看' })).getAllByRole('link');

test('shows every presale with its state', () => {
  render(<Ready />);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getByRole('heading', { level: 1, name: '预售' })).toBeInTheDocument();
});

test('filters by state, each with a URL of its own', () => {
  render(<Running />);
  expect(kinds().map((link) => link.getAttribute('href'))).toEqual([
    '#name=presale',
    '#name=presale&kind=running',
    '#name=presale&kind=before',
    '#name=presale&kind=over',
  ]);
  expect(kinds()[1]).toHaveAttribute('aria-current', 'page');
});

test('links from a state without presales to all presales, and from none at all to the parts', () => {
  const { unmount } = render(<NoneRunning />);
  expect(screen.getByRole('heading', { name: '暂无进行中的预售' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看全部预售' })).toHaveAttribute('href', '#name=presale');
  unmount();
  render(<Empty />);
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '#name=parts');
});

test('loads more on request', async () => {
  const onMore = fn();
  render(<Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更多' }));
  expect(onMore).toHaveBeenCalledOnce();
});

testLoadingAndFailure({ Loading, Failed });

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Pre-orders' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '預售' })).toBeInTheDocument();
});

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Reviews.stories.tsx';

const { CountsFailed, Ready, Failed, Empty, NoneOfKind, Held, UnknownStars, WorstCaseEnglish } =
  composeStories(stories);

test('shows the rating summary and filters reviews by kind', async () => {
  const onKind = fn();
  render(<Ready onKind={onKind} />);
  expect(screen.getByRole('img', { name: '4.9 星，满分 5 星' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /差评\s*2/ }));
  expect(onKind).toHaveBeenCalledExactlyOnceWith('poor');
});

test('shows text, offer, time and the answer of the shop', () => {
  render(<Ready />);
  expect(screen.getByText(/咬合力刚好/)).toBeInTheDocument();
  expect(screen.getByText('商家回复').closest('p')).toHaveTextContent('商家回复 谢谢，水口的问题已经转给质检。');
  expect(screen.getByText('刚刚')).toBeInTheDocument();
  expect(screen.getByText('没有填写评价')).toBeInTheDocument();
});

test('an answer has the name of the shop, where it is known', () => {
  render(<Ready shop="pip 颗粒铺" />);
  expect(screen.getByText('pip 颗粒铺 回复')).toBeInTheDocument();
});

test('says which review the shop has yet to approve', () => {
  render(<Held />);
  expect(screen.getAllByText('待商家审核')).toHaveLength(1);
});

test('shows no stars and no age that the server did not send', () => {
  render(<UnknownStars />);
  expect(screen.queryByText('刚刚')).toBeNull();
  // Only the summary has stars.
  expect(screen.getAllByRole('img', { name: /满分 5 星/ })).toHaveLength(1);
});

test('opens a photo in a dialog', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: '小**砖的照片 2，放大' }));
  expect(await screen.findByRole('dialog', { name: '小**砖的照片' })).toBeInTheDocument();
});

test('loads more, and retries after a failure', async () => {
  const onMore = fn();
  const { unmount } = render(<Ready onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更多评价' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('has a message for no reviews at all and for none of the kind', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByText('暂无评价。购买者的评价会显示在这里。')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  unmount();
  render(<NoneOfKind />);
  expect(screen.getByText('没有这类评价。')).toBeInTheDocument();
});

test('renders in English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { name: 'Reviews' })).toBeInTheDocument();
});

test('says that the summary could not be loaded, shows the reviews and loads it again', async () => {
  const onRetry = fn();
  render(<CountsFailed onRetry={onRetry} />);
  expect(screen.getByText(/评价数和好评率加载失败/)).toBeVisible();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

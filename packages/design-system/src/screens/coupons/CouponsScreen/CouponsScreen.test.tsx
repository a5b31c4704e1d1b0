// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CouponsScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const S = composeStories(stories);
const ticket = (title: string) => within(screen.getByRole('article', { name: title }));

test('shows the coupons that can be used, with a mark on new ones', () => {
  render(<S.Ready />);
  expect(screen.getByRole('status')).toHaveTextContent('共 8 张');
  expect(ticket('满 49 减 3').getByText('新到')).toBeInTheDocument();
  expect(ticket('满 89 减 12，下周开始').getByText('未开始')).toBeInTheDocument();
  expect(ticket('满 89 减 12，下周开始').queryByText('去使用')).toBeNull();
  expect(screen.getAllByText('去使用')).toHaveLength(7);
});

test('says of each coupon that is over whether it was used, as far as the shop says', () => {
  render(<S.Over />);
  const states = screen
    .getAllByRole('article')
    .map((article) => within(article).getByText(/^(已使用|已过期|已作废|已用或过期)$/).textContent);
  expect(states).toEqual(['已使用', '已过期', '已作废', '已用或过期']);
  expect(screen.queryByText('去使用')).toBeNull();
});

test('links the views and marks the current one', () => {
  render(<S.Over />);
  const tabs = within(screen.getByRole('navigation', { name: '优惠券页面' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['可用', '#name=coupons', null],
    ['已用或过期', '#name=coupons&state=over', 'page'],
    ['领券中心', '#name=couponCentre', null],
  ]);
});

test('without usable coupons leads to the coupon centre, without used ones back to the usable', () => {
  const { unmount } = render(<S.Empty />);
  expect(screen.getByRole('link', { name: '去领券' })).toHaveAttribute('href', '#name=couponCentre');
  unmount();
  render(<S.NoneOver />);
  expect(screen.getByRole('link', { name: '查看可用的优惠券' })).toHaveAttribute('href', '#name=coupons');
});

test('says that more coupons exist than are shown, and loads them one page at a time', async () => {
  const onMore = fn();
  const { unmount } = render(<S.WithMore onMore={onMore} />);
  expect(screen.getByRole('status')).toHaveTextContent('先显示 8 张');
  await userEvent.click(screen.getByRole('button', { name: '查看更多' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  render(<S.LoadingMore onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '查看更多' }));
  expect(onMore).toHaveBeenCalledOnce();
});

testLoadingAndFailure(S);

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your coupons' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '我的優惠券' })).toBeInTheDocument();
});

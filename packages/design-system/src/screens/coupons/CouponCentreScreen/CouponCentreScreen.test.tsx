// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { offer } from '../fixtures-coupons.ts';
import * as stories from './CouponCentreScreen.stories.tsx';

const S = composeStories(stories);
const ticket = (title: string) => within(screen.getByRole('article', { name: title }));
const ofOffer = () => ticket(offer.title);

test('offers each coupon by what the shop says about it', () => {
  render(<S.Ready />);
  expect(screen.getAllByRole('article').map((article) => within(article).getByRole('status').textContent)).toEqual([
    '',
    '',
    '',
    '已领 1 / 2 张',
    '已领取',
    '会员可领',
    '已领完',
  ]);
  expect(screen.getAllByRole('button', { name: /领取|再领/ }).map((button) => button.textContent)).toEqual([
    '领取 满 49 减 3',
    '领取 秋冬拼砌券',
    '领取 周末券',
    '再领一张 基础砖 满 39 减 5',
  ]);
});

test('says how many are left, of how many where that is known', () => {
  render(<S.Ready />);
  expect(ticket('秋冬拼砌券').getByText('剩 37 / 500 张')).toBeInTheDocument();
  expect(ticket('周末券').getByText('剩 37 张')).toBeInTheDocument();
  expect(ofOffer().queryByText(/剩/)).toBeNull();
});

test('receives the coupon whose button is pressed', async () => {
  const onReceive = fn();
  render(<S.Ready onReceive={onReceive} />);
  await userEvent.click(ticket('秋冬拼砌券').getByRole('button', { name: /领取/ }));
  expect(onReceive).toHaveBeenCalledExactlyOnceWith('6');
});

test('receives another coupon while one is being received, but not the same again', async () => {
  const onReceive = fn();
  render(<S.Receiving onReceive={onReceive} />);
  await userEvent.click(ofOffer().getByRole('button', { name: /领取/ }));
  expect(onReceive).not.toHaveBeenCalled();
  await userEvent.click(ticket('周末券').getByRole('button', { name: /领取/ }));
  expect(onReceive).toHaveBeenCalledExactlyOnceWith('7');
});

test('leads to the goods of a received coupon and keeps the focus at it', async () => {
  const { rerender } = render(<S.JustReceived receiving={{}} />);
  await userEvent.click(ofOffer().getByRole('button', { name: /领取/ }));
  rerender(<S.JustReceived />);
  expect(ofOffer().getByText('已领取')).toBeInTheDocument();
  expect(ofOffer().getByRole('link', { name: '去使用 满 49 减 3' })).toHaveAttribute('href', '#name=parts');
  expect(document.activeElement).toContainElement(screen.getByRole('article', { name: offer.title }));
  expect(document.activeElement).not.toBe(document.body);
});

test('shows at the coupon why it was refused, in the text of the shop', () => {
  render(<S.Refused />);
  expect(ticket('秋冬拼砌券').getByRole('alert')).toHaveTextContent('优惠券已领完');
  expect(ticket('常用件 满 9.9 减 1').getByRole('alert')).toHaveTextContent('您已领取过该优惠券');
  expect(ofOffer().queryByRole('alert')).toBeNull();
});

test('says that an outcome is unknown, until the shop says that the coupon was received', () => {
  render(<S.OutcomeUnknown />);
  expect(ofOffer().getByRole('alert')).toHaveTextContent('未收到商店的回复');
  expect(ticket('常用件 满 9.9 减 1').queryByRole('alert')).toBeNull();
});

test('lets members receive coupons for members, and asks the shop while that is unknown', () => {
  for (const isMember of [true, undefined]) {
    const { unmount } = render(<S.Member isMember={isMember} />);
    expect(ticket('会员 满 129 减 15').getByRole('button', { name: /领取/ })).toBeInTheDocument();
    unmount();
  }
});

test('shows the empty and the loading state, and retries after a failure', async () => {
  const empty = render(<S.Empty />);
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toBeInTheDocument();
  empty.unmount();
  const waiting = render(<S.Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  waiting.unmount();
  const onRetry = fn();
  render(<S.Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish offers={ready([offer])} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Coupon centre' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '領券中心' })).toBeInTheDocument();
});

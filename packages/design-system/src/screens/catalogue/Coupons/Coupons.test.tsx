// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Coupons.stories.tsx';

const { Ready, Loading, Failed, Empty, Member, Receiving } = composeStories(stories);

test('shows the discounts in one row and opens', async () => {
  render(<Ready />);
  expect(screen.getByText('优惠券').closest('summary')).toHaveTextContent(
    '优惠券满 ¥49.00 减 ¥5.00满 ¥99.00 减 ¥10.00+2',
  );
});

test('receives a coupon on click and labels those that are received, gone or for members', async () => {
  const onReceive = fn();
  render(<Ready onReceive={onReceive} />);
  expect(screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '领取 满 ¥49.00 减 ¥5.00 新客券',
    '已领取',
    '会员专享',
    '已领完',
  ]);
  await userEvent.click(screen.getByText('优惠券'));
  await userEvent.click(screen.getByText('领取'));
  expect(onReceive).toHaveBeenCalledExactlyOnceWith('11');
});

test('lets members receive coupons for members', () => {
  render(<Member />);
  expect(screen.getAllByText('领取')).toHaveLength(2);
});

test('ignores further clicks while one is being received', async () => {
  const onReceive = fn();
  render(<Receiving onReceive={onReceive} />);
  await userEvent.click(screen.getByText('优惠券'));
  await userEvent.click(screen.getByText('领取'));
  expect(onReceive).not.toHaveBeenCalled();
});

test('renders nothing without coupons', () => {
  for (const Story of [Loading, Empty]) {
    const { container, unmount } = render(<Story />);
    expect(container).toHaveTextContent('');
    unmount();
  }
});

test('says that coupons could not be loaded, and loads them again', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('优惠券加载失败，不影响购买。');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

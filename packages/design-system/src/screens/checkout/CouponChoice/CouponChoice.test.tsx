// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { claiming, fitting } from '../fixtures-coupon-choices.ts';
import * as stories from './CouponChoice.stories.tsx';

const {
  Ready,
  Failed,
  Empty,
  NoneUsed,
  NoneApplies,
  ManyOthers,
  Claimable,
  ClaimFailed,
  ClaimedNotFitting,
  WorstCaseEnglish,
} = composeStories(stories);
const tokensOf = (radios: readonly HTMLElement[]) => radios.map((radio) => radio.closest('label')?.textContent);

test('shows that the best coupon is chosen, until another is', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  expect(screen.getByText('有 2 张可用，已选最省的一张')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /科技件专用/ }));
  expect(onChoose).toHaveBeenLastCalledWith('32');
  expect(screen.getByText('有 2 张可用')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /不使用/ }));
  expect(onChoose).toHaveBeenLastCalledWith('');
});

test('shows the discount, minimum and last day of each coupon', () => {
  render(<NoneUsed />);
  expect(tokensOf(screen.getAllByRole('radio').slice(0, 2))).toEqual([
    '¥5.00全场满减满 ¥30.00 可用2099年12月31日前有效',
    '¥3.00科技件专用满 ¥10.00 可用2099年11月30日前有效',
  ]);
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('不使用本单不使用优惠券');
});

test('shows why the others do not apply, and disables them', () => {
  render(<NoneApplies />);
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([true, true, true, true]);
  expect(tokensOf(radios)).toEqual([
    '¥20.00大单优惠再买 ¥454.59 可用满 ¥500.00 可用2099年12月31日前有效',
    '¥8.00新年券2099年1月1日起可用不限金额2099年12月31日前有效',
    '¥1.00人仔专用不适用于这些零件不限金额2099年12月31日前有效',
    '¥10.00会员日会员专享不限金额2099年12月31日前有效',
  ]);
  expect(screen.getByText('本单没有可用的优惠券')).toBeInTheDocument();
});

test('collapses many that do not apply', async () => {
  render(<ManyOthers />);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: '另有 2 张本单不可用' }));
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(screen.getByRole('radio', { name: /去年的券/ }).closest('label')).toHaveTextContent('已用或过期');
});

test('shows that there are no coupons, without an empty choice', () => {
  render(<Empty />);
  expect(screen.getByText('暂无优惠券')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('offers the coupons that fit the order to claim, the largest first', async () => {
  const onClaim = fn();
  render(<Claimable claiming={{ ...claiming, onClaim }} />);
  const offers = within(screen.getByRole('heading', { name: '领取后本单可用' }).parentElement as HTMLElement);
  expect(offers.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '¥8.00本季满减满 ¥40.00 可用2099年12月31日前有效领取并使用 本季满减',
    '¥6.00满\u00A039 减\u00A06满 ¥39.00 可用领取后 30 天内可用领取并使用 满 39 减 6',
  ]);
  await userEvent.click(offers.getByRole('button', { name: '领取并使用 满 39 减 6' }));
  expect(onClaim).toHaveBeenCalledExactlyOnceWith('901');
});

test('shows why a coupon was not received, or that it is not known', () => {
  render(<ClaimFailed />);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '未收到回复，尚不确定是否领取成功。领取成功的会显示在上方。',
    '优惠券已领完',
  ]);
});

test('says that a coupon was received but does not apply', () => {
  render(<ClaimedNotFitting />);
  expect(screen.getByText('“满 39 减 6”已领取，但商店提示本单不可用。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /满 39 减 6$/ })).toBeNull();
});

test('the coupon that was just claimed has the focus', () => {
  const { rerender } = render(<Claimable />);
  const received = { ...claiming, receiving: { '901': { status: 'received' as const } } };
  rerender(<Claimable claiming={received} coupons={ready({ fitting, others: [] })} />);
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
});

test('retries loading the coupons', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is available in English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('radiogroup', { name: 'Coupons' })).toHaveTextContent('Add ¥454.59 more to use this');
});

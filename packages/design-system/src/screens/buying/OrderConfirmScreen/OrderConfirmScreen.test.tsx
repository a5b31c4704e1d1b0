// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './OrderConfirmScreen.stories.tsx';

const { Ready, Failed, Empty, PriceBeingWorkedOut, Placing, ShortBalance, CouponAndPoints, ExpiredKey, Refused, NoAnswer, MessageTooLong, FewLines, FortyLines, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);
const card = () => screen.getByRole('complementary');
const place = () => screen.getByRole('button', { name: '提交订单' });

test('shows rows that add up to what is paid', () => {
  render(<Ready />);
  expect(card()).toHaveTextContent('商品¥47.80会员优惠−¥2.39运费¥10.00');
  expect(card()).toHaveTextContent('应付¥55.41');
  expect(card()).toHaveTextContent('余额 ¥200.00，下一步付款');
});

test('names coupon and points where they take something off', () => {
  render(<CouponAndPoints />);
  expect(card()).toHaveTextContent('会员优惠−¥2.39优惠券−¥5.00积分抵扣−¥0.41运费¥10.00');
  expect(card()).toHaveTextContent('应付¥50.00');
});

test('places the order', async () => {
  const onPlace = fn();
  render(<Ready onPlace={onPlace} />);
  await userEvent.click(place());
  expect(onPlace).toHaveBeenCalledOnce();
});

test('takes no second press while the order is being placed', async () => {
  const onPlace = fn();
  render(<Placing onPlace={onPlace} />);
  await userEvent.click(place());
  expect(onPlace).not.toHaveBeenCalled();
});

test('picks an address by keyboard, and marks the remote one', async () => {
  const onChooseAddress = fn();
  render(<Ready onChooseAddress={onChooseAddress} />);
  const group = screen.getByRole('radiogroup', { name: '收货地址' });
  const [home, remote] = within(group).getAllByRole('radio');
  expect(home).toBeChecked();
  expect(group).toHaveTextContent('138 **** 5620');
  expect(group).not.toHaveTextContent('13800135620');
  home?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChooseAddress).toHaveBeenCalledWith('2');
  expect(remote).toBeChecked();
  expect(within(group).getByText('偏远地区')).toBeInTheDocument();
});

test('says what to do without an address, and holds the order back', () => {
  render(<Empty />);
  expect(screen.getByRole('link', { name: '去加地址' })).toHaveAttribute('href', expect.stringContaining('addresses'));
  expect(place()).toBeDisabled();
  expect(place()).toHaveAccessibleDescription('选好收货地址就能提交');
});

test('waits for the price', () => {
  render(<PriceBeingWorkedOut />);
  expect(place()).toBeDisabled();
  expect(place()).toHaveAccessibleDescription('金额算好就能提交');
});

test('says how much the balance lacks', () => {
  render(<ShortBalance />);
  expect(card()).toHaveTextContent('余额 ¥0.50，付这一单还差 ¥54.91');
  expect(place()).toBeEnabled();
});

test('counts the message and cuts nothing off', async () => {
  const onMessage = fn();
  render(<MessageTooLong onMessage={onMessage} />);
  const box = screen.getByRole('textbox', { name: '给仓库留言（选填）' });
  expect(place()).toBeDisabled();
  expect(place()).toHaveAccessibleDescription('留言超过 150 字，改短就能提交');
  await userEvent.type(box, '谢谢');
  expect(onMessage).toHaveBeenLastCalledWith(`${'同色的请装一袋。'.repeat(20)}谢谢`);
});

test('leads back to the cart when the order has waited too long, with the message kept', () => {
  render(<ExpiredKey />);
  expect(screen.getByRole('alert')).toHaveTextContent('这一页放得太久了');
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '回购物车' })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('同色的请装一袋，棕色和深灰分开。圆形板不用数散袋，谢谢。');
  expect(place()).toBeDisabled();
  expect(place()).toHaveAccessibleDescription('先回购物车再结算一次');
});

test('gives the shop’s reason for a refused order, and lets it be tried again', () => {
  render(<Refused />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单没有提交成您购买的商品库存不足');
  expect(place()).toBeEnabled();
});

test('says that trying again is safe when no answer came', () => {
  render(<NoAnswer />);
  expect(screen.getByRole('alert')).toHaveTextContent('没有等到提交的结果再点一次提交就好，不会变成两单。');
  expect(place()).toBeEnabled();
});

test('has a way back when the order could not even be laid out', () => {
  render(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('请提交购买的商品');
  expect(screen.getByRole('link', { name: '回购物车' })).toBeInTheDocument();
});

test('unfolds a long list', async () => {
  render(<FortyLines />);
  expect(within(card()).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: '还有 35 种' }));
  expect(within(card()).getAllByRole('listitem')).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(within(card()).getAllByRole('listitem')).toHaveLength(5);
});

test('folds nothing of a short list', () => {
  render(<FewLines />);
  expect(within(card()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /还有/ })).toBeNull();
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Place order' })).toBeInTheDocument();
  expect(card()).toHaveTextContent('Balance ¥0.50: ¥54.91 short for this order');
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('button', { name: '提交訂單' })).toBeInTheDocument();
  expect(screen.getByText('偏遠地區')).toBeInTheDocument();
});

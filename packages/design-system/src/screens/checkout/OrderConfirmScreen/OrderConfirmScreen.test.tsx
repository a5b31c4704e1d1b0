// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { draftOf, NEW_ADDRESS } from '../../../commerce/AddressForm/address-draft.ts';
import { book } from '../../../commerce/fixtures-address-book.ts';
import { home } from '../../../commerce/fixtures-addresses.ts';
import * as stories from './OrderConfirmScreen.stories.tsx';

const {
  Ready,
  Failed,
  Empty,
  NewAddress,
  AddressesFailed,
  AddressNotSaved,
  RemoteAddress,
  OtherPostage,
  PostageUnknown,
  PriceLoading,
  PriceUpdating,
  Placing,
  ShortBalance,
  CouponAndPoints,
  FlashSale,
  Presale,
  PresaleOver,
  PresaleWithoutTerms,
  OtherPromotion,
  CouponsFailed,
  ExpiredKey,
  Renewing,
  Refused,
  PriceChanged,
  EarlierAttemptUnknown,
  NoResponse,
  NotSent,
  MessageTooLong,
  FewLines,
  FortyLines,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const card = () => screen.getByRole('complementary');
const place = () => screen.getByRole('button', { name: '提交订单' });

test('shows rows that add up to the total', () => {
  render(<Ready />);
  expect(card()).toHaveTextContent('商品¥47.80会员优惠−¥2.39优惠券−¥5.00运费满 ¥49.00 免运费¥10.00');
  expect(card()).toHaveTextContent('应付¥50.41');
  expect(card()).toHaveTextContent('余额 ¥200.00，下一步付款');
  expect(place()).toHaveAccessibleDescription('提交后请在规定时间内付款');
});

test('shows from when delivery to a remote area is free', () => {
  render(<RemoteAddress />);
  expect(card()).toHaveTextContent('运费满 ¥99.00 免运费¥10.00');
});

test('shows the postage that the server computed, and no threshold where it names none', () => {
  render(<OtherPostage />);
  expect(card()).toHaveTextContent('运费¥6.50');
  expect(card()).not.toHaveTextContent('免');
});

test('a postage of 0 without an address is not free postage', () => {
  render(<PostageUnknown />);
  expect(card()).toHaveTextContent('运费按收货地址计算');
  expect(card()).toHaveTextContent('应付（不含运费）¥45.41');
  expect(card()).not.toHaveTextContent('免运费');
});

test('lists the discounts of coupon and points', () => {
  render(<CouponAndPoints />);
  expect(card()).toHaveTextContent('会员优惠−¥2.39优惠券−¥5.00积分抵扣−¥0.41运费');
  expect(card()).toHaveTextContent('应付¥50.00');
});

test('places the order', async () => {
  const onPlace = fn();
  render(<Ready onPlace={onPlace} />);
  await userEvent.click(place());
  expect(onPlace).toHaveBeenCalledOnce();
});

test('ignores a second press while the order is being placed', async () => {
  const onPlace = fn();
  render(<Placing onPlace={onPlace} />);
  await userEvent.click(place());
  expect(onPlace).not.toHaveBeenCalled();
});

test('opens the form without an address, and places no order while it is empty', async () => {
  const onPlace = fn();
  const onPlaceAt = fn();
  render(<Empty onPlace={onPlace} onPlaceAt={onPlaceAt} />);
  expect(await screen.findByRole('form', { name: '新地址' })).toBeInTheDocument();
  expect(place()).toHaveAccessibleDescription('提交时会先保存正在填写的地址');
  expect(card()).toHaveTextContent('应付¥55.41');
  await userEvent.click(place());
  expect(screen.getByRole('textbox', { name: '收货人' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: '收货人' })).toBeInvalid();
  expect([...onPlace.mock.calls, ...onPlaceAt.mock.calls]).toEqual([]);
});

test('cannot be placed while the address book is not known', () => {
  render(<AddressesFailed />);
  expect(place()).toBeDisabled();
  expect(place()).toHaveAccessibleDescription('选好收货地址后即可提交');
});

test('an address that is typed but not saved is not ignored: the order stops at what is missing', async () => {
  const onPlace = fn();
  const onPlaceAt = fn();
  render(<NewAddress onPlace={onPlace} onPlaceAt={onPlaceAt} />);
  const phone = await screen.findByRole('textbox', { name: '手机号' });
  await userEvent.click(place());
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription('少 1 位，手机号是 11 位数字');
  expect([...onPlace.mock.calls, ...onPlaceAt.mock.calls]).toEqual([]);
  await userEvent.type(phone, '3');
  await userEvent.click(place());
  expect(onPlaceAt).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: NEW_ADDRESS, recipient: '周予安', phone: '13905712233', cityId: '3205' }),
    5041,
  );
  expect(onPlace).not.toHaveBeenCalled();
});

test('an address that was pasted but not split is the one to order to', async () => {
  const onPlaceAt = fn();
  const pasted = '李雷 13905712230 北京市朝阳区建国路 88 号';
  const drafts = { [home.id]: { ...draftOf(home), pasted } };
  render(<Ready addressBook={{ ...book, open: home.id, drafts }} onPlaceAt={onPlaceAt} />);
  await screen.findByRole('form');
  await userEvent.click(place());
  expect(onPlaceAt).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: home.id, recipient: '李雷', district: '朝阳区', detail: '建国路 88 号' }),
    5041,
  );
});

test('says that nothing was ordered when the address could not be saved, and why', async () => {
  render(<AddressNotSaved />);
  expect(await screen.findByText(/地址已存在，请勿重复添加/)).toBeInTheDocument();
  expect(place()).toBeEnabled();
  expect(place()).toHaveAccessibleDescription('订单没有提交：尚未确认地址是否已保存，原因见地址下方');
});

test('marks a total that is higher at the address that was just saved', () => {
  render(<PriceChanged failure={undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '金额有变动，订单尚未提交刚才 ¥49.80，现在 ¥50.41。请确认后再提交。',
  );
});

test('waits for the price before the order can be placed', () => {
  render(<PriceLoading />);
  expect(place()).toBeDisabled();
  expect(place()).toHaveAccessibleDescription('金额计算后即可提交');
});

test('shows the previous price while a new one loads, and disables placing the order', () => {
  render(<PriceUpdating />);
  expect(card()).toHaveTextContent('应付¥50.41');
  expect(screen.getByText('会员优惠').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  expect(place()).toBeDisabled();
});

test('shows how much the balance lacks', () => {
  render(<ShortBalance />);
  expect(card()).toHaveTextContent('余额 ¥0.50，本单还差 ¥54.91');
  expect(place()).toBeEnabled();
});

test('chooses a coupon, or none', async () => {
  const onChooseCoupon = fn();
  render(<Ready onChooseCoupon={onChooseCoupon} />);
  const group = screen.getByRole('radiogroup', { name: '优惠券' });
  await userEvent.click(within(group).getByRole('radio', { name: /不使用/ }));
  expect(onChooseCoupon).toHaveBeenCalledExactlyOnceWith('');
});

test('works without coupons when they fail to load', () => {
  render(<CouponsFailed />);
  expect(place()).toBeEnabled();
});

test.each([
  [FlashSale, '限时抢购抢购价到 11月20日 12:00 为止，请在此之前提交订单。 活动价不能再用优惠券。'],
  [Presale, '预售现在付全款。预售到12月1日，结束后 7 天内发货。 活动价不能再用优惠券。'],
  [PresaleOver, '预售预售已结束，可能无法下单。 活动价不能再用优惠券。'],
  [PresaleWithoutTerms, '预售现在付全款。 活动价不能再用优惠券。'],
  [OtherPromotion, '活动价 活动价不能再用优惠券。'],
])('shows the terms of a promotion instead of coupons (%#)', (Story, text) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent(text);
  expect(screen.queryByRole('radiogroup', { name: '优惠券' })).toBeNull();
});

test('counts the characters of the message and never cuts it', async () => {
  const onMessage = fn();
  render(<MessageTooLong onMessage={onMessage} />);
  const box = screen.getByRole('textbox', { name: '给仓库留言（选填）' });
  expect(place()).toBeDisabled();
  expect(place()).toHaveAccessibleDescription('留言超过 150 字，缩短后即可提交');
  await userEvent.type(box, '谢谢');
  expect(onMessage).toHaveBeenLastCalledWith(`${'同色的请装一袋。'.repeat(20)}谢谢`);
});

test('renews an expired draft, without losing choices and message', async () => {
  const onRenew = fn();
  render(<ExpiredKey onRenew={onRenew} />);
  expect(screen.getByRole('alert')).toHaveTextContent('页面停留过久');
  expect(screen.getByRole('textbox', { name: /留言/ })).toHaveValue(
    '同色的请装一袋，棕色和深灰分开。圆形板不用数散袋，谢谢。',
  );
  expect(place()).toBeDisabled();
  expect(place()).toHaveAccessibleDescription('重新计价后即可提交');
  await userEvent.click(screen.getByRole('button', { name: '重新计价' }));
  expect(onRenew).toHaveBeenCalledOnce();
});

test('ignores a second press while the draft is being renewed', async () => {
  const onRenew = fn();
  render(<Renewing onRenew={onRenew} />);
  await userEvent.click(screen.getByRole('button', { name: '重新计价' }));
  expect(onRenew).not.toHaveBeenCalled();
});

test('shows the shop’s reason for a refused order, which can be placed again', () => {
  render(<Refused />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单提交失败您购买的商品库存不足返回购物车');
  expect(place()).toBeEnabled();
});

test('marks a total that changed while the order was being placed', () => {
  render(<PriceChanged />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '金额有变动，订单尚未提交商品价格有变化，请重新确认订单刚才 ¥49.80，现在 ¥50.41。请确认后再提交。',
  );
  expect(card()).toHaveTextContent('应付原价 ¥49.80¥50.41');
  expect(place()).toBeEnabled();
});

test('explains that placing again is safe without a response, and does it', async () => {
  const onPlace = fn();
  render(<NoResponse onPlace={onPlace} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '尚不确定订单是否提交成功尚不确定订单是否已到达商店，系统会继续查询，查到后打开支付页。你也可以再次提交，不会产生两笔订单。',
  );
  await userEvent.click(screen.getByRole('button', { name: '再次提交' }));
  expect(onPlace).toHaveBeenCalledOnce();
});

test('says that an order was not placed that did not leave the device', async () => {
  const onPlace = fn();
  render(<NotSent onPlace={onPlace} />);
  expect(screen.getByRole('alert')).toHaveTextContent('订单提交失败无法连接商店，请检查网络后重试。');
  await userEvent.click(place());
  expect(onPlace).toHaveBeenCalledOnce();
});

test('places no other order while an earlier one is unknown: looks it up', async () => {
  const onLookUp = fn();
  render(<EarlierAttemptUnknown onLookUp={onLookUp} />);
  expect(screen.getByRole('alert')).toHaveTextContent('请暂勿重复下单');
  expect(place()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '重新查询' }));
  expect(onLookUp).toHaveBeenCalledOnce();
});

test('links back to the cart when the draft could not be created', () => {
  render(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('请提交购买的商品');
  expect(screen.getByRole('link', { name: '返回购物车' })).toBeInTheDocument();
});

test('expands a long list', async () => {
  render(<FortyLines />);
  expect(within(card()).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: '还有 35 种' }));
  expect(within(card()).getAllByRole('listitem')).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(within(card()).getAllByRole('listitem')).toHaveLength(5);
});

test('shows a short list completely', () => {
  render(<FewLines />);
  expect(within(card()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /还有/ })).toBeNull();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Place order' })).toBeInTheDocument();
  expect(card()).toHaveTextContent('Balance: ¥0.50. You need ¥49.91 more for this order');
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('button', { name: '送出訂單' })).toBeInTheDocument();
  expect(screen.getByText('偏遠地區')).toBeInTheDocument();
});

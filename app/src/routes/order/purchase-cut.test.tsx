// @vitest-environment jsdom
import { matchCall } from '@shop/contracts';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import { fetchAllPages, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(fetchAllPages);

/** Every request of a purchase from the cart to the paid order, by the name of its call. */
const REQUESTS = [
  'companyInfo',
  'currentUser',
  'cartCount',
  'cartList',
  'orderConfirm',
  'addressList',
  'fittingCoupons',
  'heldCoupons',
  'orderComputed',
  'orderCreate',
  'orderDetail',
  'orderPay',
  'wonCoupons',
  'favouriteList',
  'wechatQrcode',
];
/** Lost before the shop heard of it, or after the shop did it. */
const CUTS = ['request', 'answer'] as const;

const callNamed = (method: string, path: string): string => matchCall(method, path)?.call.name ?? '';
const nameOf = ({ method, url }: Request): string => callNamed(method, new URL(url).pathname.replace('/api', ''));

/** The line is cut at a call, as often as it takes for the page to notice: a lost question is asked once more by itself. */
function cut(call: string, way: (typeof CUTS)[number]): void {
  const answering = transport.current;
  let left = 2;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    if (nameOf(request) !== call || left === 0) return answering(request);
    left -= 1;
    if (way === 'answer') await answering(request);
    throw new TypeError('Failed to fetch');
  };
}

/** What a person presses who wants to get on, what mends something first. */
const WAYS = [/^再试一次$/, /^再查一次$/, /^支付 /, /^提交订单$/, /^去结算$/];
const pressable = (): HTMLElement | undefined =>
  WAYS.flatMap((name) => screen.queryAllByRole('button', { name })).find(
    (button) =>
      !button.hasAttribute('disabled') &&
      button.getAttribute('aria-disabled') !== 'true' &&
      button.getAttribute('aria-busy') !== 'true',
  );
const isPaid = () => screen.queryAllByRole('heading', { name: '付好了' }).length > 0;
const MAX_TURNS = 120;

/** Goes on, patiently, until the order is shown as paid. */
async function buy({ user }: Visit): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS && !isPaid(); turn += 1) {
    const button = pressable();
    if (button) await user.click(button);
    await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  }
  expect(isPaid()).toBe(true);
}

const ordersOf = ({ shop }: Visit) => Object.values(shop.state.orders);
const situations = [{ name: 'a shopper with a cart is signed in' }] as const;

test('these are the requests of a purchase', async () => {
  const shopper = await visit('/user/shoppingCart', { situations });
  await buy(shopper);
  const names = new Set(shopper.sent.map(({ name }) => callNamed(...(name.split(' ') as [string, string]))));
  expect([...names].sort()).toEqual([...REQUESTS].sort());
});

test.each(REQUESTS.flatMap((call) => CUTS.map((way) => [call, way] as const)))(
  'the line is cut at %s (the %s is lost): one order, charged once, and shown',
  async (call, way) => {
    const shopper = await visit('/user/shoppingCart', { situations });
    cut(call, way);
    await buy(shopper);
    const [order, ...others] = ordersOf(shopper);
    expect(others).toEqual([]);
    expect(order?.paidAt).toBeDefined();
    expect(shopper.shop.state.accounts['1']?.balance).toBe(20_000 - (order?.toPay ?? 0));
    expect(shopper.address()).toBe(`/payment?orderId=${order?.number}`);
  },
);

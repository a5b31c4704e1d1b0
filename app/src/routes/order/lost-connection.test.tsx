// @vitest-environment jsdom
import { matchCall } from '@shop/contracts';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import { preloadAllPages, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

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
  'couponOffers',
  'orderComputed',
  'orderCreate',
  'orderDetail',
  'orderPay',
  'earnedCoupons',
  'favouriteList',
  'wechatQrcode',
];
/** What changes something in the shop: whether it was lost before or after the shop processed it makes a difference. */
const ACTIONS = ['orderConfirm', 'orderComputed', 'orderCreate', 'orderPay', 'earnedCoupons'];
/** Lost before the shop received the request, or after it was processed. */
type Loss = 'request' | 'response';
const lossesOf = (call: string): readonly Loss[] => (ACTIONS.includes(call) ? ['request', 'response'] : ['response']);

const callNamed = (method: string, path: string): string => matchCall(method, path)?.call.name ?? '';
const nameOf = ({ method, url }: Request): string => callNamed(method, new URL(url).pathname.replace('/api', ''));

/** The connection is lost at a call twice, so that the page shows it: a failed query is retried once. */
function loseConnection(call: string, lost: Loss): void {
  const respond = transport.current;
  let remaining = 2;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    if (nameOf(request) !== call || remaining === 0) return respond(request);
    remaining -= 1;
    if (lost === 'response') await respond(request);
    throw new TypeError('Failed to fetch');
  };
}

/** The buttons of a purchase in the order in which they are pressed; those that recover from an error come first. */
const BUTTONS = [/^重试$/, /^重新查询$/, /^支付 /, /^提交订单$/, /^去结算$/];
// Found by text: computing every role of the page at every step took most of the time of these tests.
const nextButton = (): HTMLElement | undefined =>
  BUTTONS.flatMap((name) => screen.queryAllByText(name, { selector: PRESSABLE }))[0];
const PRESSABLE = 'button:not(:disabled, [aria-disabled=true], [aria-busy=true], [hidden] *)';
const isPaid = () => screen.queryAllByText('支付成功', { selector: 'h1, h2' }).length > 0;
const MAX_STEPS = 120;

/** Presses the next button until the order is shown as paid. */
async function buy({ user }: Visit): Promise<void> {
  for (let step = 0; step < MAX_STEPS && !isPaid(); step += 1) {
    const button = nextButton();
    if (button) await user.click(button);
    await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  }
  expect(isPaid()).toBe(true);
}

const ordersOf = ({ shop }: Visit) => Object.values(shop.state.orders);
const scenarios = [{ name: 'a shopper with a cart is signed in' }] as const;

test('a purchase sends these requests', async () => {
  const shopper = await visit('/user/shoppingCart', { scenarios });
  await buy(shopper);
  const namesOf = (sent: Visit['sent']) => [
    ...new Set(sent.map(({ name }) => callNamed(...(name.split(' ') as [string, string])))),
  ];
  expect(namesOf(shopper.sent).sort()).toEqual([...REQUESTS].sort());
  expect(namesOf(shopper.sent.filter(({ name }) => name.startsWith('POST '))).sort()).toEqual([...ACTIONS].sort());
});

/** A payment that never arrived stays unknown until the order expires (`../payment/unknown-payment.test.tsx`). */
const isRecoverable = ([call, lost]: readonly [string, string]) => call !== 'orderPay' || lost !== 'request';

test.each(REQUESTS.flatMap((call) => lossesOf(call).map((lost) => [call, lost] as const)).filter(isRecoverable))(
  'the connection is lost at %s (the %s): one order, charged once, and shown',
  async (call, lost) => {
    const shopper = await visit('/user/shoppingCart', { scenarios });
    loseConnection(call, lost);
    await buy(shopper);
    const [order, ...others] = ordersOf(shopper);
    expect(others).toEqual([]);
    expect(order?.paidAt).toBeDefined();
    expect(shopper.shop.state.accounts['1']?.balance).toBe(20_000 - (order?.toPay ?? 0));
    expect(shopper.address()).toBe(`/payment?orderId=${order?.number}`);
  },
);

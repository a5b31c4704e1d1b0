// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearRemovedOrders } from '../../features/order/removed-orders.store.ts';
import { preloadAllPages, visit, type Visit } from '../../stand-in/test-visit.tsx';

const scroll = vi.fn<(options: ScrollToOptions) => void>();
beforeAll(preloadAllPages);
beforeEach(() => {
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('scrollY', 900);
  // jsdom has no layout: every page is longer than the window.
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
});
afterEach(() => {
  vi.restoreAllMocks();
  scroll.mockReset();
  vi.unstubAllGlobals();
  clearRemovedOrders();
});

const press = async ({ user }: Visit, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

async function pay(shopper: Visit) {
  await press(shopper, /^支付 ¥/);
}
async function requestRefund(shopper: Visit) {
  const [, line] = within(await screen.findByRole('group', { name: '要退的颗粒' })).getAllByRole('checkbox');
  if (line) await shopper.user.click(line);
  await shopper.user.selectOptions(screen.getByRole('combobox', { name: '退款原因' }), '其他原因');
  await press(shopper, '提交申请');
}
async function review(shopper: Visit) {
  for (const stars of await screen.findAllByRole('radiogroup'))
    await shopper.user.click(within(stars).getByRole('radio', { name: /^5/ }));
  for (const text of within(screen.getByRole('main')).getAllByRole('textbox'))
    fireEvent.change(text, { target: { value: '严丝合缝' } });
  for (const send of screen.getAllByRole('button', { name: /^发布评价/ })) await shopper.user.click(send);
}
async function cancel(shopper: Visit) {
  await press(shopper, '取消订单');
  await press(shopper, '取消订单');
}

test.each([
  ['a payment', '/payment?orderId={orderNumber}', 'an order waits for payment', pay, '支付成功'],
  ['a refund request', '/refund?orderId={orderNumber}', 'an order is shipped', requestRefund, '退款与售后'],
  ['the last review', '/evaluation?orderId={orderNumber}', 'an order is received', review, '评价成功，感谢你的评价'],
  ['a cancellation', '/user/order_detail?orderId={orderNumber}', 'an order waits for payment', cancel, '我的订单'],
  [
    'a cancellation instead of paying',
    '/payment?orderId={orderNumber}',
    'an order waits for payment',
    cancel,
    '我的订单',
  ],
] as const)('the page after %s opens at its top with its heading focused', async (_, at, scenario, submit, heading) => {
  const shopper = await visit(at, { scenarios: [{ name: scenario }] });
  await screen.findByRole('heading', { level: 1 });
  scroll.mockReset();
  await submit(shopper);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus());
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0 }));
});

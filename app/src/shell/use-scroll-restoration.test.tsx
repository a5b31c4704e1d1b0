// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const scroll = vi.fn<typeof scrollTo>();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('scrollY', 900);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
});
afterEach(() => {
  scroll.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A reader who is far down on a page; returns how that page navigates. */
function farDownOn(address: string): NavigateFunction {
  let navigate: NavigateFunction | undefined;
  const Page = () => {
    useScrollRestoration();
    navigate = useNavigate();
    return null;
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  return ((to: string, options) => act(async () => navigate?.(to, options))) as NavigateFunction;
}

test.each([
  ['the payment of the order that was just placed', '/order_confirm?cartId=1', '/payment?orderId=cp1'],
  ['the list of refunds, after a request', '/en/refund?orderId=cp1', '/en/user/refund'],
  ['the list of refunds, after a refund was withdrawn', '/user/refund?refundId=1', '/user/refund'],
])('%s starts at its top, though it replaces the form in the history', async (_, form, next) => {
  await farDownOn(form)(next, { replace: true });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

test('a page that is entered twice before it is shown starts at its top', async () => {
  const navigate = farDownOn('/order_confirm?cartId=1');
  const leaving = document.body.appendChild(document.createElement('div'));
  leaving.dataset.phase = 'leave';
  await navigate('/payment?orderId=cp1', { replace: true });
  await navigate('/payment?orderId=cp1', { replace: true });
  expect(scroll).not.toHaveBeenCalled();
  leaving.remove();
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 }));
});

test('another language, a filter and a search leave the reader where they are', async () => {
  const navigate = farDownOn('/user/orderList');
  await navigate('/en/user/orderList', { replace: true });
  await navigate('/en/user/orderList?state=unpaid');
  expect(scroll).not.toHaveBeenCalled();
});

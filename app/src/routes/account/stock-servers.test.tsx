// @vitest-environment jsdom
import { matchCall } from '@shop/contracts';
import type { Shop } from '@shop/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { transport } from '../../data/transport.ts';
import { paths } from '../../paths.ts';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import { preloadAllPages, siteHeader, visit } from '../../stand-in/test-visit.tsx';
import { routes } from '../manifest.ts';

beforeAll(preloadAllPages);

const SERVERS = [
  { scenario: 'the server is a stock CRMEB 5.4', generation: '54', other: '44' },
  { scenario: 'the server is a stock CRMEB 4.4', generation: '44', other: '54' },
] as const;

/** What a page needs in the shop beside a signed-in shopper, and the query of its address. */
const STATES: Partial<Record<keyof typeof paths, { scenario: AppliedScenario['name']; query?: string }>> = {
  accountCart: { scenario: 'a shopper with a cart is signed in' },
  accountOrder: { scenario: 'an order is paid', query: '?orderId={orderNumber}' },
  orders: { scenario: 'orders of every kind' },
  refunds: { scenario: 'refunds of every kind' },
  favourites: { scenario: 'a shopper with favourites is signed in' },
  coupons: { scenario: 'a shopper has coupons' },
};

/** Every address below /user, from the manifest, and the second view of the account home. */
const ACCOUNT_PAGES = Object.values(routes)
  .flatMap((route) => [...route.paths])
  .filter((name) => paths[name].startsWith(paths.account))
  .map((name) => ({ name, address: `${paths[name]}${STATES[name]?.query ?? ''}` }));
const PAGES = [...ACCOUNT_PAGES, { name: 'account' as const, address: `${paths.account}?type=1` }];

let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...values) => void complaints.push(values));
});
afterEach(() => void vi.restoreAllMocks());

/** The page is shown: no error page, no part that failed or still loads, and nothing that React or a contract reports. */
async function expectShown(): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/^\s*$/);
  await waitFor(() =>
    expect(within(screen.getByRole('main')).queryAllByRole('status', { name: '加载中…' })).toEqual([]),
  );
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(complaints.filter(([first]) => !String(first).includes('act('))).toEqual([]);
}

describe.each(SERVERS)('$scenario', ({ scenario: server }) => {
  test.each(PAGES)('shows $address', async ({ name, address }) => {
    const scenario = STATES[name]?.scenario ?? 'a shopper is signed in';
    const shopper = await visit(address, { scenarios: [{ name: scenario }, { name: server }] });
    await expectShown();
    expect(shopper.address()).toBe(address.replace('{orderNumber}', shopper.shop.known.orderNumber ?? ''));
  });
});

/** Answers of standard servers, by file. */
const captured = import.meta.glob<object>('../../../../contracts/fixtures/*/*.json', {
  eager: true,
  import: 'default',
});
const capturedAnswer = (call: string, generation: string) =>
  Object.entries(captured).find(([file]) => file.endsWith(`/${call}.${generation}.json`))?.[1];

/** A server that answers every call as one of a generation did; calls that it lacks with 404. */
function answerAsCaptured({ generation, other }: (typeof SERVERS)[number], lacking: readonly string[]): void {
  transport.current = async (input, init) => {
    const { method, url } = new Request(input, init);
    const call = matchCall(method, new URL(url).pathname.replace('/api', ''))?.call.name ?? '';
    const answer = lacking.includes(call)
      ? undefined
      : (capturedAnswer(call, generation) ?? capturedAnswer(call, other));
    return answer ? Response.json(answer) : new Response(null, { status: 404 });
  };
}
const lackingOf = ({ faults }: Shop) => faults.flatMap((fault) => (fault.kind === 'unknown' ? [fault.call ?? ''] : []));

describe.each(SERVERS)('the answers that $scenario sent', (server) => {
  test.each(PAGES)('are shown at $address', async ({ address }) => {
    await visit(address, {
      scenarios: [{ name: 'an order is paid' }, { name: server.scenario }],
      arrange: (shop) => answerAsCaptured(server, lackingOf(shop)),
    });
    expect(await within(siteHeader()).findByText('小颗粒')).toBeVisible();
    await expectShown();
  });
});

test('knows every page of the account area', () => {
  expect(PAGES.map(({ address }) => address.replace(/\?.*/, ''))).toEqual(
    expect.arrayContaining([
      '/user',
      '/user/address_list',
      '/user/balance',
      '/user/collect',
      '/user/messageCenter',
      '/user/myCoupon',
      '/user/order_detail',
      '/user/orderList',
      '/user/refund',
      '/user/shoppingCart',
      '/user/userCoupon',
    ]),
  );
});

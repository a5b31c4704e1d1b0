import type { Language } from '@shop/design-system/messages';
import type { Clock, Shop } from '@shop/mocks';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { transport } from '../data/transport.ts';
import { readPath } from '../language/language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { Providers } from '../providers.tsx';
import { ShopRoutes } from '../router.tsx';
import { notFound, routeTable } from '../routes/route-table.ts';
import { addressIn, openStandIn, type Situation } from './test-shop.ts';

// A busy machine may take a while over whole pages; a state that never comes is told all the same.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });
configure({ asyncUtilTimeout: 4000 });

/** A request that the page sent: "GET /cart/list" by its name, with what it carried. */
export type Sent = { name: string; url: URL; headers: Headers };

/** A person in front of the shop: what they do, where they are, and what went over the wire. */
export type Visit = {
  shop: Shop;
  user: UserEvent;
  /** Path and query in the address bar. */
  address: () => string;
  /** Every address that was shown, one after the other. */
  addresses: readonly string[];
  sent: readonly Sent[];
  /** How often a call was sent, by its name: `GET /cart/count`. */
  timesSent: (name: string) => number;
};

type Options = {
  situations?: readonly Situation[];
  /** Changes what the scenario made, before the page opens. */
  arrange?: (shop: Shop) => void;
  /** How the shop waits; at once where nothing is said. */
  wait?: Clock['wait'];
};

/** Code and words that pages fetch when they are wanted, here fetched before anyone waits for them. */
export async function fetchAllPages(): Promise<void> {
  await Promise.all([
    ...[...routeTable, notFound].map(({ page }) => page.preload()),
    import('../shell/Afterwards.tsx'),
    import('../features/cart/cart.calls.ts'),
    import('../features/catalogue/catalogue.calls.ts'),
    import('../features/catalogue/finding.calls.ts'),
    import('../features/catalogue/product.calls.ts'),
    import('../features/favourite/favourite.calls.ts'),
    import('../features/favourite/toggle-favourite.ts'),
    import('../features/offer/offer.calls.ts'),
    import('../features/order/order.calls.ts'),
    import('../features/order/confirm.calls.ts'),
    import('../features/address/address.calls.ts'),
    import('../features/payment/payment.calls.ts'),
    import('../features/refund/refund.calls.ts'),
    import('../features/review/review.calls.ts'),
    import('../features/site/site.calls.ts'),
    import('../session/strategies.ts'),
  ]);
}

/** Opens the shop at an address (`addressIn`) in a shop of the given state. */
export async function visit(
  at: string,
  { situations = [], arrange, wait = async () => undefined }: Options = {},
): Promise<Visit> {
  const shop = openStandIn(situations, { wait });
  arrange?.(shop);
  const sent: Sent[] = [];
  const answering = transport.current;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    sent.push({ name: `${request.method} ${url.pathname.replace('/api', '')}`, url, headers: request.headers });
    return answering(request, init);
  };

  const start = addressIn(shop, at);
  await wordsFor(readPath(start.replace(/[?#].*/, '')).language);
  const addresses: string[] = [];
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  document.head.querySelectorAll('meta, title').forEach((element) => element.remove());
  render(
    <MemoryRouter initialEntries={[start]}>
      <AddressBar note={(address) => void (address === addresses.at(-1) || addresses.push(address))} />
      <Providers>
        <ShopRoutes />
      </Providers>
    </MemoryRouter>,
    { container: root },
  );
  return {
    shop,
    user: userEvent.setup({ delay: null }),
    address: () => addresses.at(-1) ?? '',
    addresses,
    sent,
    timesSent: (name) => sent.filter((one) => one.name === name).length,
  };
}

const wordsFor = (language: Language) =>
  fetchMessages(language, [
    'core',
    'shop',
    'lists',
    'product',
    'promo',
    'buying',
    'confirm',
    'pay',
    'orders',
    'refunds',
    'account',
    'session',
  ]);

function AddressBar({ note }: { note: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => note(`${pathname}${search}`));
  return null;
}

/** Waits until the address bar shows a path. */
export const untilAt = (visited: Visit, path: string): Promise<void> =>
  waitFor(() => {
    if (visited.address().replace(/\?.*/, '') !== path)
      throw new Error(`Still at ${visited.address()}, not at ${path}.`);
  });

/** Fills in the sign-in form that is open and sends it. Not key by key: the page's heading may take the focus just then. */
export async function signIn({ user }: Visit, account = 'demo', password = 'pip-demo'): Promise<void> {
  const box = await screen.findByLabelText<HTMLInputElement>(LABELS.account);
  fireEvent.change(box, { target: { value: account } });
  fireEvent.change(screen.getByLabelText(LABELS.password), { target: { value: password } });
  await user.click(within(box.form as HTMLFormElement).getByRole('button', { name: LABELS.signIn }));
}
const LABELS = { account: /账号|帳號|account/i, password: /^(密码|密碼|Password)$/, signIn: /^(登录|登入|Sign in)$/ };

/** Presses the button that places the order, once the amount is there. */
export async function placeOrder({ user }: Visit): Promise<void> {
  const button = () => screen.findByRole('button', { name: '提交订单' });
  await waitFor(async () => {
    if ((await button()).hasAttribute('disabled')) throw new Error('The order cannot be placed yet.');
  });
  await user.click(await button());
}

/** The cart in the header, once it shows so many pieces. */
export const cartButton = (pieces: number): Promise<HTMLElement> =>
  waitFor(() =>
    within(siteHeader()).getByRole('link', { name: pieces > 0 ? new RegExp(`^\\D*${pieces}\\D*$`) : '购物车' }),
  );

/** The head of the page; sections may have heads of their own. */
export const siteHeader = (): HTMLElement => screen.getAllByRole('banner')[0] as HTMLElement;

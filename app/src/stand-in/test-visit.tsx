import type { Language } from '@shop/contracts';
import type { Clock, Shop } from '@shop/mocks';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { transport } from '../data/transport.ts';
import { readPath } from '../language/language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { Providers } from '../providers.tsx';
import { ShopRoutes } from '../router.tsx';
import { notFoundPage, routeTable } from '../routes/route-table.ts';
import { fillAddress, openStandInShop, type AppliedScenario } from './test-shop.ts';

/** A request that the page sent; its name is method and path, such as "GET /cart/list". */
export type Sent = { name: string; url: URL; headers: Headers };

/** A visit of the shop: the user, the address bar, and the requests that were sent. */
export type Visit = {
  shop: Shop;
  user: UserEvent;
  /** Path and query in the address bar. */
  address: () => string;
  /** The hash in the address bar, with its `#`; '' without one. */
  hash: () => string;
  /** Every address of this visit, in order. */
  addresses: readonly string[];
  sent: readonly Sent[];
  /** How often a request of this name was sent. */
  timesSent: (name: string) => number;
};

type Options = {
  scenarios?: readonly AppliedScenario[];
  /** Changes the shop after its scenarios, before the page opens. */
  arrange?: (shop: Shop) => void;
  /** How the shop delays its answers; not at all by default. */
  wait?: Clock['wait'];
  /** The shop's clock; the real time by default. */
  now?: Clock['now'];
};

/** Loads the code of every page before the tests, whose waiting times it would use up. */
export async function preloadAllPages(): Promise<void> {
  await Promise.all([
    ...[...routeTable.map(({ page }) => page), notFoundPage].map((page) => page.preload()),
    ...Object.values(import.meta.glob('../features/*/*.calls.ts')).map((load) => load()),
    import('../session/strategies.ts'),
    import('../session/return-path.ts'),
    import('../shell/clear-shopper-data.ts'),
    import('../shell/merge-and-note.ts'),
    import('../features/cart/guest-cart.ts'),
  ]);
}

/** Opens the app at an address (see `fillAddress`) with a stand-in shop in the given state. */
export async function visit(
  at: string,
  { scenarios = [], arrange, wait = async () => undefined, now = () => Date.now() }: Options = {},
): Promise<Visit> {
  const shop = openStandInShop(scenarios, { wait, now });
  arrange?.(shop);
  const sent: Sent[] = [];
  const answering = transport.current;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    sent.push({ name: `${request.method} ${url.pathname.replace('/api', '')}`, url, headers: request.headers });
    return answering(request, init);
  };

  const start = fillAddress(shop, at);
  await loadMessagesFor(readPath(start.replace(/[?#].*/, '')).language);
  const addresses: string[] = [];
  let hash = '';
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  document.head.querySelectorAll('meta, title').forEach((element) => element.remove());
  render(
    <MemoryRouter initialEntries={[start]}>
      <AddressBar
        onChange={(address, shownHash) => {
          hash = shownHash;
          if (address !== addresses.at(-1)) addresses.push(address);
        }}
      />
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
    hash: () => hash,
    addresses,
    sent,
    timesSent: (name) => sent.filter((one) => one.name === name).length,
  };
}

const loadMessagesFor = (language: Language) =>
  fetchMessages(language, [...new Set(routeTable.flatMap(({ page }) => page.messages))]);

function AddressBar({ onChange }: { onChange: (address: string, hash: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => onChange(`${pathname}${search}`, hash));
  return null;
}

/** Waits until the address bar shows a path. */
export const waitForPath = (visited: Visit, path: string): Promise<void> =>
  waitFor(() => {
    if (visited.address().replace(/\?.*/, '') !== path)
      throw new Error(`Still at ${visited.address()}, not at ${path}.`);
  });

/**
 * Fills in the open sign-in form and submits it. Not key by key: the heading of the page may take the focus meanwhile.
 */
export async function signIn({ user }: Visit, account = 'demo', password = 'pip-demo'): Promise<void> {
  const box = await screen.findByLabelText<HTMLInputElement>(LABELS.account);
  fireEvent.change(box, { target: { value: account } });
  fireEvent.change(screen.getByLabelText(LABELS.password), { target: { value: password } });
  await user.click(within(box.form as HTMLFormElement).getByRole('button', { name: LABELS.signIn }));
}
const LABELS = { account: /账号|帳號|username/i, password: /^(密码|密碼|Password)$/, signIn: /^(登录|登入|Sign in)$/ };

/** Presses the button that places the order, once the total is loaded. */
export async function placeOrder({ user }: Visit): Promise<void> {
  const button = () => screen.findByRole('button', { name: '提交订单' });
  await waitFor(async () => {
    if ((await button()).matches('[disabled], [aria-disabled]')) throw new Error('The order cannot be placed yet.');
  });
  await user.click(await button());
}

/** The cart link in the header, once it shows this number of pieces. */
export const cartButton = (pieces: number): Promise<HTMLElement> =>
  waitFor(() =>
    within(siteHeader()).getByRole('link', { name: pieces > 0 ? new RegExp(`^\\D*${pieces}\\D*$`) : '购物车' }),
  );

/** The header of the page, which comes before the headers of its sections. */
export const siteHeader = (): HTMLElement => screen.getAllByRole('banner')[0] as HTMLElement;

// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { LinkProvider, useLinking, type ServerFeatures } from '../../places/LinkProvider.tsx';
import * as stories from './AccountFrame.stories.tsx';

const { Ready, WithoutAccount, WithoutBalance, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);
const list = () => screen.getByRole('navigation', { name: '个人中心' });

test('links to the pages of the account and marks the current one', () => {
  render(<Ready />);
  const links = within(list()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [
      'account',
      'orders',
      'refunds',
      'repairs',
      'cart',
      'favourites',
      'coupons',
      'balance',
      'messages',
      'addresses',
    ].map((name) => `#name=${name}`),
  );
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    '我的订单 7',
  ]);
});

test('shows counts, and none where they are zero', () => {
  render(<Ready />);
  for (const name of ['购物车 12', '优惠券 3', '消息中心 2'])
    expect(within(list()).getByRole('link', { name })).toBeInTheDocument();
  expect(within(list()).getByRole('link', { name: '退款与售后' })).toBeInTheDocument();
});

test('has no section for the balance in a shop without balances', () => {
  render(<WithoutBalance />);
  expect(within(list()).getAllByRole('link')).toHaveLength(9);
  expect(within(list()).queryByRole('link', { name: '余额' })).toBeNull();
});

test('signs out', async () => {
  const onSignOut = fn();
  render(<Ready account={{ counts: {}, onSignOut }} />);
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('renders without a provider', () => {
  render(<WithoutAccount />);
  expect(within(list()).getAllByRole('link')).toHaveLength(10);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows English and traditional Chinese texts', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('link', { name: 'Orders 1,284' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('link', { name: '退款與售後' })).toBeInTheDocument();
});

test('has no section for repairs in a shop without the repair service', () => {
  const { WithoutRepair } = composeStories(stories);
  render(<WithoutRepair />);
  const addresses = within(list())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toHaveLength(9);
  expect(addresses).not.toContain('#name=repairs');
});

test('shows the current section on a phone, also when the shop says later that it has it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(240);
  render(<Ready current="repairs" />, { wrapper: LateFeatures });
  expect(list().scrollLeft).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'features' }));
  expect(list().scrollLeft).toBe(240);
});

test('keeps the current section in sight on a phone when the shop says later that it has one before it', async () => {
  const offset = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(240);
  render(<Ready current="favourites" />, { wrapper: LateFeatures });
  expect(list().scrollLeft).toBe(240);
  offset.mockReturnValue(400);
  await userEvent.click(screen.getByRole('button', { name: 'features' }));
  expect(list().scrollLeft).toBe(400);
});

/** The features of the server are known once a button is pressed. */
function LateFeatures({ children }: { children: ReactNode }) {
  const linking = useLinking();
  const [features, setFeatures] = useState<ServerFeatures>({});
  return (
    <LinkProvider linking={{ ...linking, features }}>
      {children}
      <button type="button" onClick={() => setFeatures({ repair: true })}>
        features
      </button>
    </LinkProvider>
  );
}

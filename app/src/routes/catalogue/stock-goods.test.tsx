// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { preloadAllPages, siteHeader, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const SERVERS = ['the server is a stock CRMEB 5.4', 'the server is a stock CRMEB 4.4'] as const;
const signedInAt = (name: (typeof SERVERS)[number]) => [{ name: 'a shopper is signed in' }, { name }] as const;

describe.each(SERVERS)('%s', (server) => {
  test('the home page shows the photos of the goods, and draws none of them', async () => {
    await visit(paths.home, { scenarios: [{ name: server }] });
    const [card] = await screen.findAllByRole('article');
    await waitFor(() =>
      expect((card as HTMLElement).querySelector('img')).toHaveAttribute(
        'src',
        expect.stringMatching(/^\/uploads\/attach\/2026\/11\/\w+\.jpg$/),
      ),
    );
    expect(document.querySelector('article img[src*="/pictures/"]')).toBeNull();
  });

  test('a product is chosen by each of its specifications, and what was chosen is added', async () => {
    const { user, shop, address } = await visit('/goods_detail/{productId}', { scenarios: signedInAt(server) });
    const choose = async (name: string, value: string) =>
      user.click(within(await screen.findByRole('group', { name })).getByRole('radio', { name: value }));
    await choose('颜色', '白色');
    await choose('规格', '10 颗装');
    expect(address()).toContain('colour=');
    expect(screen.getByRole('img', { name: /白色,10 颗装/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/loose\.jpg$/),
    );
    expect(screen.queryByText(/图片由程序绘制/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '加入购物车' }));
    await waitFor(() =>
      expect(shop.state.accounts['1']?.cart.map(({ uniqueId }) => uniqueId)).toEqual([
        new URLSearchParams(address().split('?')[1]).get('colour'),
      ]),
    );
    await user.click(within(siteHeader()).getByRole('link', { name: /^购物车/ }));
    expect(await screen.findByText('白色,10 颗装')).toBeVisible();
  });

  test('an order that was sent in parts is listed by its parcels, with their goods', async () => {
    await visit(paths.orders, { scenarios: signedInAt(server) });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    for (const row of screen.getAllByRole('article')) expect(row).toHaveTextContent('2 种，24 颗');
    expect(screen.getByRole('main')).not.toHaveTextContent(/(^|\D)0 [种颗]/);
  });

  test('unread notices are counted for the message centre, and not for the chat', async () => {
    await visit(paths.home, { scenarios: signedInAt(server) });
    expect(await within(siteHeader()).findByRole('link', { name: /消息，3 条未读/ })).toBeVisible();
    for (const chat of screen.queryAllByRole('link', { name: /客服/ })) expect(chat).not.toHaveAccessibleName(/未读/);
  });
});

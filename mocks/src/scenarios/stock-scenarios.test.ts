import {
  authUser,
  calls,
  cartAdd,
  cartList,
  chatNotice,
  conversationList,
  currentUser,
  noticeList,
  orderConfirm,
  orderDetail,
  orderList,
  pathOf,
  productDetail,
  products,
  requestHeaders,
  sliderChallenge,
  stockServers,
} from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { answer } from '../shop/answer.ts';
import { customerOf, requestOf, visit } from '../shop/test-customer.ts';
import { signIn } from './steps.ts';
import { stockScenarios } from './stock-scenarios.ts';

const stock = (scenario: 'the server is a stock CRMEB 5.4' | 'the server is a stock CRMEB 4.4') => {
  const { shop } = visit({ scenario });
  signIn(shop);
  return { shop, ...customerOf(shop, { token: shop.signedInToken }) };
};

test('every call that a stock server lacks is a call of the shop', () => {
  const names = new Set(calls.map(({ name }) => name));
  expect(stockServers['4.4'].calls.filter((name) => !names.has(name))).toEqual([]);
});

test('answers our own calls like any unknown path', async () => {
  for (const scenario of ['the server is a stock CRMEB 5.4', 'the server is a stock CRMEB 4.4'] as const) {
    const response = await answer(stock(scenario).shop, requestOf(authUser, {}));
    expect([response.status, await response.text()]).toEqual([404, '']);
  }
});

test('promises no repairs in the notice of the service staff', async () => {
  const { get } = stock('the server is a stock CRMEB 5.4');
  expect((await get(chatNotice, {})).html).not.toMatch(/补件|工作日/);
});

test('sends no field of our own, and everything else', async () => {
  const { get } = stock('the server is a stock CRMEB 5.4');
  const [first] = (await get(products, { query: { page: 1, limit: 1 } })).products;
  expect(first?.name).toBeTruthy();
  expect(first?.part).toBeUndefined();
  expect(await get(currentUser, {})).toMatchObject({ nickname: '小满', couponCount: expect.any(Number) });
});

test('sends the goods of an order in parcels for the whole order only', async () => {
  const { get, shop } = visit({ scenario: 'an order is sent in two parcels' });
  stockScenarios['the server is a stock CRMEB 5.4'](shop);
  const whole = await get(orderDetail, { params: { orderNumber: shop.known.orderNumber ?? '' } });
  expect(whole.lines).toHaveLength(4);
  expect(whole.parcels.map(({ lines }) => lines)).toEqual([undefined, undefined]);
  expect(whole.parcels.reduce((sum, { pieces = 0 }) => sum + pieces, 0)).toBe(whole.pieces);
});

test('only 5.4 has slider captchas', async () => {
  const request = () =>
    requestOf(sliderChallenge, { query: { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: '1' } });
  const { shop: newer } = stock('the server is a stock CRMEB 5.4');
  const { shop: older } = stock('the server is a stock CRMEB 4.4');
  expect([(await answer(newer, request())).status, (await answer(older, request())).status]).toEqual([200, 404]);
});

const SERVERS = ['the server is a stock CRMEB 5.4', 'the server is a stock CRMEB 4.4'] as const;

describe.each(SERVERS)('%s', (server) => {
  test('sells goods with photos and two specifications, and a pack at its own price', async () => {
    const { shop, get } = stock(server);
    const id = shop.known.productId ?? '';
    const product = await get(productDetail, { params: { id } });
    expect(product.specifications).toEqual(['颜色', '规格']);
    expect(product.pictures.map((picture) => picture.kind === 'photo' && picture.url)).toEqual([
      '/uploads/attach/2026/11/figures.jpg',
      '/uploads/attach/2026/11/loose.jpg',
    ]);
    const [loose, pack] = ['散装', '10 颗装'].map((packing) =>
      product.offers.find((offer) => offer.name.endsWith(`,${packing}`) && offer.stock > 1),
    );
    expect(pack?.price).toBeGreaterThan(loose?.price ?? Infinity);
    const body = { productId: id, uniqueId: pack?.uniqueId ?? '', cartNum: 1, new: false };
    await get(cartAdd, { body });
    expect((await get(cartList, {})).valid).toMatchObject([
      { colour: pack?.name, unitPrice: pack?.memberPrice, picture: pack?.picture, partNumber: '' },
    ]);
  });

  test('charges delivery by pieces, is never free, and costs more in remote provinces', async () => {
    const { shop, get } = visit({ scenario: 'a shopper with a cart is signed in' });
    stockScenarios[server](shop);
    const [address] = shop.state.accounts['1']?.addresses ?? [];
    const ids = shop.state.accounts['1']?.cart.map(({ id }) => id) ?? [];
    const postageTo = async (province: string) => {
      Object.assign(address ?? {}, { province });
      const draft = await get(orderConfirm, { body: { cartId: ids.join(','), new: false, addressId: address?.id } });
      return [draft.prices.postage, draft.prices.freePostageFrom];
    };
    expect(await postageTo('浙江省')).toEqual([800, undefined]);
    expect(await postageTo('西藏自治区')).toEqual([1800, undefined]);
  });

  test('the shopper has an order that was sent in parts, and what was there before stays', async () => {
    const { get, shop } = visit({ scenario: 'an order is paid' });
    const balance = shop.state.accounts['1']?.balance;
    stockScenarios[server](shop);
    const { orders } = await get(orderList, { query: { page: 1, limit: 20 } });
    const { number: whole = '', parcels = [] } =
      Object.values(shop.state.orders).find(({ step }) => step === 'split') ?? {};
    expect(new Set(orders.map(({ number }) => number))).toEqual(new Set([shop.known.orderNumber, ...parcels]));
    expect(orders).toHaveLength(3);
    const detail = await get(orderDetail, { params: { orderNumber: whole } });
    expect([detail.lines.length, detail.parcels.length]).toEqual([4, 2]);
    expect(shop.state.accounts['1']?.balance).toBe(balance);
    expect(shop.state.backOffice.ships).toBe('never');
  });

  test('counts the notices as unread beside the chat', async () => {
    const { get } = stock(server);
    const { notices } = await get(noticeList, { query: { page: 1, limit: 20 } });
    const unread = notices.filter(({ isUnread }) => isUnread).length;
    expect(unread).toBe(3);
    const chat = await get(conversationList, { query: { page: 1, limit: 20 } });
    const inChat = chat.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0);
    expect((await get(currentUser, {})).unreadCount).toBe(unread + inChat);
  });
});

test('goods and refusals are in Chinese for every reader; only 5.4 is asked for English messages', async () => {
  const refusalIn = async (server: (typeof SERVERS)[number], language: string, allowsCbLang: boolean) => {
    const { shop } = visit({ scenario: server, language });
    const headers = requestHeaders({ language, allowsCbLang });
    const url = `http://shop.test/api${pathOf(productDetail, { id: 'none' })}`;
    const { msg } = (await (await answer(shop, new Request(url, { headers }))).json()) as { msg: string };
    return msg;
  };
  const { get } = visit({ scenario: SERVERS[0], language: 'en' });
  expect((await get(products, { query: { page: 1, limit: 1 } })).products[0]?.name).toMatch(/人仔/);
  expect(await refusalIn(SERVERS[0], 'en', false)).toBe('商品不存在');
  expect(await refusalIn(SERVERS[0], 'en', true)).toMatch(/^[\w ']+$/);
  expect(await refusalIn(SERVERS[0], 'zh-Hant', true)).toBe('商品不存在');
  expect(await refusalIn(SERVERS[1], 'en', true)).toBe('商品不存在');
});

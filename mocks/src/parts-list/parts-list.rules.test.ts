import {
  cartAdd,
  cartList,
  flashDetail,
  matchParts,
  MAX_PAIRS,
  productDetail,
  type MatchedProduct,
} from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offersOf, setStock } from '../goods/goods.ts';
import { presales } from '../goods/presale.ts';
import { requestOf, visit } from '../shop/test-customer.ts';
import { answer } from '../shop/answer.ts';
import type { Shop } from '../core/shop.ts';

const RED = 4;
type Visit = ReturnType<typeof visit>;

/** The product that the shop finds for a part number. */
async function productOf({ get }: Pick<Visit, 'get'>, part: string): Promise<MatchedProduct | undefined> {
  const [matched] = await get(matchParts, { body: { pairs: [{ part, colour: RED }] } });
  return matched?.product;
}
const mouldNumbered = (shop: Shop, number: string) => {
  const mould = shop.catalogue.moulds.find((known) => known.number === number);
  if (!mould) throw new Error(`no mould ${number}`);
  return mould;
};

test('a visitor gets every colour with the values of the part’s own page', async () => {
  const { get } = visit();
  const found = await productOf({ get }, '3001');
  const page = await get(productDetail, { params: { id: found?.id ?? '' } });
  expect(found).toMatchObject({
    number: '3001',
    shopNumber: 'GDS-542',
    name: page.name,
    isOnSale: true,
    weight: page.part?.weight,
  });
  expect(found).toMatchObject({ limit: undefined });
  const asOnPage = page.offers.map(({ uniqueId, price, stock }) => ({ uniqueId, price, stock }));
  expect(found?.colours.map(({ colour: _, ...offer }) => offer)).toEqual(expect.arrayContaining(asOnPage));
  expect(found?.colours).toHaveLength(asOnPage.length);
});

test('a member gets the prices of the cart', async () => {
  const { get } = visit({ scenario: 'a shopper is signed in' });
  const found = await productOf({ get }, '3958');
  const offer = found?.colours.find(({ stock }) => stock > 0);
  await get(cartAdd, { body: { productId: found?.id ?? '', uniqueId: offer?.uniqueId ?? '', cartNum: 1, new: false } });
  const [line] = (await get(cartList, {})).valid;
  expect(line?.savedPerPiece).toBeGreaterThan(0);
  expect(offer?.price).toBe(line?.unitPrice);
});

test('a part in a flash sale has its ordinary keys and prices', async () => {
  const { get, shop } = visit({ scenario: 'a flash sale is running' });
  const { product: onSale } = await get(flashDetail, { params: { id: shop.known.flashSaleId ?? '' } });
  const mould = shop.catalogue.moulds.find(({ id }) => id === onSale.id);
  const found = await productOf({ get }, mould?.number ?? '');
  for (const flash of onSale.offers)
    expect(found?.colours.find(({ uniqueId }) => uniqueId === flash.uniqueId)?.price).toBeGreaterThan(flash.price);
});

test('names are in the language of the shopper', async () => {
  const names = await Promise.all(
    ['zh-Hans', 'zh-Hant', 'en'].map(async (language) => (await productOf(visit({ language }), '3001'))?.name),
  );
  expect(names).toEqual(Object.values(mouldNumbered(visit().shop, '3001').names));
});

test('finds prints by their own number, and returns no product for unknown parts', async () => {
  const { get, shop } = visit();
  const print = shop.catalogue.moulds.find(({ blank }) => blank !== undefined);
  expect((await productOf({ get }, print?.number ?? ''))?.id).toBe(print?.id);
  const unknownNumbers = ['10190stk01', '3001 ', 'GDS-542', '', '__proto__', '3001'.repeat(50)];
  expect(await get(matchParts, { body: { pairs: unknownNumbers.map((part) => ({ part, colour: RED })) } })).toEqual(
    unknownNumbers.map((part) => ({ part })),
  );
});

test('returns withdrawn parts and presales as off sale, and no product for deleted parts', async () => {
  const { get, shop } = visit();
  const [presold] = presales(shop);
  expect((await productOf({ get }, presold?.mould.number ?? ''))?.isOnSale).toBe(false);
  shop.state.withdrawn[mouldNumbered(shop, '3001').id] = 'offSale';
  shop.state.withdrawn[mouldNumbered(shop, '3003').id] = 'deleted';
  const withdrawn = await productOf({ get }, '3001');
  expect(withdrawn).toMatchObject({ number: '3001', isOnSale: false });
  expect(withdrawn?.colours.length).toBeGreaterThan(0);
  expect(await productOf({ get }, '3003')).toBeUndefined();
});

test('returns the current stock, sold out colours and limits', async () => {
  const { get, shop } = visit();
  const mould = mouldNumbered(shop, '3001');
  const red = offersOf(shop, mould).find(({ colour }) => colour.id === RED);
  if (!red) throw new Error('no red 3001');
  setStock(shop, red, 0);
  shop.state.limits[mould.id] = 25;
  const found = await productOf({ get }, '3001');
  expect(found).toMatchObject({ limit: 25 });
  expect(found?.colours.find(({ colour }) => colour === RED)?.stock).toBe(0);
});

test.each(['the catalogue is empty', 'nothing matches the search'] as const)(
  'returns no product in the scenario "%s"',
  async (scenario) => {
    const { get } = visit({ scenario });
    expect(await get(matchParts, { body: { pairs: [{ part: '3001', colour: RED }] } })).toEqual([{ part: '3001' }]);
  },
);

test('each number is answered once, in the order of the request', async () => {
  const { get, shop } = visit();
  const numbers = fc.oneof(
    fc.constantFrom('3001', '3003', '3020', 'nothing'),
    fc.constantFrom(...shop.catalogue.moulds.map(({ number }) => number)),
  );
  const pairs = fc.array(fc.record({ part: numbers, colour: fc.nat({ max: 9999 }) }), {
    minLength: 1,
    maxLength: MAX_PAIRS,
  });
  await fc.assert(
    fc.asyncProperty(pairs, async (requested) => {
      const results = await get(matchParts, { body: { pairs: requested } });
      expect(results.map(({ part }) => part)).toEqual([...new Set(requested.map(({ part }) => part))]);
      for (const { part, product } of results) if (product) expect(product.number).toBe(part);
    }),
    { numRuns: 20 },
  );
});

test('refuses no pairs and too many pairs, with the limit', async () => {
  const { shop } = visit();
  const one = requestOf(matchParts, { body: { pairs: [{ part: '3001', colour: RED }] } });
  const sent = (await one.clone().json()) as { pairs: unknown[] };
  const send = async (times: number) =>
    (
      await answer(
        shop,
        new Request(one.url, {
          method: 'POST',
          headers: one.headers,
          body: JSON.stringify({ pairs: Array.from({ length: times }, () => sent.pairs[0]) }),
        }),
      )
    ).json();
  expect(await send(MAX_PAIRS + 1)).toEqual({ status: 400, msg: '参数错误：pairs: at most 500' });
  expect(await send(0)).toEqual({ status: 400, msg: '参数错误：pairs: at least 1' });
  expect(await send(MAX_PAIRS)).toMatchObject({ status: 200 });
});

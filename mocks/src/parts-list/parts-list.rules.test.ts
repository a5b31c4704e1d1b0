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
import { offered, setStock } from '../catalogue/goods.ts';
import { presales } from '../promotion/presale.ts';
import { requestOf, visit } from '../shop/test-customer.ts';
import { answer } from '../shop/answer.ts';
import type { Shop } from '../shop/state.ts';

const RED = 4;
type Visit = ReturnType<typeof visit>;

/** What the shop says of one number. */
async function productOf({ get }: Pick<Visit, 'get'>, part: string): Promise<MatchedProduct | undefined> {
  const [matched] = await get(matchParts, { body: { pairs: [{ part, colour: RED }] } });
  return matched?.product;
}
const mouldNumbered = (shop: Shop, number: string) => {
  const mould = shop.catalogue.moulds.find((known) => known.number === number);
  if (!mould) throw new Error(`no mould ${number}`);
  return mould;
};

test('a visitor learns of every colour what the part’s own page says', async () => {
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
  expect(found).not.toHaveProperty('limit');
  const asOnPage = page.offers.map(({ uniqueId, price, stock }) => ({ uniqueId, price, stock }));
  expect(found?.colours.map(({ colour: _, ...offer }) => offer)).toEqual(expect.arrayContaining(asOnPage));
  expect(found?.colours).toHaveLength(asOnPage.length);
});

test('a member is told what they pay in the cart', async () => {
  const { get } = visit({ scenario: 'a shopper is signed in' });
  const found = await productOf({ get }, '3958');
  const offer = found?.colours.find(({ stock }) => stock > 0);
  await get(cartAdd, { body: { productId: found?.id ?? '', uniqueId: offer?.uniqueId ?? '', cartNum: 1, new: false } });
  const [line] = (await get(cartList, {})).valid;
  expect(line?.savedPerPiece).toBeGreaterThan(0);
  expect(offer?.price).toBe(line?.unitPrice);
});

test('a part in a flash sale has its ordinary keys and prices, since lists go into the cart', async () => {
  const { get, shop } = visit({ scenario: 'a flash sale is running' });
  const { product: onSale } = await get(flashDetail, { params: { id: shop.known.flashSaleId ?? '' } });
  const mould = shop.catalogue.moulds.find(({ id }) => id === onSale.id);
  const found = await productOf({ get }, mould?.number ?? '');
  for (const flash of onSale.offers)
    expect(found?.colours.find(({ uniqueId }) => uniqueId === flash.uniqueId)?.price).toBeGreaterThan(flash.price);
});

test('names are in the reader’s language', async () => {
  const names = await Promise.all(
    ['zh-Hans', 'zh-Hant', 'en'].map(async (language) => (await productOf(visit({ language }), '3001'))?.name),
  );
  expect(names).toEqual(Object.values(mouldNumbered(visit().shop, '3001').names));
});

test('prints are found by their own number, and what the shop does not sell is a part without a product', async () => {
  const { get, shop } = visit();
  const print = shop.catalogue.moulds.find(({ blank }) => blank !== undefined);
  expect((await productOf({ get }, print?.number ?? ''))?.id).toBe(print?.id);
  const strangers = ['10190stk01', '3001 ', 'GDS-542', '', '__proto__', '3001'.repeat(50)];
  expect(await get(matchParts, { body: { pairs: strangers.map((part) => ({ part, colour: RED })) } })).toEqual(
    strangers.map((part) => ({ part })),
  );
});

test('what cannot go into the cart now is off sale: withdrawn or in presale; what was deleted is not sold', async () => {
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

test('stock is that of now, sold out colours too, and a limit is told', async () => {
  const { get, shop } = visit();
  const mould = mouldNumbered(shop, '3001');
  const red = offered(shop, mould).find(({ colour }) => colour.id === RED);
  if (!red) throw new Error('no red 3001');
  setStock(shop, red, 0);
  shop.state.limits[mould.id] = 25;
  const found = await productOf({ get }, '3001');
  expect(found).toMatchObject({ limit: 25 });
  expect(found?.colours.find(({ colour }) => colour === RED)?.stock).toBe(0);
});

test.each(['empty catalogue', 'nothing matches the search'] as const)(
  'with %s the shop sells nothing',
  async (scenario) => {
    const { get } = visit({ scenario });
    expect(await get(matchParts, { body: { pairs: [{ part: '3001', colour: RED }] } })).toEqual([{ part: '3001' }]);
  },
);

test('each number is answered once, in the order in which it is first asked', async () => {
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
    fc.asyncProperty(pairs, async (asked) => {
      const told = await get(matchParts, { body: { pairs: asked } });
      expect(told.map(({ part }) => part)).toEqual([...new Set(asked.map(({ part }) => part))]);
      for (const { part, product } of told) if (product) expect(product.number).toBe(part);
    }),
    { numRuns: 20 },
  );
});

test('more pairs than a call takes, and none, are refused with the number that it takes', async () => {
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

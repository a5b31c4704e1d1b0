import { cartAdd, cartAddBatch, cartList, flashDetail, MAX_BATCH_LINES } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRows, mergeWithDefaults, toRows } from '../persistence/rows.ts';
import { accountNamed } from '../session/accounts.ts';
import { isForSale, offersOf, setStock, stockOf, type ShopOffer } from '../goods/goods.ts';
import { MAX_CART_LINES } from './limits.ts';
import { isForCart, presales } from '../goods/presale.ts';
import { createShop } from '../shop/create-shop.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';
import type { Shop } from '../core/shop.ts';

const KEY = 'a-key-of-one-batch';
const HOUR = 3_600_000;
const signedIn = () => visit({ scenario: 'a shopper is signed in' });
const line = ({ mould, uniqueId }: ShopOffer, quantity: number) => ({ productId: mould.id, uniqueId, quantity });
const batch = (lines: readonly { productId: string; uniqueId: string; quantity: number }[], key = KEY) => ({
  body: { key, lines: [...lines] },
});

/** The first `count` offers that can be added to the cart, each with `pieces` in stock. */
function offers(shop: Shop, count: number, pieces = 50): readonly ShopOffer[] {
  const found = shop.catalogue.moulds
    .filter((mould) => isForCart(shop, mould))
    .flatMap((mould) => offersOf(shop, mould))
    .slice(0, count);
  for (const offer of found) setStock(shop, offer, pieces);
  return found;
}
const inCart = ({ state }: Shop) =>
  new Map(accountNamed({ state } as Shop, 'demo').cart.map(({ uniqueId, quantity }) => [uniqueId, quantity]));

test('adds every line of a list to the cart, and returns their results in order', async () => {
  const { get, shop } = signedIn();
  const [red, blue, ...others] = offers(shop, MAX_BATCH_LINES);
  if (!red || !blue) throw new Error('nothing to buy');
  await get(cartAdd, { body: { productId: red.mould.id, uniqueId: red.uniqueId, cartNum: 4, new: false } });
  const lines = [red, blue, ...others].map((offer, index) => line(offer, 1 + (index % 9)));
  expect(await get(cartAddBatch, batch(lines))).toEqual(
    lines.map(({ productId, uniqueId, quantity }) => ({ productId, uniqueId, added: quantity })),
  );
  expect((await get(cartList, {})).valid).toHaveLength(MAX_BATCH_LINES);
  expect(inCart(shop).get(red.uniqueId)).toBe(5);
});

test('adds as many pieces of each line as stock and limit allow, with the reason for the rest', async () => {
  const { get, shop } = signedIn();
  const [presold] = presales(shop).flatMap(({ mould }) => offersOf(shop, mould));
  const withdrawn = shop.catalogue.moulds.find((mould) => !isForSale(shop, mould) && offersOf(shop, mould).length > 0);
  const [short, soldOut, plenty] = offers(shop, 3);
  const [limited, alsoLimited] = shop.catalogue.moulds
    .filter(({ number }) => number === '3958')
    .flatMap((mould) => offersOf(shop, mould))
    .filter((offer) => stockOf(shop, offer) >= 30);
  if (!presold || !withdrawn || !short || !soldOut || !plenty || !limited || !alsoLimited)
    throw new Error('no offer of one of the kinds');
  setStock(shop, short, 7);
  setStock(shop, soldOut, 0);
  const deletedProduct = { productId: '999999', uniqueId: 'abcdef01', quantity: 1 };
  const unknownColour = { ...line(plenty, 1), uniqueId: 'abcdef01' };
  const lines = [
    line(short, 10),
    line(soldOut, 1),
    line(limited, 25),
    line(alsoLimited, 25),
    line(presold, 1),
    ...offersOf(shop, withdrawn)
      .slice(0, 1)
      .map((offer) => line(offer, 1)),
    deletedProduct,
    unknownColour,
    line(plenty, 50),
    line(short, 1),
  ];
  const results = await get(cartAddBatch, batch(lines));
  expect(results.map(({ added, reason }) => [added, reason])).toEqual([
    [7, 'stock'],
    [0, 'stock'],
    [25, undefined],
    [5, 'limit'],
    [0, 'offSale'],
    [0, 'offSale'],
    [0, 'offSale'],
    [0, 'offSale'],
    [50, undefined],
    [0, 'stock'],
  ]);
  expect(results.map(({ productId, uniqueId }) => [productId, uniqueId])).toEqual(
    lines.map(({ productId, uniqueId }) => [productId, uniqueId]),
  );
});

test('adds a part in a flash sale at its ordinary price', async () => {
  const { get: getAsVisitor, shop } = visit({ scenario: 'a flash sale is running' });
  const { productId = '', uniqueId = '', flashSaleId = '' } = shop.known;
  const { product: onSale } = await getAsVisitor(flashDetail, { params: { id: flashSaleId } });
  const { get } = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'demo')).token });
  await get(cartAddBatch, batch([{ productId, uniqueId, quantity: 1 }]));
  expect((await get(cartList, {})).valid[0]?.unitPrice).toBeGreaterThan(
    onSale.offers.find((offer) => offer.uniqueId === uniqueId)?.price ?? Number.NaN,
  );
});

test('a batch that is sent again adds nothing, and returns the first results', async () => {
  const { get, shop, clock } = signedIn();
  const [offer, other] = offers(shop, 2);
  if (!offer || !other) throw new Error('nothing to buy');
  const first = await get(cartAddBatch, batch([line(offer, 60), line(other, 2)]));
  setStock(shop, offer, 500);
  clock.move(24 * HOUR - 1);
  expect(await get(cartAddBatch, batch([line(offer, 60), line(other, 2)]))).toEqual(first);
  expect(inCart(shop).get(offer.uniqueId)).toBe(50);
  shop.state = mergeWithDefaults(createShop().state, fromRows(toRows(shop.state)));
  expect(await get(cartAddBatch, batch([line(offer, 60), line(other, 2)]))).toEqual(first);
  expect(inCart(shop).get(offer.uniqueId)).toBe(50);
});

test('a key expires after a day, and applies to one shopper only', async () => {
  const { get, shop, clock } = signedIn();
  const [offer] = offers(shop, 1);
  if (!offer) throw new Error('nothing to buy');
  await get(cartAddBatch, batch([line(offer, 2)]));
  const poor = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect(await poor.get(cartAddBatch, batch([line(offer, 3)]))).toMatchObject([{ added: 3 }]);
  clock.move(24 * HOUR);
  await get(cartAddBatch, batch([line(offer, 2)]));
  expect(inCart(shop).get(offer.uniqueId)).toBe(4);
  expect(Object.keys(shop.state.batches)).toHaveLength(1);
});

test('a quantity below 1 refuses the batch, whose key can be used again', async () => {
  const { get, refusalOf, shop } = signedIn();
  const [offer, other] = offers(shop, 2);
  if (!offer || !other) throw new Error('nothing to buy');
  for (const quantity of [0, -1])
    expect((await refusalOf(cartAddBatch, batch([line(offer, 5), line(other, quantity)]))).message).toBe(
      '购买数量至少为1',
    );
  expect(inCart(shop).size).toBe(0);
  expect(await get(cartAddBatch, batch([line(offer, 5), line(other, 1)]))).toMatchObject([{ added: 5 }, { added: 1 }]);
});

test('a full cart accepts more pieces of its lines, but no further line', async () => {
  const { get, refusalOf, shop } = signedIn();
  const all = offers(shop, MAX_CART_LINES + 2);
  for (let from = 0; from < MAX_CART_LINES; from += MAX_BATCH_LINES)
    await get(
      cartAddBatch,
      batch(
        all.slice(from, from + MAX_BATCH_LINES).map((offer) => line(offer, 1)),
        `${KEY}-${from}`,
      ),
    );
  const [first] = all;
  const [next, soldOut] = all.slice(MAX_CART_LINES);
  if (!first || !next || !soldOut) throw new Error('nothing to buy');
  setStock(shop, soldOut, 0);
  expect(
    (await get(cartAddBatch, batch([line(first, 1), line(next, 1), line(soldOut, 1)]))).map(({ added, reason }) => [
      added,
      reason,
    ]),
  ).toEqual([
    [1, undefined],
    [0, 'full'],
    [0, 'stock'],
  ]);
  expect(
    (await refusalOf(cartAdd, { body: { productId: next.mould.id, uniqueId: next.uniqueId, cartNum: 1, new: false } }))
      .message,
  ).toBe('购物车最多放1000种商品，请先结算或删除一些');
  await get(cartAdd, { body: { productId: first.mould.id, uniqueId: first.uniqueId, cartNum: 1, new: false } });
  expect(inCart(shop).size).toBe(MAX_CART_LINES);
});

const linesArbitrary = fc.array(fc.record({ index: fc.nat({ max: 7 }), quantity: fc.integer({ min: 1, max: 40 }) }), {
  minLength: 1,
  maxLength: 30,
});
const situation = fc.record({
  requestedLines: linesArbitrary,
  stocks: fc.array(fc.nat({ max: 60 }), { minLength: 8, maxLength: 8 }),
  limits: fc.array(fc.option(fc.nat({ max: 60 }), { nil: undefined }), { minLength: 4, maxLength: 4 }),
  before: fc.array(fc.nat({ max: 20 }), { minLength: 8, maxLength: 8 }),
  offSale: fc.nat({ max: 8 }),
});

test('the cart never exceeds stock and limits, equals the results, and ignores repeated batches', async () => {
  await fc.assert(
    fc.asyncProperty(situation, async ({ requestedLines, stocks, limits, before, offSale }) => {
      const { get, shop } = signedIn();
      const account = accountNamed(shop, 'demo');
      // Two colours each of four parts.
      const testedOffers = shop.catalogue.moulds
        .filter((mould) => isForCart(shop, mould) && offersOf(shop, mould).length > 1)
        .slice(0, 4)
        .flatMap((mould) => offersOf(shop, mould).slice(0, 2));
      testedOffers.forEach((offer, index) => {
        setStock(shop, offer, stocks[index] ?? 0);
        const quantity = before[index] ?? 0;
        if (quantity > 0)
          account.cart.push({ id: `before-${index}`, productId: offer.mould.id, uniqueId: offer.uniqueId, quantity });
        const limit = limits[Math.floor(index / 2)];
        if (limit !== undefined) shop.state.limits[offer.mould.id] = limit;
      });
      const withdrawn = testedOffers[offSale]?.mould.id;
      if (withdrawn !== undefined) shop.state.withdrawn[withdrawn] = 'offSale';
      const lines = requestedLines.flatMap(({ index, quantity }) =>
        testedOffers.slice(index, index + 1).map((offer) => line(offer, quantity)),
      );

      const results = await get(cartAddBatch, batch(lines));

      const cartAfter = inCart(shop);
      const sum = (rows: readonly (number | undefined)[]) => rows.reduce<number>((total, row) => total + (row ?? 0), 0);
      expect(results.map(({ uniqueId }) => uniqueId)).toEqual(lines.map(({ uniqueId }) => uniqueId));
      results.forEach((row, index) => {
        const requested = lines[index]?.quantity ?? 0;
        expect(row.added).toBeGreaterThanOrEqual(0);
        expect(row.added).toBeLessThanOrEqual(requested);
        expect(row.reason !== undefined).toBe(row.added < requested);
        if (row.productId === withdrawn) expect(row).toMatchObject({ added: 0, reason: 'offSale' });
      });
      testedOffers.forEach((offer, index) => {
        const quantityBefore = before[index] ?? 0;
        const quantityAfter = cartAfter.get(offer.uniqueId) ?? 0;
        expect(quantityAfter - quantityBefore).toBe(
          sum(results.filter(({ uniqueId }) => uniqueId === offer.uniqueId).map(({ added }) => added)),
        );
        expect(quantityAfter).toBeLessThanOrEqual(Math.max(quantityBefore, stocks[index] ?? 0));
        const limit = limits[Math.floor(index / 2)];
        const pair = index - (index % 2);
        const partBefore = sum(before.slice(pair, pair + 2));
        const partAfter = sum(testedOffers.slice(pair, pair + 2).map(({ uniqueId }) => cartAfter.get(uniqueId)));
        if (limit !== undefined) expect(partAfter).toBeLessThanOrEqual(Math.max(partBefore, limit));
        // As much as possible was added: a reduced line has reached the stock or the limit.
        const isRefused = results.some(({ uniqueId, reason }) => uniqueId === offer.uniqueId && reason !== undefined);
        if (isRefused && offer.mould.id !== withdrawn)
          expect(quantityAfter >= (stocks[index] ?? 0) || (limit !== undefined && partAfter >= limit)).toBe(true);
      });
      expect(await get(cartAddBatch, batch(lines))).toEqual(results);
      expect(inCart(shop)).toEqual(cartAfter);
    }),
    { numRuns: 40 },
  );
});

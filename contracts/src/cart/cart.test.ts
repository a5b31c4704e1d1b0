import fc from 'fast-check';
import * as z from 'zod/mini';
import { cartLine } from '../../fixtures/arbitraries/cart.ts';
import { decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, encodeValue } from '../envelope.ts';
import { cartAdd, cartCount, cartList, cartNum } from '../index.ts';
import { cartLine as cartLineCodec } from './cart-line.entity.ts';

const RED = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' } as const;

test('reads a line that can be bought, its price a number with a discount or a text without', () => {
  const [line] = decoded(cartList, '44').valid;
  expect(line).toEqual({
    id: '41',
    productId: '301',
    uniqueId: 'a1b2c3d4',
    quantity: 10,
    name: '砖 2 × 4',
    colour: '红',
    partNumber: '',
    picture: RED,
    unit: '颗',
    unitPrice: 85,
    savedPerPiece: 5,
    marketPrice: 120,
    stock: 4000,
    isValid: true,
  });
  expect(decoded(cartList, '54').valid[0]).toMatchObject({ unitPrice: 90, savedPerPiece: 0, marketPrice: 120 });
});

test('decodes lines of a deleted product with any columns missing', () => {
  expect(decoded(cartList, '44').invalid).toEqual([
    expect.objectContaining({
      id: '42',
      name: '',
      colour: '已失效',
      picture: { kind: 'photo', url: '' },
      isValid: false,
    }),
  ]);
  expect(decoded(cartList, '54').invalid).toEqual([
    expect.objectContaining({ id: '42', name: '' }),
    expect.objectContaining({ id: '43', name: '' }),
  ]);
});

test('a cart without its lists is a fault, not an empty cart', () => {
  expect(() => decodeAnswer(cartList, { status: 200, data: {} })).toThrow('cartList: data.valid: expected');
  expect(decodeAnswer(cartList, { status: 200, data: { valid: [], invalid: [] } })).toMatchObject({
    value: { valid: [], invalid: [] },
  });
});

test('reports an invalid line by its path', () => {
  expect(() =>
    decodeAnswer(cartList, {
      status: 200,
      data: { valid: [{ id: 1, product_id: 2, cart_num: 'x', truePrice: '0.85', productInfo: [] }], invalid: [] },
    }),
  ).toThrow(/^cartList: data\.valid\[0\]\.cart_num: expected .*, got string "x"$/);
});

test('a line without a price is a fault, not free; one that cannot be bought may lack it', () => {
  const line = { id: 1, product_id: 2, cart_num: 3 };
  const read = (cart: object) => decodeAnswer(cartList, { status: 200, data: { valid: [], invalid: [], ...cart } });
  expect(() => read({ valid: [{ ...line, productInfo: [] }] })).toThrow(/valid\[0\]\.truePrice/);
  expect(read({ invalid: [line] })).toMatchObject({ value: { invalid: [{ isValid: false }] } });
});

test('a line that says nothing about its product is a fault, not deleted; null and an empty list say deleted', () => {
  const line = { id: 1, product_id: 2, cart_num: 3, truePrice: '0.85' };
  const read = (sent: object) =>
    decodeAnswer(cartList, { status: 200, data: { valid: [{ ...line, ...sent }], invalid: [] } });
  expect(() => read({})).toThrow(/valid\[0\]\.productInfo/);
  for (const productInfo of [null, []])
    expect(read({ productInfo })).toMatchObject({ value: { valid: [{ name: '' }] } });
});

test('stock that a line does not name is unknown, and a null mark does not make it invalid', () => {
  const line = { id: 1, product_id: 2, cart_num: 3, truePrice: '0.85', status: null, productInfo: [] as never[] };
  expect(z.decode(cartLineCodec, line)).toMatchObject({ stock: undefined, isValid: true });
  expect(z.decode(cartLineCodec, { ...line, trueStock: 0 })).toMatchObject({ stock: 0 });
});

test('the id of an added line is text, also a buy-now key beyond 2^53', () => {
  expect(decoded(cartAdd, '44')).toEqual({ lineId: '41' });
  expect(decoded(cartAdd, '54')).toEqual({ lineId: '3646988043223302144' });
});

test('encodes what is sent with the wire names', () => {
  expect(encodeValue(cartAdd, cartAdd.body, { productId: '301', uniqueId: 'a1b2c3d4', cartNum: 2, new: true })).toEqual(
    { productId: 301, uniqueId: 'a1b2c3d4', cartNum: 2, new: 1 },
  );
  expect(encodeValue(cartNum, cartNum.body, { id: '41', number: 3 })).toEqual({ id: 41, number: 3 });
});

test('reads the count of an empty cart', () => {
  expect(decoded(cartCount, '54')).toEqual({ count: 0 });
});

test('a market price is one only where it is higher', () => {
  const read = (marketPrice: number) =>
    fc.sample(cartLine, 1).map((line) => {
      const sent = { ...line, name: '砖', unitPrice: 90, isValid: true, marketPrice };
      return roundTrip(cartList, { valid: [sent], invalid: [] }).valid[0]?.marketPrice;
    });
  expect(read(120)).toEqual([120]);
  expect([...read(90), ...read(0)]).toEqual([undefined, undefined]);
});

test('any cart line survives a round trip through JSON', () => {
  fc.assert(
    fc.property(fc.array(cartLine, { maxLength: 4 }), (lines) => {
      const cart = {
        valid: lines.map((line) => ({ ...line, isValid: true })),
        invalid: lines.map((line) => ({ ...line, isValid: false })),
      };
      expect(roundTrip(cartList, cart)).toEqual(cart);
    }),
  );
});

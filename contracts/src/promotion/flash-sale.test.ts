import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeAnswer } from '../envelope.ts';
import { flashDetail, flashList, flashSlots } from '../index.ts';

const RED = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' };
const TWO = Date.parse('2026-11-20T14:00:00+08:00');
const HOUR = 3_600_000;

test('reads slots from their end and their hours; the running one is shown first', () => {
  const { slots, current } = decoded(flashSlots, '44');
  expect(slots[1]).toEqual({ id: '3', state: 'running', from: TWO - 4 * HOUR, to: TWO });
  expect(slots.map(({ state }) => state)).toEqual(['over', 'running', 'coming']);
  expect(current).toBe(1);
});

test('a slot over midnight has the right length', () => {
  const last = decoded(flashSlots, '44').slots[2];
  expect([last?.from, last?.to]).toEqual([
    Date.parse('2026-11-20T22:00:00+08:00'),
    Date.parse('2026-11-21T02:00:00+08:00'),
  ]);
});

test('a day without sales has no current slot', () => {
  expect(decoded(flashSlots, '54')).toEqual({ slots: [] });
});

test.each([
  [{ status: 9 }, /status/],
  [{ status: null }, /status/],
  [{ stop: 0 }, /stop/],
  [{ stop: undefined }, /stop/],
])('a slot whose state or end is not known is a fault, neither over nor running: %j', (columns, path) => {
  const slot = { id: 1, time: '08:00', continued: 2, status: 1, stop: 1_795_104_000, ...columns };
  expect(() => decodeAnswer(flashSlots, { status: 200, data: { seckillTime: [slot], seckillTimeIndex: 0 } })).toThrow(
    path,
  );
});

test('reads the ids of sale and product, and prices from numbers', () => {
  expect(decoded(flashList, '44')).toEqual([
    {
      id: '55',
      productId: '301',
      name: '砖 2 × 4',
      picture: RED,
      price: 45,
      marketPrice: 90,
      unit: '颗',
      quota: 100,
      left: 60,
      soldPercent: 40,
      limitPerShopper: 100,
    },
    {
      id: '56',
      productId: '302',
      name: '板 2 × 2',
      picture: { kind: 'photo', url: '' },
      price: 100,
      unit: '颗',
      quota: 100,
      left: 0,
      soldPercent: 100,
      limitPerShopper: 0,
    },
  ]);
});

test('limits the share to 100 and rounds fractions of a fen', () => {
  expect(decoded(flashList, '54')[0]).toMatchObject({ price: 46, soldPercent: 100, left: 60 });
});

test('reads a running sale with its product at the sale’s prices', () => {
  const sale = decoded(flashDetail, '44');
  expect(sale).toMatchObject({
    id: '55',
    state: 'running',
    turnsAt: TWO,
    quota: 100,
    left: 60,
    soldPercent: 40,
    limitPerShopper: 100,
    limitPerOrder: 50,
    bought: 10,
  });
  expect(sale.product).toMatchObject({
    id: '301',
    name: '砖 2 × 4',
    price: 45,
    marketPrice: 90,
    isFavourite: true,
    reviewCount: 12,
    goodReviewPercent: 98,
    recommended: [],
    related: [],
  });
  expect(sale.product.offers).toEqual([
    {
      uniqueId: 'f1a2b3c4',
      name: '红',
      picture: RED,
      price: 45,
      marketPrice: 90,
      stock: 60,
      code: '300121',
      quota: 60,
    },
  ]);
});

test('an ended sale has no countdown', () => {
  const sale = decoded(flashDetail, '54');
  expect(sale).toMatchObject({ state: 'over', left: 0, soldPercent: 100, limitPerShopper: 0, bought: 0 });
  expect(sale).toMatchObject({ turnsAt: undefined });
  expect(sale.product).toMatchObject({ marketPrice: undefined });
});

test('encodes the start of a slot as an hour in Shanghai', () => {
  const sent = encodeAnswer(flashSlots, {
    slots: [{ id: '1', state: 'coming', from: TWO, to: TWO + 4 * HOUR }],
    current: 0,
  }) as { data: { seckillTime: unknown[] } };
  expect(sent.data.seckillTime[0]).toMatchObject({
    time: '14:00',
    continued: 4,
    status: 2,
    stop: (TWO + 4 * HOUR) / 1000,
  });
});

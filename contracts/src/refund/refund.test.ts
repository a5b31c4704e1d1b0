import fc from 'fast-check';
import { cartLine } from '../../fixtures/arbitraries/cart.ts';
import { refund } from '../../fixtures/arbitraries/refund.ts';
import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import {
  decodeAnswer,
  encodeAnswer,
  encodeValue,
  refundApply,
  refundDetail,
  refundLines,
  refundList,
  refundReasons,
  refundReturn,
  type Refund,
} from '../index.ts';

const shanghai = (text: string) => Date.parse(`${text}+08:00`);
const detail = (): Record<string, unknown> =>
  (captured('refundDetail', '44') as { data: Record<string, unknown> }).data;
/** A refund with other columns. */
function read(columns: object): Refund {
  const reply = decodeAnswer(refundDetail, { status: 200, data: { ...detail(), ...columns } });
  if (reply.kind === 'refused') throw new Error(reply.message);
  return reply.value;
}

test('reads the reasons; a shop without any sends one empty text', () => {
  expect(decoded(refundReasons, '44')).toEqual(['买错了颜色', '少件', '破损', '不想要了']);
  expect(decoded(refundReasons, '54')).toEqual([]);
});

test('leaves out a line without refundable pieces, although the server lists it', () => {
  const [red, blue] = decoded(refundLines, '44');
  expect(red).toMatchObject({
    id: '41',
    name: '砖 2 × 4',
    quantity: 10,
    left: 6,
    unitPrice: 85,
    savedPerPiece: 5,
    couponShare: 30,
    postageShare: 750,
  });
  expect(blue).toMatchObject({ id: '42', quantity: 4, left: 0, couponShare: 0, postageShare: 250 });
});

test('reads the key of a line bought with buy now, beyond 2^53', () => {
  expect(decoded(refundLines, '54')).toMatchObject([{ id: '3646988043223302144', left: 10, unitPrice: 90 }]);
});

test('leaves no negative number when refunds exceed the bought pieces', () => {
  const { data } = captured('refundLines', '44') as { data: object[] };
  expect(decodeAnswer(refundLines, { status: 200, data: [{ ...data[0], refund_num: 12 }] })).toMatchObject({
    value: [{ left: 0 }],
  });
});

test('any refundable line survives a round trip through JSON', () => {
  const part = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(cartLine, part, part, part, (line, left, couponShare, postageShare) => {
      const lines = [{ ...line, left: Math.min(left, line.quantity), couponShare, postageShare }];
      expect(roundTrip(refundLines, lines)).toEqual(lines);
    }),
  );
});

test('sends a request: the reason, pieces of lines, and images in one text', () => {
  const asked = {
    text: '少件',
    refund_reason_wap_explain: '少了 4 颗',
    refund_reason_wap_img: '/uploads/a.jpg,/uploads/b.jpg',
    refund_type: 1 as const,
  };
  expect(
    encodeValue(refundApply, refundApply.body, {
      ...asked,
      cart_ids: [{ cart_id: '3646988043223302144', cart_num: 4 }],
    }),
  ).toEqual({ ...asked, cart_ids: [{ cart_id: '3646988043223302144', cart_num: 4 }] });
  expect(encodeValue(refundApply, refundApply.body, asked)).toEqual(asked);
});

test('sends the return parcel with the id of the refund', () => {
  const parcel = {
    refund_express: 'YT9876543210',
    refund_express_name: '圆通速递',
    refund_phone: '',
    refund_explain: '',
  };
  expect(encodeValue(refundReturn, refundReturn.body, { id: '5', ...parcel })).toEqual({ id: 5, ...parcel });
});

test('reads a page of refunds: under review for money, rejected, under review with goods', () => {
  const { refunds, total } = decoded(refundList, '44');
  expect(total).toBe(3);
  expect(refunds.map(({ number, state, kind }) => [number, state, kind])).toEqual([
    ['3647112233445566778', 'underReview', 'money'],
    ['3647112233445566777', 'rejected', 'money'],
    ['3647112233445566776', 'underReview', 'goods'],
  ]);
  expect(refunds[0]).toMatchObject({
    id: '5',
    orderId: '88',
    pieces: 4,
    amount: 340,
    reason: '少件',
    explanation: '少了 4 颗',
    images: [],
    requestedAt: shanghai('2025-11-21T10:30:00'),
    lines: [{ name: '砖 2 × 4', quantity: 4, reviewKey: '' }],
  });
  expect(refunds[0]).toMatchObject({ refundedAt: undefined });
});

test('ignores images that are null or have no valid address', () => {
  const [, refused, withImages] = decoded(refundList, '44').refunds;
  expect(refused).toMatchObject({ images: [], explanation: '', refusal: '商品已使用' });
  expect(withImages?.images).toEqual(['https://shop.example/uploads/a.jpg', '/uploads/b.png']);
});

test('reads returned goods on their way, and a paid refund', () => {
  const [returning, paid] = decoded(refundList, '54').refunds;
  expect(returning).toMatchObject({
    state: 'returning',
    kind: 'goods',
    returnCarrier: '圆通速递',
    returnNumber: 'YT9876543210',
    requestedAt: shanghai('2025-11-21T10:30:15'),
  });
  expect(paid).toMatchObject({ state: 'refunded', refundedAt: 1_763_700_000_000 });
});

test('a refund under review has no return address yet', () => {
  expect(decoded(refundDetail, '44')).toMatchObject({
    orderNumber: 'cp513622411122334455',
    state: 'underReview',
    kind: 'goods',
    requestedAt: shanghai('2025-11-21T10:30:00'),
    returnTo: { name: '', phone: '', address: '' },
    carriers: [],
  });
});

test('a refund that waits for the goods has a return address and carriers', () => {
  expect(decoded(refundDetail, '54')).toMatchObject({
    state: 'awaitingReturn',
    kind: 'goods',
    returnTo: { name: '售后部', phone: '021-61000000', address: '上海市 浦东新区 张江路 2 号' },
    carriers: ['顺丰速运', '圆通速递'],
  });
});

test('a rejected refund has a reason, and null columns are empty', () => {
  expect(decoded(refundDetail, '54', 'rejected')).toMatchObject({
    state: 'rejected',
    stateTitle: '拒绝退款',
    refusal: '商品已使用',
    images: [],
    explanation: '',
    returnTo: { name: '', address: '' },
  });
});

test('the amount of a paid refund is what the server says it paid', () => {
  const prices = { refund_price: '8.50', refunded_price: '18.50' };
  expect(read({ ...prices, refund_type: 6 }).amount).toBe(1850);
  expect(read({ ...prices, refund_type: 1 }).amount).toBe(850);
  expect(read({ ...prices, refund_type: 6, refunded_price: '0.00' }).amount).toBe(850);
});

test('a refund that the server opened for a failed group-buy is known as one', () => {
  expect([1, '1', 0, null, undefined].map((is_pink_cancel) => read({ is_pink_cancel }).isOfFailedGroup)).toEqual([
    true,
    true,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a type that no document names is unknown', () => {
  expect([1, 2, 3, 4, 5, 6, 0, 9, '4'].map((type) => read({ refund_type: type }).state)).toEqual([
    'underReview',
    'underReview',
    'rejected',
    'awaitingReturn',
    'returning',
    'refunded',
    'unknown',
    'unknown',
    'awaitingReturn',
  ]);
});

test('recognises a paid refund of goods by its return parcel', () => {
  expect(read({ refund_type: 6, refund_express: 'YT9876543210' })).toMatchObject({ state: 'refunded', kind: 'goods' });
  expect(read({ refund_type: 6 })).toMatchObject({ state: 'refunded', kind: 'money' });
});

test('reports an unreadable time with its path', () => {
  expect(() => read({ add_time: 'soon' })).toThrow('refundDetail: data.add_time: expected');
});

test('any refund survives a round trip through JSON, alone and in a list', () => {
  const way = fc.record({
    orderNumber: fc.string({ minLength: 1 }),
    returnTo: fc.record({ name: fc.string(), phone: fc.string(), address: fc.string() }),
    carriers: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(refund, way, (one, more) => {
      expect(roundTrip(refundList, { refunds: [one], total: 1 })).toEqual({ refunds: [one], total: 1 });
      expect(roundTrip(refundDetail, { ...one, ...more })).toEqual({ ...one, ...more });
    }),
  );
});

test('encodes type 2 while goods are requested, and the type of the state later', () => {
  const types = (['underReview', 'awaitingReturn', 'returning', 'refunded', 'rejected'] as const).map(
    (state) =>
      (encodeAnswer(refundDetail, { ...decoded(refundDetail, '44'), state }) as { data: { refund_type: number } }).data
        .refund_type,
  );
  expect(types).toEqual([2, 4, 5, 6, 3]);
});

import fc from 'fast-check';
import { cartLine, refund } from '../../fixtures/arbitraries.ts';
import { captured, decoded } from '../../fixtures/captured.ts';
import { thereAndBack } from '../../fixtures/there-and-back.ts';
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

test('reasons to choose from; a shop that has set none sends one empty text', () => {
  expect(decoded(refundReasons, '44')).toEqual(['买错了颜色', '少件', '破损', '不想要了']);
  expect(decoded(refundReasons, '54')).toEqual([]);
});

test('lines of which pieces are left, and one of which none is, though the server lists it', () => {
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

test('a line that was bought at once goes by a key beyond 2^53', () => {
  expect(decoded(refundLines, '54')).toMatchObject([{ id: '3646988043223302144', left: 10, unitPrice: 90 }]);
});

test('more pieces in refunds than were bought leave none, not fewer', () => {
  const { data } = captured('refundLines', '44') as { data: object[] };
  expect(decodeAnswer(refundLines, { status: 200, data: [{ ...data[0], refund_num: 12 }] })).toMatchObject({
    value: [{ left: 0 }],
  });
});

test('any line that can be refunded survives the way through JSON', () => {
  const part = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(cartLine, part, part, part, (line, left, couponShare, postageShare) => {
      const lines = [{ ...line, left: Math.min(left, line.quantity), couponShare, postageShare }];
      expect(thereAndBack(refundLines, lines)).toEqual(lines);
    }),
  );
});

test('what is asked for: the reason, pieces of lines, and images in one text', () => {
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

test('the parcel that comes back is told with the refund’s id', () => {
  const parcel = {
    refund_express: 'YT9876543210',
    refund_express_name: '圆通速递',
    refund_phone: '',
    refund_explain: '',
  };
  expect(encodeValue(refundReturn, refundReturn.body, { id: '5', ...parcel })).toEqual({ id: 5, ...parcel });
});

test('a page of refunds: under review for money, refused, under review with goods', () => {
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
    askedAt: shanghai('2025-11-21T10:30:00'),
    lines: [{ name: '砖 2 × 4', quantity: 4, reviewKey: '' }],
  });
  expect(refunds[0]).not.toHaveProperty('refundedAt');
});

test('images that are null, or an address that is none, are no images', () => {
  const [, refused, withImages] = decoded(refundList, '44').refunds;
  expect(refused).toMatchObject({ images: [], explanation: '', refusal: '商品已使用' });
  expect(withImages?.images).toEqual(['https://shop.example/uploads/a.jpg', '/uploads/b.png']);
});

test('goods on their way back, and a refund that was paid', () => {
  const [returning, paid] = decoded(refundList, '54').refunds;
  expect(returning).toMatchObject({
    state: 'returning',
    kind: 'goods',
    returnCarrier: '圆通速递',
    returnNumber: 'YT9876543210',
    askedAt: shanghai('2025-11-21T10:30:15'),
  });
  expect(paid).toMatchObject({ state: 'refunded', refundedAt: 1_763_700_000_000 });
});

test('a refund under review: nowhere to send anything yet', () => {
  expect(decoded(refundDetail, '44')).toMatchObject({
    orderNumber: 'cp513622411122334455',
    state: 'underReview',
    kind: 'goods',
    askedAt: shanghai('2025-11-21T10:30:00'),
    returnTo: { name: '', phone: '', address: '' },
    carriers: [],
  });
});

test('a refund that waits for the goods: where to, and with whom', () => {
  expect(decoded(refundDetail, '54')).toMatchObject({
    state: 'awaitingReturn',
    kind: 'goods',
    returnTo: { name: '售后部', phone: '021-61000000', address: '上海市 浦东新区 张江路 2 号' },
    carriers: ['顺丰速运', '圆通速递'],
  });
});

test('a refund that was refused says why, and columns that are null say nothing', () => {
  expect(decoded(refundDetail, '54', 'rejected')).toMatchObject({
    state: 'rejected',
    stateTitle: '拒绝退款',
    refusal: '商品已使用',
    images: [],
    explanation: '',
    returnTo: { name: '', address: '' },
  });
});

test('a type that nobody knows is still under review', () => {
  expect([1, 2, 3, 4, 5, 6, 0, 9, '4'].map((type) => read({ refund_type: type }).state)).toEqual([
    'underReview',
    'underReview',
    'rejected',
    'awaitingReturn',
    'returning',
    'refunded',
    'underReview',
    'underReview',
    'awaitingReturn',
  ]);
});

test('a refund of goods that is paid is known by the parcel that came back', () => {
  expect(read({ refund_type: 6, refund_express: 'YT9876543210' })).toMatchObject({ state: 'refunded', kind: 'goods' });
  expect(read({ refund_type: 6 })).toMatchObject({ state: 'refunded', kind: 'money' });
});

test('a time that nobody can read is a fault that tells its place', () => {
  expect(() => read({ add_time: 'soon' })).toThrow('refundDetail: data.add_time: expected');
});

test('any refund survives the way through JSON, alone and in a list', () => {
  const way = fc.record({
    orderNumber: fc.string(),
    returnTo: fc.record({ name: fc.string(), phone: fc.string(), address: fc.string() }),
    carriers: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(refund, way, (one, more) => {
      expect(thereAndBack(refundList, { refunds: [one], total: 1 })).toEqual({ refunds: [one], total: 1 });
      expect(thereAndBack(refundDetail, { ...one, ...more })).toEqual({ ...one, ...more });
    }),
  );
});

test('a server of ours writes type 2 while goods are asked for, and the type of the state later', () => {
  const types = (['underReview', 'awaitingReturn', 'returning', 'refunded', 'rejected'] as const).map(
    (state) =>
      (encodeAnswer(refundDetail, { ...decoded(refundDetail, '44'), state }) as { data: { refund_type: number } }).data
        .refund_type,
  );
  expect(types).toEqual([2, 4, 5, 6, 3]);
});

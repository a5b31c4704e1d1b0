import fc from 'fast-check';
import {
  decodeFrame,
  decodeSentFrame,
  encodeFrame,
  encodeSentFrame,
  PING_INTERVAL,
  type ReceivedFrame,
  type SendKind,
  type SentFrame,
} from './frames.ts';

const wire = (value: unknown): string => JSON.stringify(value);

test('pings every ten seconds, so that the server’s 12 s never pass in silence', () => {
  expect(PING_INTERVAL).toBe(10_000);
});

test('signs in with the bare token', () => {
  expect(JSON.parse(encodeSentFrame({ kind: 'signIn', token: 'eyJ.x' }))).toEqual({ type: 'login', data: 'eyJ.x' });
});

test('says a text, an image, a product and an order by their numbers', () => {
  const sent = (as: SendKind) =>
    JSON.parse(encodeSentFrame({ kind: 'say', content: 'x', as, to: '2' })) as { data: object };
  expect(sent('text').data).toEqual({ msn: 'x', type: 1, to_uid: 2 });
  expect([sent('image'), sent('product'), sent('order')].map((frame) => frame.data)).toMatchObject([
    { type: 3 },
    { type: 5 },
    { type: 6 },
  ]);
});

test('turns to an agent', () => {
  expect(JSON.parse(encodeSentFrame({ kind: 'turnTo', agentId: '2' }))).toEqual({ type: 'to_chat', data: { id: 2 } });
});

const echo = {
  to_uid: 2,
  msn_type: 1,
  msn: '你好',
  uid: 12,
  add_time: 1_763_600_000,
  type: 0,
  id: '12',
  _add_time: '2025-11-20 08:53:20',
  nickname: '小颗粒',
  avatar: '',
  productInfo: [],
  orderInfo: [],
};

test('reads the echo of a stored message: id as text, no card sent as []', () => {
  expect(decodeFrame(wire({ type: 'chat', data: echo }))).toMatchObject({
    kind: 'stored',
    message: { id: '12', senderId: '12', kind: 'text', text: '你好', sentAt: 1_763_600_000_000 },
  });
});

test('reads an automatic reply that lacks name, avatar and cards', () => {
  expect(
    decodeFrame(
      wire({
        type: 'reply',
        data: { id: 13, uid: '2', msn: '在', msn_type: '1', add_time: '1763600000', recored: {} },
      }),
    ),
  ).toMatchObject({ kind: 'reply', message: { id: '13', senderName: '', avatar: '', text: '在' } });
});

test.each([4, 77])('a message of type %i, which only the phone app shows, is kept as one of another kind', (type) => {
  expect(decodeFrame(wire({ type: 'reply', data: { ...echo, msn_type: type } }))).toMatchObject({
    kind: 'reply',
    message: { kind: 'other' },
  });
});

test('a card that makes no sense does not cost the message', () => {
  const broken = { ...echo, msn_type: 5, productInfo: { store_name: ['?'], price: 'dear' } };
  expect(decodeFrame(wire({ type: 'reply', data: broken }))).toMatchObject({
    kind: 'reply',
    message: { kind: 'product', text: '你好', product: undefined },
  });
  expect(decodeFrame(wire({ type: 'reply', data: { ...echo, msn_type: 6, orderInfo: 'none' } }))).toMatchObject({
    message: { kind: 'order', order: undefined },
  });
});

test.each([
  [{ type: 'success' }, { kind: 'signedIn' }],
  [
    { type: 'ping', data: { now: 1_763_600_000 } },
    { kind: 'pong', now: 1_763_600_000_000 },
  ],
  [
    { type: 'mssage_num', data: { uid: 2, num: 0, recored: {} } },
    { kind: 'unread', agentId: '2', count: 0 },
  ],
  [
    { type: 'to_transfer', data: { toUid: 3, avatar: '/a.png', nickname: '阿粒' } },
    { kind: 'transferred', agent: { id: '3', name: '阿粒', avatar: '/a.png' } },
  ],
  [
    { type: 'online', data: { online: 0, uid: 2 } },
    { kind: 'presence', agentId: '2', isOnline: false },
  ],
  [
    { type: 'err_tip', data: { msg: '用户不存在' } },
    { kind: 'complaint', message: '用户不存在' },
  ],
  [
    { type: 'error', data: { msg: '请登录' }, close: true },
    { kind: 'refused', message: '请登录' },
  ],
  [{ type: 'timeout', close: true }, { kind: 'idle' }],
])('reads %j', (sent, frame) => {
  expect(decodeFrame(wire(sent))).toEqual(frame);
});

test.each([['user_online'], ['transfer'], ['of_tomorrow']])('a frame of type %s is left alone', (type) => {
  expect(decodeFrame(wire({ type, data: {} }))).toEqual({ kind: 'unknown' });
});

test.each([
  ['not JSON'],
  ['[]'],
  ['null'],
  ['{}'],
  ['{"type":7}'],
  ['{"type":"chat"}'],
  ['{"type":"reply","data":{"uid":{}}}'],
  ['{"type":"to_transfer","data":[]}'],
])('%s makes no sense, and is told from a type not known', (text) => {
  expect(decodeFrame(text)).toEqual({ kind: 'malformed' });
});

test('a megabyte in one message is read like any other', () => {
  expect(decodeFrame(wire({ type: 'reply', data: { ...echo, msn: 'x'.repeat(1_000_000) } }))).toMatchObject({
    kind: 'reply',
  });
});

test('nothing that comes over the socket throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
      decodeFrame(data);
      decodeSentFrame(data);
    }),
  );
});

test('every frame a shopper can send is read as it was meant', () => {
  const number = fc.nat().map(String);
  const frame: fc.Arbitrary<SentFrame> = fc.oneof(
    fc.record({ kind: fc.constant('signIn' as const), token: fc.string() }),
    fc.constant({ kind: 'ping' as const }),
    fc.record({
      kind: fc.constant('say' as const),
      content: fc.string({ unit: 'binary' }),
      as: fc.constantFrom('text' as const, 'image' as const, 'product' as const, 'order' as const),
      to: number,
    }),
    fc.record({ kind: fc.constant('turnTo' as const), agentId: number }),
  );
  fc.assert(
    fc.property(frame, (sent) => {
      expect(decodeSentFrame(encodeSentFrame(sent))).toEqual(sent);
    }),
  );
});

test('every frame the stand-in shop sends is read as it was meant', () => {
  const card = {
    id: '301',
    name: '砖 2 × 4',
    picture: { kind: 'photo', url: '' } as const,
    price: 90,
    stock: 3,
    sales: 1,
  };
  const base = { id: '9', senderId: '2', senderName: '阿豆', avatar: '', sentAt: 1_763_600_000_000 };
  const frames: ReceivedFrame[] = [
    { kind: 'stored', message: { ...base, kind: 'text', text: '你好' } },
    { kind: 'reply', message: { ...base, kind: 'product', text: '301', product: card } },
    {
      kind: 'reply',
      message: {
        ...base,
        kind: 'order',
        text: 'cp1',
        order: { orderNumber: 'cp1', lines: [{ quantity: 2, product: card }] },
      },
    },
    { kind: 'reply', message: { ...base, kind: 'other', text: '/voice.mp3' } },
    { kind: 'signedIn' },
    { kind: 'pong' },
    { kind: 'pong', now: 1_763_600_000_000 },
    { kind: 'transferred', agent: { id: '3', name: '阿粒', avatar: '' } },
    { kind: 'unread', agentId: '2', count: 1 },
    { kind: 'presence', agentId: '2', isOnline: true },
    { kind: 'complaint', message: '用户不存在' },
    { kind: 'refused', message: '授权失败!' },
    { kind: 'idle' },
  ];
  for (const frame of frames) expect(decodeFrame(encodeFrame(frame))).toEqual(frame);
});

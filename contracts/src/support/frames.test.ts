import fc from 'fast-check';
import {
  decodeFrame,
  decodeSentFrame,
  encodeFrame,
  encodeSentFrame,
  PING_INTERVAL_MS,
  type ReceivedFrame,
  type SendKind,
  type SentFrame,
} from './frames.ts';

const wire = (value: unknown): string => JSON.stringify(value);

test('pings every ten seconds, more often than the server’s timeout of 12 s', () => {
  expect(PING_INTERVAL_MS).toBe(10_000);
});

test('signs in with the token without prefix', () => {
  expect(JSON.parse(encodeSentFrame({ kind: 'signIn', token: 'eyJ.x' }))).toEqual({ type: 'login', data: 'eyJ.x' });
});

test('sends a text, an image, a product and an order with their type numbers', () => {
  const sent = (as: SendKind) =>
    JSON.parse(encodeSentFrame({ kind: 'message', content: 'x', as, to: '2' })) as { data: object };
  expect(sent('text').data).toEqual({ msn: 'x', type: 1, to_uid: 2 });
  expect([sent('image'), sent('product'), sent('order')].map((frame) => frame.data)).toMatchObject([
    { type: 3 },
    { type: 5 },
    { type: 6 },
  ]);
});

test('opens the conversation with an agent', () => {
  expect(JSON.parse(encodeSentFrame({ kind: 'openConversation', agentId: '2' }))).toEqual({
    type: 'to_chat',
    data: { id: 2 },
  });
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

test('reads the echo of a stored message: id as text, [] for no card', () => {
  expect(decodeFrame(wire({ type: 'chat', data: echo }))).toMatchObject({
    kind: 'stored',
    message: { id: '12', senderId: '12', kind: 'text', text: '你好', sentAt: 1_763_600_000_000 },
  });
});

test.each(['刚刚', '2025-11-20T08:53:20Z', '2025-13-45 99:99:99', 7, {}])(
  'reads a message with the time text %j by its unix time',
  (time) => {
    expect(decodeFrame(wire({ type: 'reply', data: { ...echo, _add_time: time } }))).toMatchObject({
      kind: 'reply',
      message: { sentAt: 1_763_600_000_000 },
    });
  },
);

test.each(['soon', 1.5, null, undefined, 0])('reads a message with the unix time %j by its time text', (time) => {
  expect(decodeFrame(wire({ type: 'reply', data: { ...echo, add_time: time } }))).toMatchObject({
    kind: 'reply',
    message: { sentAt: 1_763_600_000_000 },
  });
});

test('a message without a readable time has none', () => {
  expect(decodeFrame(wire({ type: 'reply', data: { ...echo, add_time: 'x', _add_time: 'y' } }))).toMatchObject({
    kind: 'reply',
    message: { text: '你好', sentAt: undefined },
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

test.each([4, 77])('a message of type %i, which only the phone app shows, is of the kind other', (type) => {
  expect(decodeFrame(wire({ type: 'reply', data: { ...echo, msn_type: type } }))).toMatchObject({
    kind: 'reply',
    message: { kind: 'other' },
  });
});

test('a card is deleted where the server says that there is none, and unknown where it says nothing', () => {
  const read = (card: object) => decodeFrame(wire({ type: 'reply', data: { ...echo, ...card } }));
  const { productInfo: _, orderInfo: __, ...silent } = echo;
  expect(read({ msn_type: 5 })).toMatchObject({ message: { isDeleted: true } });
  expect(read({ msn_type: 6, orderInfo: null })).toMatchObject({ message: { isDeleted: true } });
  for (const type of [5, 6]) {
    const unknown = decodeFrame(wire({ type: 'reply', data: { ...silent, msn_type: type } }));
    expect(unknown).toMatchObject({ kind: 'reply', message: { text: '你好' } });
    expect(unknown).not.toHaveProperty('message.isDeleted');
  }
});

test('reads a message with an invalid card without the card', () => {
  const invalidCard = { ...echo, msn_type: 5, productInfo: { store_name: ['?'], price: 'dear' } };
  expect(decodeFrame(wire({ type: 'reply', data: invalidCard }))).toMatchObject({
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
    { kind: 'error', message: '用户不存在' },
  ],
  [
    { type: 'error', data: { msg: '请登录' }, close: true },
    { kind: 'refused', message: '请登录' },
  ],
  [{ type: 'timeout', close: true }, { kind: 'timeout' }],
])('reads %j', (sent, frame) => {
  expect(decodeFrame(wire(sent))).toEqual(frame);
});

test.each([['user_online'], ['transfer'], ['future_type']])('a frame of type %s is unknown', (type) => {
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
])('%s is malformed, not unknown', (text) => {
  expect(decodeFrame(text)).toEqual({ kind: 'malformed' });
});

test('reads a message of a megabyte', () => {
  expect(decodeFrame(wire({ type: 'reply', data: { ...echo, msn: 'x'.repeat(1_000_000) } }))).toMatchObject({
    kind: 'reply',
  });
});

test('never throws for a text from the socket', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
      decodeFrame(data);
      decodeSentFrame(data);
    }),
  );
});

test('every frame of a client survives a round trip', () => {
  const number = fc.nat().map(String);
  const frame: fc.Arbitrary<SentFrame> = fc.oneof(
    fc.record({ kind: fc.constant('signIn' as const), token: fc.string() }),
    fc.constant({ kind: 'ping' as const }),
    fc.record({
      kind: fc.constant('message' as const),
      content: fc.string({ unit: 'binary' }),
      as: fc.constantFrom('text' as const, 'image' as const, 'product' as const, 'order' as const),
      to: number,
    }),
    fc.record({ kind: fc.constant('openConversation' as const), agentId: number }),
  );
  fc.assert(
    fc.property(frame, (sent) => {
      expect(decodeSentFrame(encodeSentFrame(sent))).toEqual(sent);
    }),
  );
});

test('every frame of the stand-in shop survives a round trip', () => {
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
    { kind: 'error', message: '用户不存在' },
    { kind: 'refused', message: '授权失败!' },
    { kind: 'timeout' },
  ];
  for (const frame of frames) expect(decodeFrame(encodeFrame(frame))).toEqual(frame);
});

import fc from 'fast-check';
import { decodeFrame, decodeSentFrame, encodeFrame, encodeSentFrame, PING_INTERVAL, type ReceivedFrame, type SentFrame } from './frames.ts';

const wire = (value: unknown): string => JSON.stringify(value);

test('pings every ten seconds, so that the server’s 12 s never pass in silence', () => {
  expect(PING_INTERVAL).toBe(10_000);
});

test('signs in with the bare token', () => {
  expect(JSON.parse(encodeSentFrame({ type: 'login', data: 'eyJ.x' }))).toEqual({ type: 'login', data: 'eyJ.x' });
});

test('says a text, an image, a product and an order by their numbers', () => {
  const sent = (kind: 'text' | 'image' | 'product' | 'order') => JSON.parse(encodeSentFrame({ type: 'chat', data: { text: 'x', kind, to: '2' } })) as { data: object };
  expect(sent('text').data).toEqual({ msn: 'x', type: 1, to_uid: 2 });
  expect([sent('image'), sent('product'), sent('order')].map((frame) => frame.data)).toMatchObject([{ type: 3 }, { type: 5 }, { type: 6 }]);
});

test('turns to an agent', () => {
  expect(JSON.parse(encodeSentFrame({ type: 'to_chat', data: { id: '2' } }))).toEqual({ type: 'to_chat', data: { id: 2 } });
});

test('reads the echo of a stored message: id as text, no card sent as []', () => {
  const data = { to_uid: 2, msn_type: 1, msn: '你好', uid: 12, add_time: 1_763_600_000, type: 0, id: '12', _add_time: '2025-11-20 08:53:20', nickname: '小颗粒', avatar: '', productInfo: [], orderInfo: [] };
  expect(decodeFrame(wire({ type: 'chat', data }))).toMatchObject({ type: 'chat', data: { id: '12', senderId: '12', kind: 'text', text: '你好', sentAt: 1_763_600_000_000 } });
});

test('reads an automatic reply that lacks name, avatar and cards', () => {
  expect(decodeFrame(wire({ type: 'reply', data: { id: 13, uid: '2', msn: '在', msn_type: '1', add_time: '1763600000', recored: {} } }))).toMatchObject({ type: 'reply', data: { id: '13', senderName: '', avatar: '', text: '在' } });
});

test.each([
  [{ type: 'success' }, { type: 'success' }],
  [{ type: 'ping', data: { now: 1_763_600_000 } }, { type: 'ping', data: { now: 1_763_600_000 } }],
  [{ type: 'mssage_num', data: { uid: 2, num: 0, recored: {} } }, { type: 'mssage_num', data: { agentId: '2', count: 0 } }],
  [{ type: 'to_transfer', data: { toUid: 3, avatar: '', nickname: '阿粒' } }, { type: 'to_transfer', data: { agentId: '3' } }],
  [{ type: 'online', data: { online: 0, uid: 2 } }, { type: 'online', data: { agentId: '2', isOnline: false } }],
  [{ type: 'err_tip', data: { msg: '用户不存在' } }, { type: 'err_tip', data: { message: '用户不存在' } }],
  [{ type: 'error', data: { msg: '请登录' }, close: true }, { type: 'error', data: { message: '请登录' }, close: true }],
  [{ type: 'timeout', close: true }, { type: 'timeout', close: true }],
])('reads %j', (sent, frame) => {
  expect(decodeFrame(wire(sent))).toEqual(frame);
});

test.each([['user_online'], ['transfer'], ['of_tomorrow']])('a frame of type %s is left alone', (type) => {
  expect(decodeFrame(wire({ type, data: {} }))).toBeUndefined();
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
    fc.record({ type: fc.constant('login' as const), data: fc.string() }),
    fc.constant({ type: 'ping' as const }),
    fc.record({ type: fc.constant('chat' as const), data: fc.record({ text: fc.string({ unit: 'binary' }), kind: fc.constantFrom('text' as const, 'image' as const, 'product' as const, 'order' as const), to: number }) }),
    fc.record({ type: fc.constant('to_chat' as const), data: fc.record({ id: number }) }),
  );
  fc.assert(
    fc.property(frame, (sent) => {
      expect(decodeSentFrame(encodeSentFrame(sent))).toEqual(sent);
    }),
  );
});

test('every frame the stand-in shop sends is read as it was meant', () => {
  const card = { id: '301', name: '砖 2 × 4', picture: { kind: 'photo', url: '' } as const, price: 90, stock: 3, sales: 1 };
  const base = { id: '9', senderId: '2', senderName: '阿豆', avatar: '', sentAt: 1_763_600_000_000 };
  const frames: ReceivedFrame[] = [
    { type: 'chat', data: { ...base, kind: 'text', text: '你好' } },
    { type: 'reply', data: { ...base, kind: 'product', text: '301', product: card } },
    { type: 'reply', data: { ...base, kind: 'order', text: 'cp1', order: { orderNumber: 'cp1', lines: [{ quantity: 2, product: card }] } } },
    { type: 'success' },
    { type: 'ping' },
    { type: 'ping', data: { now: 1_763_600_000 } },
    { type: 'to_transfer', data: { agentId: '3' } },
    { type: 'mssage_num', data: { agentId: '2', count: 1 } },
    { type: 'online', data: { agentId: '2', isOnline: true } },
    { type: 'err_tip', data: { message: '用户不存在' } },
    { type: 'error', data: { message: '授权失败!' }, close: true },
    { type: 'timeout', close: true },
  ];
  for (const frame of frames) expect(decodeFrame(encodeFrame(frame))).toEqual(frame);
});

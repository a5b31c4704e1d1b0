import { chatRecord } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { agentSays, cutSockets, pushRaw, setPresence, transfer } from './acts.ts';
import { chatIn } from './test-connection.ts';

describe('agents', () => {
  test('hand a shopper over, who then turns to the other one', () => {
    const { connect, shop } = chatIn();
    const { enter, send, news } = connect();
    enter();
    transfer(shop, 'demo', '102');
    expect(news()).toEqual([{ kind: 'transferred', agent: { id: '102', name: '小板', avatar: '' } }]);
    send({ kind: 'turnTo', agentId: '102' });
    agentSays(shop, 'demo', { agentId: '102', content: '您好' });
    expect(news()).toMatchObject([
      { kind: 'unread', count: 0 },
      { kind: 'reply', message: { senderId: '102' } },
    ]);
    expect(() => transfer(shop, 'demo', '7')).toThrow('has no agent 7');
  });

  test('go off duty, and those who talk to them are told', () => {
    const { connect, shop } = chatIn();
    const demo = connect();
    const poor = connect();
    demo.enter('demo', '101');
    poor.enter('poor', '102');
    setPresence(shop, '101', false);
    setPresence(shop, '101', true);
    expect(demo.heard()).toEqual([
      { kind: 'presence', agentId: '101', isOnline: false },
      { kind: 'presence', agentId: '101', isOnline: true },
    ]);
    expect(poor.heard()).toEqual([]);
  });

  test('send cards and images as shoppers do', () => {
    const { connect, shop } = chatIn();
    const { enter, heard } = connect();
    enter();
    agentSays(shop, 'demo', { kind: 'product', content: shop.known.productId ?? '' });
    agentSays(shop, 'demo', { kind: 'image', content: '/uploads/a.png' });
    expect(heard()).toMatchObject([
      { message: { kind: 'product', product: { id: shop.known.productId } } },
      { message: { kind: 'image', text: '/uploads/a.png' } },
    ]);
  });
});

describe('the shop picks who answers', () => {
  const asked = { query: { toUid: '0', limit: 20, uidTo: '0' } };

  test('the agent last spoken with, of those on duty; else the first of them', async () => {
    const { shop, get } = chatIn();
    agentSays(shop, 'demo', { agentId: '102', content: '您好' });
    expect((await get(chatRecord, asked)).agentId).toBe('102');
    setPresence(shop, '102', false);
    expect((await get(chatRecord, asked)).agentId).toBe('101');
    setPresence(shop, '101', false);
    setPresence(shop, '102', true);
    expect((await get(chatRecord, asked)).agentId).toBe('102');
  });

  test('nobody, when all are away; one who is asked for can still be written to', async () => {
    const { get, refusalOf } = chatIn({ scenario: 'agents are away' });
    expect(await refusalOf(chatRecord, asked)).toEqual({ status: 400, message: '暂无客服人员在线，请稍后联系' });
    expect((await get(chatRecord, { query: { ...asked.query, toUid: '102' } })).agentId).toBe('102');
    expect((await refusalOf(chatRecord, { query: { ...asked.query, toUid: '7' } })).message).toBe('客服不存在');
  });
});

test('any text can be pushed as a frame', () => {
  const { connect, shop } = chatIn();
  const { enter, heard, raw } = connect();
  enter();
  pushRaw(shop, 'demo', '{"type":"coupon","data":{}}');
  pushRaw(shop, 'demo', '{');
  pushRaw(shop, 'demo', 'x'.repeat(1_000_000));
  expect(heard()).toEqual([{ kind: 'unknown' }, { kind: 'malformed' }, { kind: 'malformed' }]);
  expect(raw[2]).toHaveLength(1_000_000);
});

test('all sockets can be cut at once, and no timer stays', () => {
  const { connect, shop, timers } = chatIn();
  const sockets = [connect(), connect(), connect()];
  sockets[0]?.enter();
  cutSockets(shop);
  expect(sockets.map(({ isCut }) => isCut())).toEqual([true, true, true]);
  expect(timers.size).toBe(0);
  expect(shop.desk.sockets.size + shop.desk.seats.size).toBe(0);
});

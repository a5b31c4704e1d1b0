import { chatHistory } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { sendAgentMessage, cutSockets, pushRaw, setPresence, transfer } from './agent-actions.ts';
import { startChat } from './test-connection.ts';

describe('agents', () => {
  test('transfer a shopper, who then opens the conversation with the other agent', () => {
    const { connect, shop } = startChat();
    const { openChat, send, newFrames } = connect();
    openChat();
    transfer(shop, 'demo', '102');
    expect(newFrames()).toEqual([{ kind: 'transferred', agent: { id: '102', name: '小板', avatar: '' } }]);
    send({ kind: 'openConversation', agentId: '102' });
    sendAgentMessage(shop, 'demo', { agentId: '102', content: '您好' });
    expect(newFrames()).toMatchObject([
      { kind: 'unread', count: 0 },
      { kind: 'reply', message: { senderId: '102' } },
    ]);
    expect(() => transfer(shop, 'demo', '7')).toThrow('has no agent 7');
  });

  test('go offline, and the shoppers in conversation with them are notified', () => {
    const { connect, shop } = startChat();
    const demo = connect();
    const poor = connect();
    demo.openChat('demo', '101');
    poor.openChat('poor', '102');
    setPresence(shop, '101', false);
    setPresence(shop, '101', true);
    expect(demo.received()).toEqual([
      { kind: 'presence', agentId: '101', isOnline: false },
      { kind: 'presence', agentId: '101', isOnline: true },
    ]);
    expect(poor.received()).toEqual([]);
  });

  test('send cards and images like shoppers', () => {
    const { connect, shop } = startChat();
    const { openChat, received } = connect();
    openChat();
    sendAgentMessage(shop, 'demo', { kind: 'product', content: shop.known.productId ?? '' });
    sendAgentMessage(shop, 'demo', { kind: 'image', content: '/uploads/a.png' });
    expect(received()).toMatchObject([
      { message: { kind: 'product', product: { id: shop.known.productId } } },
      { message: { kind: 'image', text: '/uploads/a.png' } },
    ]);
  });
});

describe('the shop selects the agent', () => {
  const asked = { query: { toUid: '0', limit: 20, uidTo: '0' } };

  test('the online agent of the latest message, else the first online agent', async () => {
    const { shop, get } = startChat();
    sendAgentMessage(shop, 'demo', { agentId: '102', content: '您好' });
    expect((await get(chatHistory, asked)).agentId).toBe('102');
    setPresence(shop, '102', false);
    expect((await get(chatHistory, asked)).agentId).toBe('101');
    setPresence(shop, '101', false);
    setPresence(shop, '102', true);
    expect((await get(chatHistory, asked)).agentId).toBe('102');
  });

  test('none if all are offline; an agent given by id can still receive messages', async () => {
    const { get, refusalOf } = startChat({ scenario: 'all agents are offline' });
    expect(await refusalOf(chatHistory, asked)).toEqual({ status: 400, message: '暂无客服人员在线，请稍后联系' });
    expect((await get(chatHistory, { query: { ...asked.query, toUid: '102' } })).agentId).toBe('102');
    expect((await refusalOf(chatHistory, { query: { ...asked.query, toUid: '7' } })).message).toBe('客服不存在');
  });
});

test('any text can be pushed as a frame', () => {
  const { connect, shop } = startChat();
  const { openChat, received, raw } = connect();
  openChat();
  pushRaw(shop, 'demo', '{"type":"coupon","data":{}}');
  pushRaw(shop, 'demo', '{');
  pushRaw(shop, 'demo', 'x'.repeat(1_000_000));
  expect(received()).toEqual([{ kind: 'unknown' }, { kind: 'malformed' }, { kind: 'malformed' }]);
  expect(raw[2]).toHaveLength(1_000_000);
});

test('all sockets can be cut at once, and no timer remains', () => {
  const { connect, shop, timers } = startChat();
  const sockets = [connect(), connect(), connect()];
  sockets[0]?.openChat();
  cutSockets(shop);
  expect(sockets.map(({ isCut }) => isCut())).toEqual([true, true, true]);
  expect(timers.size).toBe(0);
  expect(shop.supportServer.sockets.size + shop.supportServer.activeSockets.size).toBe(0);
});

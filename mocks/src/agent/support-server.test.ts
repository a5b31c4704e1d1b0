import { chatHistory, conversationList, currentUser } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { sendAgentMessage, cutSockets } from './agent-actions.ts';
import { startChat } from './test-connection.ts';

// The behaviours P6, P7 and P10 of the quality reference, from the agent's and the shopper's side.

describe('a message of an agent reaches the shopper (P6)', () => {
  test('as a reply, if their conversation is open', () => {
    const { connect, shop } = startChat();
    const { openChat, received } = connect();
    openChat();
    const { id } = sendAgentMessage(shop, 'demo', { content: '您好' });
    expect(received()).toEqual([
      {
        kind: 'reply',
        message: expect.objectContaining({ id, kind: 'text', text: '您好', senderId: '101', senderName: '小砖' }),
      },
    ]);
  });

  test('as a number of unread messages, if another conversation or none is open', () => {
    const { connect, shop, token } = startChat();
    const { send, received, newFrames } = connect();
    send({ kind: 'signIn', token });
    newFrames();
    sendAgentMessage(shop, 'demo', { content: '在吗' });
    send({ kind: 'openConversation', agentId: '102' });
    sendAgentMessage(shop, 'demo', { content: '我是小砖' });
    expect(received()).toEqual([
      { kind: 'unread', agentId: '101', count: 1 },
      { kind: 'unread', agentId: '102', count: 0 },
      { kind: 'unread', agentId: '101', count: 2 },
    ]);
  });

  test('a shopper who opens a conversation has read its messages', async () => {
    const { connect, shop, get } = startChat();
    sendAgentMessage(shop, 'demo', { content: '您的补件已寄出' });
    sendAgentMessage(shop, 'demo', { agentId: '102', content: '您好' });
    expect((await get(currentUser, {})).unreadCount).toBe(2);
    expect(await get(conversationList, { query: { page: 1, limit: 20 } })).toEqual([
      { agentId: '101', unreadCount: 1 },
      { agentId: '102', unreadCount: 1 },
    ]);
    const { openChat, send, newFrames } = connect();
    openChat('demo', '101');
    expect((await get(currentUser, {})).unreadCount).toBe(1);
    send({ kind: 'openConversation', agentId: '0' });
    newFrames();
    sendAgentMessage(shop, 'demo', { content: '还有别的问题吗' });
    expect(newFrames()).toEqual([{ kind: 'unread', agentId: '101', count: 1 }]);
  });

  test('only in the history, if the shopper is offline', async () => {
    const { shop, get } = startChat();
    sendAgentMessage(shop, 'demo', { content: '您走得太快了' });
    const page = await get(chatHistory, { query: { toUid: '101', limit: 20, uidTo: '0' } });
    expect(page.messages.at(-1)).toMatchObject({ text: '您走得太快了', senderId: '101' });
  });

  test('as a reply only after the conversation is opened again, following each sign-in', () => {
    const { connect, shop, token } = startChat();
    const { openChat, send, newFrames } = connect();
    openChat();
    send({ kind: 'signIn', token });
    newFrames();
    sendAgentMessage(shop, 'demo', { content: '您好' });
    expect(newFrames()).toMatchObject([{ kind: 'unread' }]);
  });

  test('and no other shopper', () => {
    const { connect, shop } = startChat();
    const demo = connect();
    const poor = connect();
    demo.openChat('demo');
    poor.openChat('poor');
    sendAgentMessage(shop, 'poor', { content: '给周一' });
    expect(demo.received()).toEqual([]);
    expect(poor.received()).toHaveLength(1);
  });
});

describe('an account has one socket (P7)', () => {
  test('a later sign-in takes over, and messages of the first socket are still answered', () => {
    const { connect, shop } = startChat();
    const first = connect();
    const second = connect();
    first.openChat();
    second.openChat();
    sendAgentMessage(shop, 'demo', { content: '您好' });
    first.sendMessage('我还在');
    expect(first.received()).toMatchObject([{ kind: 'stored' }]);
    expect(second.received()).toMatchObject([{ kind: 'reply' }]);
  });

  test.each(['old', 'new'] as const)(
    'when the %s socket closes, the other one receives nothing until it signs in again',
    (which) => {
      const { connect, shop, token } = startChat();
      const sockets = { old: connect(), new: connect() };
      sockets.old.openChat();
      sockets.new.openChat();
      const left = which === 'old' ? sockets.new : sockets.old;
      sockets[which].session.close();
      sendAgentMessage(shop, 'demo', { content: '听得到吗' });
      left.sendMessage('听不到');
      expect(left.newFrames()).toMatchObject([{ kind: 'stored', message: { text: '听不到' } }]);
      left.send({ kind: 'signIn', token });
      left.send({ kind: 'openConversation', agentId: '101' });
      left.newFrames();
      sendAgentMessage(shop, 'demo', { content: '现在呢' });
      expect(left.newFrames()).toMatchObject([{ kind: 'reply', message: { text: '现在呢' } }]);
    },
  );

  test('when an old socket is cut for inactivity, the new one receives nothing more', () => {
    const { connect, shop, advance } = startChat();
    const old = connect();
    old.openChat();
    advance(10_000);
    const fresh = connect();
    fresh.openChat();
    advance(3_000);
    expect(old.isCut()).toBe(true);
    sendAgentMessage(shop, 'demo', { content: '您好' });
    expect(fresh.received()).toEqual([]);
  });

  test('a socket that closes twice does not deactivate one that signed in afterwards', () => {
    const { connect, shop } = startChat();
    const old = connect();
    old.openChat();
    cutSockets(shop);
    const fresh = connect();
    fresh.openChat();
    old.session.close();
    sendAgentMessage(shop, 'demo', { content: '您好' });
    expect(fresh.received()).toHaveLength(1);
  });
});

test('history is paged by message id, or by page number on some servers, where pages shift (P10)', async () => {
  const { connect, shop, get } = startChat({ scenario: 'a conversation exists', params: { messages: 45 } });
  const idsOf = async (query: { page?: number; uidTo: string }) =>
    (await get(chatHistory, { query: { toUid: '101', limit: 20, ...query } })).messages.map(({ id }) => id);
  const newest = await idsOf({ page: 1, uidTo: '0' });
  const older = await idsOf({ page: 9, uidTo: newest[0] ?? '' });
  shop.supportServer.faults.pagesByNumber = true;
  expect(await idsOf({ page: 1, uidTo: newest[0] ?? '' })).toEqual(newest);
  expect(await idsOf({ page: 2, uidTo: '0' })).toEqual(older);
  const { openChat, sendMessage } = connect();
  openChat();
  sendMessage('新的一条');
  expect(await idsOf({ page: 2, uidTo: '0' })).toEqual([...older.slice(1), newest[0]]);
  expect(await idsOf({ page: 3, uidTo: '0' })).toHaveLength(6);
  expect(await idsOf({ page: 4, uidTo: '0' })).toEqual([]);
});

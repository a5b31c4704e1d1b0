import { chatRecord, currentUser } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { agentSays, cutSockets } from './acts.ts';
import { chatIn } from './test-connection.ts';

// The behaviours P6, P7 and P10 of the quality reference, told from the agent's side and the shopper's.

describe('an agent reaches whoever is turned to them (P6)', () => {
  test('as a reply', () => {
    const { connect, shop } = chatIn();
    const { enter, heard } = connect();
    enter();
    const { id } = agentSays(shop, 'demo', { content: '您好' });
    expect(heard()).toEqual([
      {
        kind: 'reply',
        message: expect.objectContaining({ id, kind: 'text', text: '您好', senderId: '101', senderName: '小砖' }),
      },
    ]);
  });

  test('as a count of what is unread, when the shopper is turned to another agent or has not said to whom', () => {
    const { connect, shop, token } = chatIn();
    const { send, heard, news } = connect();
    send({ kind: 'signIn', token });
    news();
    agentSays(shop, 'demo', { content: '在吗' });
    send({ kind: 'turnTo', agentId: '102' });
    agentSays(shop, 'demo', { content: '我是小砖' });
    expect(heard()).toEqual([
      { kind: 'unread', agentId: '101', count: 1 },
      { kind: 'unread', agentId: '102', count: 0 },
      { kind: 'unread', agentId: '101', count: 2 },
    ]);
  });

  test('who turns to an agent has read what they wrote', async () => {
    const { connect, shop, get } = chatIn();
    agentSays(shop, 'demo', { content: '您的补件已寄出' });
    agentSays(shop, 'demo', { agentId: '102', content: '您好' });
    expect((await get(currentUser, {})).unreadCount).toBe(2);
    const { enter, send, news } = connect();
    enter('demo', '101');
    expect((await get(currentUser, {})).unreadCount).toBe(1);
    send({ kind: 'turnTo', agentId: '0' });
    news();
    agentSays(shop, 'demo', { content: '还有别的问题吗' });
    expect(news()).toEqual([{ kind: 'unread', agentId: '101', count: 1 }]);
  });

  test('by history alone, when nobody is there', async () => {
    const { shop, get } = chatIn();
    agentSays(shop, 'demo', { content: '您走得太快了' });
    const page = await get(chatRecord, { query: { toUid: '101', limit: 20, uidTo: '0' } });
    expect(page.messages.at(-1)).toMatchObject({ text: '您走得太快了', senderId: '101' });
  });

  test('not before the shopper has turned to them again after each sign-in', () => {
    const { connect, shop, token } = chatIn();
    const { enter, send, news } = connect();
    enter();
    send({ kind: 'signIn', token });
    news();
    agentSays(shop, 'demo', { content: '您好' });
    expect(news()).toMatchObject([{ kind: 'unread' }]);
  });

  test('and nobody else', () => {
    const { connect, shop } = chatIn();
    const demo = connect();
    const poor = connect();
    demo.enter('demo');
    poor.enter('poor');
    agentSays(shop, 'poor', { content: '给周一' });
    expect(demo.heard()).toEqual([]);
    expect(poor.heard()).toHaveLength(1);
  });
});

describe('an account has one socket (P7)', () => {
  test('a later sign-in takes over, and what the first one says is still answered', () => {
    const { connect, shop } = chatIn();
    const first = connect();
    const second = connect();
    first.enter();
    second.enter();
    agentSays(shop, 'demo', { content: '您好' });
    first.say('我还在');
    expect(first.heard()).toMatchObject([{ kind: 'stored' }]);
    expect(second.heard()).toMatchObject([{ kind: 'reply' }]);
  });

  test.each(['old', 'new'] as const)(
    'when the %s socket closes, the other one is deaf until it signs in again',
    (which) => {
      const { connect, shop, token } = chatIn();
      const sockets = { old: connect(), new: connect() };
      sockets.old.enter();
      sockets.new.enter();
      const left = which === 'old' ? sockets.new : sockets.old;
      sockets[which].session.close();
      agentSays(shop, 'demo', { content: '听得到吗' });
      left.say('听不到');
      expect(left.news()).toMatchObject([{ kind: 'stored', message: { text: '听不到' } }]);
      left.send({ kind: 'signIn', token });
      left.send({ kind: 'turnTo', agentId: '101' });
      left.news();
      agentSays(shop, 'demo', { content: '现在呢' });
      expect(left.news()).toMatchObject([{ kind: 'reply', message: { text: '现在呢' } }]);
    },
  );

  test('an old socket that is cut for its silence takes the new one’s hearing with it', () => {
    const { connect, shop, pass } = chatIn();
    const old = connect();
    old.enter();
    pass(10_000);
    const fresh = connect();
    fresh.enter();
    pass(3_000);
    expect(old.isCut()).toBe(true);
    agentSays(shop, 'demo', { content: '您好' });
    expect(fresh.heard()).toEqual([]);
  });

  test('a socket that closes is forgotten once: what signs in after it stays', () => {
    const { connect, shop } = chatIn();
    const old = connect();
    old.enter();
    cutSockets(shop);
    const fresh = connect();
    fresh.enter();
    old.session.close();
    agentSays(shop, 'demo', { content: '您好' });
    expect(fresh.heard()).toHaveLength(1);
  });
});

test('history goes by the id of a message, or by page number where a server does so: then pages shift (P10)', async () => {
  const { connect, shop, get } = chatIn({ scenario: 'a conversation exists', params: { messages: 45 } });
  const idsOf = async (query: { page?: number; uidTo: string }) =>
    (await get(chatRecord, { query: { toUid: '101', limit: 20, ...query } })).messages.map(({ id }) => id);
  const newest = await idsOf({ page: 1, uidTo: '0' });
  const older = await idsOf({ page: 9, uidTo: newest[0] ?? '' });
  shop.desk.faults.pagesByNumber = true;
  expect(await idsOf({ page: 1, uidTo: newest[0] ?? '' })).toEqual(newest);
  expect(await idsOf({ page: 2, uidTo: '0' })).toEqual(older);
  const { enter, say } = connect();
  enter();
  say('新的一条');
  expect(await idsOf({ page: 2, uidTo: '0' })).toEqual([...older.slice(1), newest[0]]);
  expect(await idsOf({ page: 3, uidTo: '0' })).toHaveLength(6);
  expect(await idsOf({ page: 4, uidTo: '0' })).toEqual([]);
});

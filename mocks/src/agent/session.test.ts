import { encodeFrame } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { restart } from '../shop/shop.ts';
import { IDLE_LIMIT } from './session.ts';
import { chatIn } from './test-connection.ts';

// The behaviours P1 to P5, P8 and P9 of the quality reference, seen from the shopper's socket.

describe('what a shopper says comes back stored, with its id (P1)', () => {
  test('a shopper signs in with the bare token and is heard', () => {
    const { connect, token } = chatIn();
    const { send, say, heard } = connect();
    send({ kind: 'signIn', token });
    send({ kind: 'turnTo', agentId: '101' });
    say('你好');
    expect(heard()).toEqual([
      { kind: 'signedIn' },
      { kind: 'unread', agentId: '101', count: 0 },
      {
        kind: 'stored',
        message: expect.objectContaining({
          kind: 'text',
          text: '你好',
          senderId: '1',
          id: expect.stringMatching(/^\d+$/),
        }),
      },
    ]);
  });

  test('ids grow, so that history can be told apart from what is new', () => {
    const { connect, shop } = chatIn();
    const { enter, say } = connect();
    enter();
    for (const text of ['一', '一', '二']) say(text);
    const ids = shop.state.messages.slice(-3).map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });

  test('a card is filled in from the shop', () => {
    const { connect, shop } = chatIn({ scenario: 'an order is paid' });
    const { enter, say, heard } = connect();
    enter();
    say(shop.known.productId ?? '', 'product');
    expect(heard().at(-1)).toMatchObject({ message: { kind: 'product', product: { id: shop.known.productId } } });
    say(shop.known.orderNumber ?? '', 'order');
    expect(heard().at(-1)).toMatchObject({
      message: { kind: 'order', order: { orderNumber: shop.known.orderNumber } },
    });
    say('999999', 'product');
    expect(heard().at(-1)).toMatchObject({ message: { kind: 'product', product: undefined } });
  });

  test('a message to somebody unknown is taken and kept, as the servers do', () => {
    const { connect, shop } = chatIn();
    const { enter, say, heard } = connect();
    enter();
    say('有人吗', 'text', '999');
    expect(heard()).toMatchObject([{ kind: 'stored' }]);
    expect(shop.state.messages.at(-1)).toMatchObject({ agentId: '999' });
  });
});

test('what was said is kept as the servers clean it (P2)', () => {
  const { connect, shop } = chatIn();
  const { enter, say, heard } = connect();
  enter();
  say(' <b>两\n行</b> &amp; <3 吃掉');
  expect(heard().at(-1)).toMatchObject({ kind: 'stored', message: { text: '两行 &' } });
  expect(shop.state.messages.at(-1)).toMatchObject({ text: '两行 &', isFromAgent: false, agentId: '101' });
});

describe('a silent line is cut (P3)', () => {
  test('after 12 s without a word of either side; a ping every 10 s keeps it', () => {
    const { connect, pass, timers } = chatIn();
    const { send, heard, isCut } = connect();
    for (let count = 0; count < 6; count += 1) {
      pass(10_000);
      send({ kind: 'ping' });
    }
    expect(isCut()).toBe(false);
    expect(timers.size).toBe(1);
    pass(IDLE_LIMIT);
    expect(heard().at(-1)).toEqual({ kind: 'idle' });
    expect(isCut()).toBe(true);
    expect(timers.size).toBe(0);
  });

  test('no timer is left behind when the shopper goes', () => {
    const { connect, timers, shop } = chatIn();
    const { session } = connect();
    session.close();
    expect(timers.size).toBe(0);
    expect(shop.desk.sockets.size).toBe(0);
  });
});

test('a ping, and anything without a type, is answered with the time of the server (P4)', () => {
  const { connect, shop } = chatIn();
  const { send, session, heard } = connect();
  send({ kind: 'ping' });
  for (const text of ['', 'not json', '{}', '[]', 'null', '3']) session.receive(text);
  const now = Math.trunc(shop.clock.now() / 1000) * 1000;
  expect(heard()).toEqual(Array.from({ length: 7 }, () => ({ kind: 'pong', now })));
});

describe('a sign-in that is refused ends the connection (P5)', () => {
  test.each([
    ['nonsense', '登录状态有误,请重新登录'],
    ['', '请登录'],
  ])('with a bad token (%j)', (token, message) => {
    const { connect, timers } = chatIn();
    const { send, heard, isCut } = connect();
    send({ kind: 'signIn', token });
    expect(heard()).toEqual([{ kind: 'refused', message }]);
    expect(isCut()).toBe(true);
    expect(timers.size).toBe(0);
    send({ kind: 'ping' });
    expect(heard()).toHaveLength(1);
  });

  test('with an old token', () => {
    const { connect, token } = chatIn({ scenario: 'the token is old' });
    const { send, heard } = connect();
    send({ kind: 'signIn', token });
    expect(heard()).toEqual([{ kind: 'refused', message: '登录已过期,请重新登录' }]);
  });

  test('with "Bearer " in front of the token: here it goes bare', () => {
    const { connect, token } = chatIn();
    const { send, heard } = connect();
    send({ kind: 'signIn', token: `Bearer ${token}` });
    expect(heard()[0]?.kind).toBe('refused');
  });
});

test('a complaint says what is wrong and not with which message (P8)', () => {
  const { connect } = chatIn();
  const { enter, say, heard } = connect();
  enter();
  say('x', 'text', '0');
  say('x', 'text', '1');
  expect(heard()).toEqual([
    { kind: 'complaint', message: '用户不存在' },
    { kind: 'complaint', message: '不能和自己聊天' },
  ]);
});

describe('what the server does not understand is met with silence (P9)', () => {
  test('an unknown type', () => {
    const { connect } = chatIn();
    const { session, heard } = connect();
    session.receive('{"type":"something_new"}');
    session.receive(encodeFrame({ kind: 'signedIn' }));
    expect(heard()).toEqual([]);
  });

  test('anything before the sign-in, which is not kept either', () => {
    const { connect, shop } = chatIn();
    const { send, say, heard } = connect();
    const before = shop.state.messages.length;
    say('你好');
    send({ kind: 'turnTo', agentId: '101' });
    expect(heard()).toEqual([]);
    expect(shop.state.messages).toHaveLength(before);
  });

  test('a shopper whose account is gone since the shop was started again', () => {
    const { connect, shop } = chatIn();
    const { enter, say, heard } = connect();
    enter();
    restart(shop);
    shop.state.accounts = {};
    say('还在吗');
    expect(heard()).toEqual([]);
  });
});

test('signs beyond ASCII travel escaped', () => {
  const { connect } = chatIn();
  const { enter, say, raw } = connect();
  enter();
  say('你好');
  expect(raw.at(-1)).toContain('\\u4f60\\u597d');
});

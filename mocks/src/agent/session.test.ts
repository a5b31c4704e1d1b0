import { encodeFrame } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { restart } from '../shop/create-shop.ts';
import { IDLE_TIMEOUT_MS } from './session.ts';
import { startChat } from './test-connection.ts';

// The behaviours P1 to P5, P8 and P9 of the quality reference, seen from the shopper's socket.

describe('a message of a shopper is echoed as stored, with its id (P1)', () => {
  test('a shopper signs in with the bare token, and the message is stored', () => {
    const { connect, token } = startChat();
    const { send, sendMessage, received } = connect();
    send({ kind: 'signIn', token });
    send({ kind: 'openConversation', agentId: '101' });
    sendMessage('你好');
    expect(received()).toEqual([
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

  test('ids increase, so that history can be distinguished from new messages', () => {
    const { connect, shop } = startChat();
    const { openChat, sendMessage } = connect();
    openChat();
    for (const text of ['一', '一', '二']) sendMessage(text);
    const ids = shop.state.messages.slice(-3).map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });

  test('a card is filled in from the shop', () => {
    const { connect, shop } = startChat({ scenario: 'an order is paid' });
    const { openChat, sendMessage, received } = connect();
    openChat();
    sendMessage(shop.known.productId ?? '', 'product');
    expect(received().at(-1)).toMatchObject({ message: { kind: 'product', product: { id: shop.known.productId } } });
    sendMessage(shop.known.orderNumber ?? '', 'order');
    expect(received().at(-1)).toMatchObject({
      message: { kind: 'order', order: { orderNumber: shop.known.orderNumber } },
    });
    sendMessage('999999', 'product');
    expect(received().at(-1)).toMatchObject({ message: { kind: 'product', product: undefined } });
  });

  test('a message to an unknown recipient is accepted and stored, as on the observed servers', () => {
    const { connect, shop } = startChat();
    const { openChat, sendMessage, received } = connect();
    openChat();
    sendMessage('有人吗', 'text', '999');
    expect(received()).toMatchObject([{ kind: 'stored' }]);
    expect(shop.state.messages.at(-1)).toMatchObject({ agentId: '999' });
  });
});

test('a message is stored as the servers sanitize it (P2)', () => {
  const { connect, shop } = startChat();
  const { openChat, sendMessage, received } = connect();
  openChat();
  sendMessage(' <b>两\n行</b> &amp; <3 吃掉');
  expect(received().at(-1)).toMatchObject({ kind: 'stored', message: { text: '两行 &' } });
  expect(shop.state.messages.at(-1)).toMatchObject({ text: '两行 &', isFromAgent: false, agentId: '101' });
});

describe('an idle connection is cut (P3)', () => {
  test('after 12 s without traffic in either direction; a ping every 10 s keeps it open', () => {
    const { connect, advance, timers } = startChat();
    const { send, received, isCut } = connect();
    for (let count = 0; count < 6; count += 1) {
      advance(10_000);
      send({ kind: 'ping' });
    }
    expect(isCut()).toBe(false);
    expect(timers.size).toBe(1);
    advance(IDLE_TIMEOUT_MS);
    expect(received().at(-1)).toEqual({ kind: 'timeout' });
    expect(isCut()).toBe(true);
    expect(timers.size).toBe(0);
  });

  test('no timer remains when the shopper closes the connection', () => {
    const { connect, timers, shop } = startChat();
    const { session } = connect();
    session.close();
    expect(timers.size).toBe(0);
    expect(shop.supportServer.sockets.size).toBe(0);
  });
});

test('a ping, and anything without a type, is answered with the time of the server (P4)', () => {
  const { connect, shop } = startChat();
  const { send, session, received } = connect();
  send({ kind: 'ping' });
  for (const text of ['', 'not json', '{}', '[]', 'null', '3']) session.receive(text);
  const now = Math.trunc(shop.clock.now() / 1000) * 1000;
  expect(received()).toEqual(Array.from({ length: 7 }, () => ({ kind: 'pong', now })));
});

describe('a sign-in that is refused ends the connection (P5)', () => {
  test.each([
    ['nonsense', '登录状态有误,请重新登录'],
    ['', '请登录'],
  ])('with a bad token (%j)', (token, message) => {
    const { connect, timers } = startChat();
    const { send, received, isCut } = connect();
    send({ kind: 'signIn', token });
    expect(received()).toEqual([{ kind: 'refused', message }]);
    expect(isCut()).toBe(true);
    expect(timers.size).toBe(0);
    send({ kind: 'ping' });
    expect(received()).toHaveLength(1);
  });

  test('with an expired token', () => {
    const { connect, token } = startChat({ scenario: 'the token has expired' });
    const { send, received } = connect();
    send({ kind: 'signIn', token });
    expect(received()).toEqual([{ kind: 'refused', message: '登录已过期,请重新登录' }]);
  });

  test('with "Bearer " before the token: the websocket takes the bare token', () => {
    const { connect, token } = startChat();
    const { send, received } = connect();
    send({ kind: 'signIn', token: `Bearer ${token}` });
    expect(received()[0]?.kind).toBe('refused');
  });
});

test('an error frame has a reason, but does not identify the message (P8)', () => {
  const { connect } = startChat();
  const { openChat, sendMessage, received } = connect();
  openChat();
  sendMessage('x', 'text', '0');
  sendMessage('x', 'text', '1');
  expect(received()).toEqual([
    { kind: 'error', message: '用户不存在' },
    { kind: 'error', message: '不能和自己聊天' },
  ]);
});

describe('the server ignores what it does not understand (P9)', () => {
  test('an unknown type', () => {
    const { connect } = startChat();
    const { session, received } = connect();
    session.receive('{"type":"something_new"}');
    session.receive(encodeFrame({ kind: 'signedIn' }));
    expect(received()).toEqual([]);
  });

  test('anything before the sign-in, which is not stored either', () => {
    const { connect, shop } = startChat();
    const { send, sendMessage, received } = connect();
    const before = shop.state.messages.length;
    sendMessage('你好');
    send({ kind: 'openConversation', agentId: '101' });
    expect(received()).toEqual([]);
    expect(shop.state.messages).toHaveLength(before);
  });

  test('a shopper whose account no longer exists after a restart of the shop', () => {
    const { connect, shop } = startChat();
    const { openChat, sendMessage, received } = connect();
    openChat();
    restart(shop);
    shop.state.accounts = {};
    sendMessage('还在吗');
    expect(received()).toEqual([]);
  });
});

test('characters beyond ASCII are sent escaped', () => {
  const { connect } = startChat();
  const { openChat, sendMessage, raw } = connect();
  openChat();
  sendMessage('你好');
  expect(raw.at(-1)).toContain('\\u4f60\\u597d');
});

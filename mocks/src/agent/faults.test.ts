import { chatHistory } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { restart } from '../shop/create-shop.ts';
import { sendAgentMessage, setPresence, transfer } from './agent-actions.ts';
import { startChat, textsIn } from './test-connection.ts';

describe('a slow server', () => {
  test('processes frames in the order in which they arrived', () => {
    const { connect, shop, advance } = startChat();
    const { openChat, sendMessage, received, newFrames } = connect();
    openChat();
    const times = [2000, 0, 500];
    shop.supportServer.faults.delayMs = () => times.shift() ?? 0;
    for (const text of ['一', '二', '三']) sendMessage(text);
    advance(1999);
    expect(newFrames()).toEqual([]);
    advance(1);
    expect(textsIn(received())).toEqual(['一', '二', '三']);
    sendMessage('四');
    expect(textsIn(received())).toEqual(['一', '二', '三', '四']);
  });

  test('stores the message of a socket that has closed in the meantime; its echo is lost', async () => {
    const { connect, shop, advance, get } = startChat();
    const { openChat, sendMessage, session, received } = connect();
    openChat();
    shop.supportServer.faults.delayMs = () => 1500;
    sendMessage('信号不好');
    session.close();
    advance(1500);
    expect(received()).toEqual([]);
    const { messages } = await get(chatHistory, { query: { toUid: '101', limit: 20, uidTo: '0' } });
    expect(messages.at(-1)).toMatchObject({ text: '信号不好', senderId: '1' });
  });

  test('does not activate a socket that closed before its sign-in was processed, and stores its message', () => {
    const { connect, shop, advance, token } = startChat();
    const { send, sendMessage, session } = connect();
    shop.supportServer.faults.delayMs = () => 1000;
    send({ kind: 'signIn', token });
    send({ kind: 'openConversation', agentId: '101' });
    sendMessage('先记下');
    session.close();
    advance(1000);
    expect(shop.supportServer.activeSockets.size).toBe(0);
    expect(shop.state.messages.at(-1)?.text).toBe('先记下');
  });

  test('sends no refusal to a closed socket', () => {
    const { connect, shop, advance } = startChat();
    const { send, session, received, isCut } = connect();
    shop.supportServer.faults.delayMs = () => 1000;
    send({ kind: 'signIn', token: 'nonsense' });
    session.close();
    advance(1000);
    expect(received()).toEqual([]);
    expect(isCut()).toBe(false);
  });
});

test('a server that ignores a frame neither stores nor answers it', () => {
  const { connect, shop } = startChat();
  const { openChat, sendMessage, received } = connect();
  openChat();
  const before = shop.state.messages.length;
  shop.supportServer.faults.ignores = (frame) => frame.kind === 'message' && frame.content === '吞掉';
  sendMessage('吞掉');
  sendMessage('留下');
  expect(textsIn(received())).toEqual(['留下']);
  expect(shop.state.messages).toHaveLength(before + 1);
});

test('a server that drops an echo has stored the message', () => {
  const { connect, shop } = startChat();
  const { openChat, sendMessage, received } = connect();
  openChat();
  shop.supportServer.faults.dropsEcho = () => true;
  sendMessage('到了吗');
  expect(received()).toEqual([]);
  expect(shop.state.messages.at(-1)?.text).toBe('到了吗');
});

test('a server that rejects a message stores nothing and sends the reason', () => {
  const { connect, shop } = startChat();
  const { openChat, sendMessage, received } = connect();
  openChat();
  const before = shop.state.messages.length;
  shop.supportServer.faults.errorFor = (frame) =>
    frame.kind === 'message' && frame.as === 'image' ? '暂不支持图片' : undefined;
  sendMessage('/uploads/a.png', 'image');
  sendMessage('那发文字');
  expect(received()).toMatchObject([{ kind: 'error', message: '暂不支持图片' }, { kind: 'stored' }]);
  expect(shop.state.messages).toHaveLength(before + 1);
});

test('a server that sanitizes differently stores its own version of a text', () => {
  const { connect, shop } = startChat();
  const { openChat, sendMessage, received } = connect();
  openChat();
  shop.supportServer.faults.sanitize = (text) => text.replaceAll('砖', '');
  sendMessage('大红砖 <b>');
  expect(textsIn(received())).toEqual(['大红 <b>']);
});

test('an unreachable account receives no messages, but its own are still answered', () => {
  const { connect, shop } = startChat();
  const demo = connect();
  const poor = connect();
  demo.openChat('demo');
  poor.openChat('poor');
  shop.supportServer.faults.isUnreachable = (account) => account.login === 'demo';
  for (const login of ['demo', 'poor']) sendAgentMessage(shop, login, { content: '您好' });
  transfer(shop, 'demo', '102');
  setPresence(shop, '101', false);
  demo.sendMessage('喂');
  expect(demo.received()).toMatchObject([{ kind: 'stored' }]);
  expect(poor.received()).toMatchObject([{ kind: 'reply' }, { kind: 'presence' }]);
});

test('a restarted shop has no faults, and its agents answer', () => {
  const { shop } = startChat();
  shop.supportServer.faults.isUnreachable = () => true;
  restart(shop);
  expect(shop.supportServer).toMatchObject({ faults: {}, isScripted: true });
});

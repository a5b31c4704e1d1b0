import { decodeFrame, encodeSentFrame, type ReceivedFrame, type SentFrame } from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { IDLE_LIMIT, openAgentSession } from './session.ts';

/** A session on a line that keeps what was sent, with a timer that tests run by hand. */
function talk(scenario: ScenarioName = 'a shopper is signed in') {
  const { shop, clock } = visit({ scenario });
  const raw: string[] = [];
  const timers = new Set<{ at: number; act: () => void }>();
  let isCut = false;
  const session = openAgentSession(shop, {
    send: (text) => raw.push(text),
    cut: () => {
      isCut = true;
    },
    after: (ms, act) => {
      const timer = { at: clock.now() + ms, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const said = (): (ReceivedFrame | undefined)[] => raw.map(decodeFrame);
  const send = (frame: SentFrame) => session.receive(encodeSentFrame(frame));
  function pass(ms: number) {
    clock.move(ms);
    for (const timer of timers) if (timer.at <= clock.now() && timers.delete(timer)) timer.act();
  }
  return { shop, raw, said, send, session, pass, timers, isCut: () => isCut, token: shop.signedInToken ?? '' };
}

const hello: SentFrame = { type: 'chat', data: { text: '你好', kind: 'text', to: '101' } };

test('a shopper signs in with the bare token and is heard', () => {
  const { send, said, token } = talk();
  send({ type: 'login', data: token });
  send({ type: 'to_chat', data: { id: '101' } });
  send(hello);
  expect(said()).toEqual([
    { type: 'success' },
    { type: 'mssage_num', data: { agentId: '101', count: 0 } },
    { type: 'chat', data: expect.objectContaining({ kind: 'text', text: '你好', senderId: '1', id: expect.stringMatching(/^\d+$/) }) },
  ]);
});

test('what was said stands in the history, cleaned as the servers clean it', () => {
  const { send, said, shop, token } = talk();
  send({ type: 'login', data: token });
  send({ type: 'chat', data: { text: ' <b>两\n行</b> &amp; <3 吃掉', kind: 'text', to: '101' } });
  expect(said().at(-1)).toMatchObject({ type: 'chat', data: { text: '两行 &' } });
  expect(shop.state.messages.at(-1)).toMatchObject({ text: '两行 &', isFromAgent: false, agentId: '101' });
});

test('a card is filled in from the shop', () => {
  const { send, said, shop } = talk('an order is paid');
  send({ type: 'login', data: shop.signedInToken ?? '' });
  send({ type: 'chat', data: { text: shop.known.productId ?? '', kind: 'product', to: '101' } });
  expect(said().at(-1)).toMatchObject({ data: { kind: 'product', product: { id: shop.known.productId } } });
  send({ type: 'chat', data: { text: shop.known.orderNumber ?? '', kind: 'order', to: '101' } });
  expect(said().at(-1)).toMatchObject({ data: { kind: 'order', order: { orderNumber: shop.known.orderNumber } } });
  send({ type: 'chat', data: { text: '999999', kind: 'product', to: '101' } });
  expect(said().at(-1)).toMatchObject({ data: { kind: 'product', product: undefined } });
});

test.each([['nonsense', '登录状态有误,请重新登录'], ['', '请登录']])('a bad token (%j) ends the connection with an error', (token, message) => {
  const { send, said, isCut, timers } = talk();
  send({ type: 'login', data: token });
  expect(said()).toEqual([{ type: 'error', data: { message }, close: true }]);
  expect(isCut()).toBe(true);
  expect(timers.size).toBe(0);
  send({ type: 'ping' });
  expect(said()).toHaveLength(1);
});

test('a token with "Bearer " in front is a bad one here', () => {
  const { send, said, token } = talk();
  send({ type: 'login', data: `Bearer ${token}` });
  expect(said()[0]?.type).toBe('error');
});

test('nothing is answered before the sign-in, and nothing kept', () => {
  const { send, said, shop } = talk();
  const before = shop.state.messages.length;
  send(hello);
  send({ type: 'to_chat', data: { id: '101' } });
  expect(said()).toEqual([]);
  expect(shop.state.messages).toHaveLength(before);
});

test('a ping, and anything without a type, is answered with the time of the server', () => {
  const { send, session, said, shop } = talk();
  send({ type: 'ping' });
  for (const text of ['', 'not json', '{}', '[]', 'null', '3']) session.receive(text);
  const now = Math.trunc(shop.clock.now() / 1000);
  expect(said()).toEqual(Array.from({ length: 7 }, () => ({ type: 'ping', data: { now } })));
});

test('an unknown type is met with silence', () => {
  const { session, said } = talk();
  session.receive('{"type":"something_new"}');
  expect(said()).toEqual([]);
});

test('says what is wrong with a message to nobody or to oneself', () => {
  const { send, said, token } = talk();
  send({ type: 'login', data: token });
  send({ type: 'chat', data: { text: 'x', kind: 'text', to: '0' } });
  send({ type: 'chat', data: { text: 'x', kind: 'text', to: '1' } });
  expect(said().slice(1)).toEqual([
    { type: 'err_tip', data: { message: '用户不存在' } },
    { type: 'err_tip', data: { message: '不能和自己聊天' } },
  ]);
});

test('cuts a line that is silent for 12 s; a ping every 10 s keeps it', () => {
  const { send, pass, said, isCut, timers } = talk();
  for (let count = 0; count < 6; count += 1) {
    pass(10_000);
    send({ type: 'ping' });
  }
  expect(isCut()).toBe(false);
  expect(timers.size).toBe(1);
  pass(IDLE_LIMIT);
  expect(said().at(-1)).toEqual({ type: 'timeout', close: true });
  expect(isCut()).toBe(true);
  expect(timers.size).toBe(0);
});

test('leaves no timer behind when the shopper goes', () => {
  const { session, timers } = talk();
  session.close();
  expect(timers.size).toBe(0);
});

test('signs beyond ASCII travel escaped', () => {
  const { send, raw, token } = talk();
  send({ type: 'login', data: token });
  send(hello);
  expect(raw.at(-1)).toContain('\\u4f60\\u597d');
});

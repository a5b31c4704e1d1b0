import { chatRecord } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { restart } from '../shop/shop.ts';
import { agentSays, setPresence, transfer } from './acts.ts';
import { chatIn, textsIn } from './test-connection.ts';

describe('a server that is late', () => {
  test('works off what came in the order in which it came', () => {
    const { connect, shop, pass } = chatIn();
    const { enter, say, heard, news } = connect();
    enter();
    const times = [2000, 0, 500];
    shop.desk.faults.lateness = () => times.shift() ?? 0;
    for (const text of ['一', '二', '三']) say(text);
    pass(1999);
    expect(news()).toEqual([]);
    pass(1);
    expect(textsIn(heard())).toEqual(['一', '二', '三']);
    say('四');
    expect(textsIn(heard())).toEqual(['一', '二', '三', '四']);
  });

  test('still keeps what was said on a socket that has closed in the meantime; its echo is lost', async () => {
    const { connect, shop, pass, get } = chatIn();
    const { enter, say, session, heard } = connect();
    enter();
    shop.desk.faults.lateness = () => 1500;
    say('信号不好');
    session.close();
    pass(1500);
    expect(heard()).toEqual([]);
    const { messages } = await get(chatRecord, { query: { toUid: '101', limit: 20, uidTo: '0' } });
    expect(messages.at(-1)).toMatchObject({ text: '信号不好', senderId: '1' });
  });

  test('gives no seat to a socket that closed before its sign-in was read, and keeps what it said', () => {
    const { connect, shop, pass, token } = chatIn();
    const { send, say, session } = connect();
    shop.desk.faults.lateness = () => 1000;
    send({ kind: 'signIn', token });
    send({ kind: 'turnTo', agentId: '101' });
    say('先记下');
    session.close();
    pass(1000);
    expect(shop.desk.seats.size).toBe(0);
    expect(shop.state.messages.at(-1)?.text).toBe('先记下');
  });

  test('refuses nobody who is no longer there', () => {
    const { connect, shop, pass } = chatIn();
    const { send, session, heard, isCut } = connect();
    shop.desk.faults.lateness = () => 1000;
    send({ kind: 'signIn', token: 'nonsense' });
    session.close();
    pass(1000);
    expect(heard()).toEqual([]);
    expect(isCut()).toBe(false);
  });
});

test('a server that swallows a frame neither keeps nor answers it', () => {
  const { connect, shop } = chatIn();
  const { enter, say, heard } = connect();
  enter();
  const before = shop.state.messages.length;
  shop.desk.faults.swallows = (frame) => frame.kind === 'say' && frame.content === '吞掉';
  say('吞掉');
  say('留下');
  expect(textsIn(heard())).toEqual(['留下']);
  expect(shop.state.messages).toHaveLength(before + 1);
});

test('a server that loses an echo has kept the message', () => {
  const { connect, shop } = chatIn();
  const { enter, say, heard } = connect();
  enter();
  shop.desk.faults.losesEcho = () => true;
  say('到了吗');
  expect(heard()).toEqual([]);
  expect(shop.state.messages.at(-1)?.text).toBe('到了吗');
});

test('a server that complains keeps nothing and says why', () => {
  const { connect, shop } = chatIn();
  const { enter, say, heard } = connect();
  enter();
  const before = shop.state.messages.length;
  shop.desk.faults.complains = (frame) => (frame.kind === 'say' && frame.as === 'image' ? '暂不支持图片' : undefined);
  say('/uploads/a.png', 'image');
  say('那发文字');
  expect(heard()).toMatchObject([{ kind: 'complaint', message: '暂不支持图片' }, { kind: 'stored' }]);
  expect(shop.state.messages).toHaveLength(before + 1);
});

test('a server that cleans otherwise keeps what it makes of a text', () => {
  const { connect, shop } = chatIn();
  const { enter, say, heard } = connect();
  enter();
  shop.desk.faults.keepsText = (text) => text.replaceAll('砖', '');
  say('大红砖 <b>');
  expect(textsIn(heard())).toEqual(['大红 <b>']);
});

test('a deaf account is pushed nothing, and what it says is still answered', () => {
  const { connect, shop } = chatIn();
  const demo = connect();
  const poor = connect();
  demo.enter('demo');
  poor.enter('poor');
  shop.desk.faults.isDeaf = (account) => account.login === 'demo';
  for (const login of ['demo', 'poor']) agentSays(shop, login, { content: '您好' });
  transfer(shop, 'demo', '102');
  setPresence(shop, '101', false);
  demo.say('喂');
  expect(demo.heard()).toMatchObject([{ kind: 'stored' }]);
  expect(poor.heard()).toMatchObject([{ kind: 'reply' }, { kind: 'presence' }]);
});

test('a shop that is started again has no faults, and its agents answer', () => {
  const { shop } = chatIn();
  shop.desk.faults.isDeaf = () => true;
  restart(shop);
  expect(shop.desk).toMatchObject({ faults: {}, isScripted: true });
});

import { describe, expect, test } from 'vitest';
import { addFaults, keyOf, transcript, visit } from '../test-simulator/visit.ts';

describe('when the server does not accept a message', () => {
  test('shows the server’s text, sends the next message, and sends the first again on request', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, {
      errorFor: (frame) => (frame.kind === 'message' && frame.content === 'bad' ? '格式错误' : undefined),
    });
    world.write(tab, 'bad');
    world.write(tab, 'good');
    await pass(3000);
    expect(transcript(state())).toEqual(['> good [echo]', '(refused) bad']);
    expect(state().items[1]).toMatchObject({ outgoing: { delivery: { reason: '格式错误' } } });
    // They are shown beside the message.
    expect(world.serverErrors).toEqual([]);
    addFaults(visited, { errorFor: undefined });
    tab.client.resend(keyOf(visited, 'bad'));
    await pass(2000);
    expect(transcript(state())).toEqual(['> good [echo]', '> bad [echo]']);
  });

  test('checks whether a message has arrived before it shows an error', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { dropsEcho: () => true });
    world.write(tab, 'one');
    await pass(300);
    for (const socket of world.shop.supportServer.sockets) socket.send({ kind: 'error', message: '格式错误' });
    await pass(2000);
    expect(transcript(state())).toEqual(['> one [history]']);
    expect(world.serverErrors).toEqual(['格式错误']);
  });

  test('reports the server’s words when nothing is in flight', async () => {
    const { world, state, pass } = await visit();
    for (const socket of world.shop.supportServer.sockets) socket.send({ kind: 'error', message: '客服系统维护中' });
    await pass(100);
    expect(world.serverErrors).toEqual(['客服系统维护中']);
    expect(state().connection).toEqual({ status: 'online' });
  });

  test('reports the server’s words in every tab with an open chat, and in no other', async () => {
    const { world, tab, pass } = await visit();
    const other = world.openTab(1);
    await pass(1000);
    const sendError = (message: string) => {
      for (const socket of world.shop.supportServer.sockets) socket.send({ kind: 'error', message });
    };
    sendError('请稍后再试');
    await pass(100);
    expect(world.serverErrors).toEqual(['请稍后再试', '请稍后再试']);
    world.hide(tab);
    sendError('不能和自己聊天');
    await pass(100);
    world.hide(other);
    sendError('用户不存在');
    await pass(100);
    expect(world.serverErrors.slice(2)).toEqual(['不能和自己聊天']);
  });

  test('reports the words once when the connection is lost before the message was looked up', async () => {
    const visited = await visit();
    const { world, tab, pass } = visited;
    addFaults(visited, { ignores: (frame) => frame.kind === 'message' });
    world.write(tab, 'one');
    await pass(300);
    world.shop.faults.push({ kind: 'down', call: 'chatHistory' });
    for (const socket of world.shop.supportServer.sockets) socket.send({ kind: 'error', message: '格式错误' });
    await pass(200);
    world.network.drop();
    await pass(200);
    expect(world.serverErrors).toEqual(['格式错误']);
  });

  test('reports nothing for an error without words', async () => {
    const { world, pass } = await visit();
    for (const socket of world.shop.supportServer.sockets) socket.send({ kind: 'error', message: '' });
    await pass(100);
    expect(world.serverErrors).toEqual([]);
  });

  test('removes a refused message when the shopper discards it', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { errorFor: () => '格式错误' });
    world.write(tab, 'bad');
    await pass(3000);
    tab.client.discard(keyOf(visited, 'bad'));
    await pass(1000);
    expect(state().items).toEqual([]);
    expect(world.browser.stored()).toEqual([]);
  });
});

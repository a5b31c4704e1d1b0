import { describe, expect, test } from 'vitest';
import { addFaults, transcript, visit, type Visit } from '../test-simulator/visit.ts';

const keyOf = ({ state }: Visit, content: string) =>
  state().items.find((item) => item.type === 'outgoing' && item.outgoing.content === content)?.key ?? '';

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

  test('asks the shopper after three sends without an echo, and sends the next message', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { ignores: (frame) => frame.kind === 'message' && frame.content === 'lost' });
    world.write(tab, 'lost');
    world.write(tab, 'next');
    await pass(70_000);
    expect(transcript(state())).toEqual(['> next [echo]', '(unconfirmed) lost']);
    expect(state().items[1]).toMatchObject({ outgoing: { delivery: { reason: 'noAnswer' } } });
    addFaults(visited, { ignores: undefined });
    tab.client.resend(keyOf(visited, 'lost'));
    await pass(2000);
    expect(transcript(state())).toEqual(['> next [echo]', '> lost [echo]']);
    expect(world.received()).toEqual(['next', 'lost']);
  });

  test('asks the shopper about a message that repeatedly ends the connection, and sends the next', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, {
      ignores: (frame) => {
        const isFatal = frame.kind === 'message' && frame.content === 'fatal';
        if (isFatal) world.network.drop();
        return isFatal;
      },
    });
    world.write(tab, 'fatal');
    world.write(tab, 'next');
    await pass(20 * 45_000);
    expect(transcript(state())).toEqual(['> next [echo]', '(unconfirmed) fatal']);
    expect(world.received()).toEqual(['next']);
  });

  test('does not confirm a message by a later one with the same text', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    let swallowed = 0;
    addFaults(visited, { ignores: (frame) => frame.kind === 'message' && (swallowed += 1) <= 3 });
    world.write(tab, 'ok');
    world.write(tab, 'ok');
    await pass(70_000);
    expect(transcript(state())).toEqual(['> ok [echo]', '(unconfirmed) ok']);
    world.closeTab(tab);
    const again = world.openTab(0);
    await pass(10_000);
    world.network.drop();
    await pass(10_000);
    expect(transcript(again.client.state())).toEqual(['> ok', '(unconfirmed) ok']);
    again.client.resend(again.client.state().items[1]?.key ?? '');
    await pass(3000);
    expect(world.received()).toEqual(['ok', 'ok']);
  });

  test('confirms an unconfirmed message that arrived late', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { ignores: (frame) => frame.kind === 'message' });
    world.write(tab, 'late');
    await pass(70_000);
    const account = Object.values(world.shop.state.accounts)[0];
    world.shop.state.messages.push({
      id: '5000',
      accountId: account?.id ?? '',
      agentId: '101',
      isFromAgent: false,
      kind: 'text',
      text: 'late',
      sentAt: Math.floor(world.time.now()),
    });
    world.network.drop();
    await pass(10_000);
    expect(transcript(state())).toEqual(['> late [history]']);
  });
});

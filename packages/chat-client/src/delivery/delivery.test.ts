import type { ChatFaults } from '@shop/mocks';
import { describe, expect, test } from 'vitest';
import { transcript, visit, type Visit } from '../test-simulator/visit.ts';

/** Adds faults to the stand-in support server. */
const addFaults = ({ world }: Visit, faults: ChatFaults) => void Object.assign(world.shop.supportServer.faults, faults);
const keyOf = ({ state }: Visit, content: string) =>
  state().items.find((item) => item.type === 'outgoing' && item.outgoing.content === content)?.key ?? '';

describe('without faults', () => {
  test('shows a message at once, sends it, and shows it as delivered under the same key', async () => {
    const { world, tab, state, pass } = await visit();
    world.write(tab, '在吗');
    const [item] = state().items;
    expect(item).toMatchObject({ type: 'outgoing', outgoing: { content: '在吗' } });
    await pass(500);
    expect(transcript(state())).toEqual(['> 在吗 [echo]']);
    expect(state().items[0]?.key).toBe(item?.key);
  });

  test('sends one message at a time, in the order in which they were written', async () => {
    const { world, tab, state, pass } = await visit();
    for (const text of ['one', 'two', 'three']) world.write(tab, text);
    await pass(15);
    expect(transcript(state()).filter((row) => row.startsWith('(inFlight)')).length).toBeLessThan(2);
    await pass(1000);
    expect(world.received()).toEqual(['one', 'two', 'three']);
    expect(world.browser.stored()).toEqual([]);
  });

  test('shows the message as the server stored it', async () => {
    const { world, tab, state, pass } = await visit();
    world.write(tab, ' 两\n<b>行</b> ');
    await pass(500);
    expect(transcript(state())).toEqual(['> 两行 [echo]']);
  });

  test('does not send a blank text, nor one of which the server would store nothing', async () => {
    const { world, tab, state, pass } = await visit();
    for (const text of ['', '  ', '\n', '<3']) world.write(tab, text);
    await pass(1000);
    expect(state().items).toEqual([]);
    expect(world.received()).toEqual([]);
  });
});

describe('when the connection is lost', () => {
  test('confirms a message whose echo was lost by the history', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { dropsEcho: () => true });
    world.write(tab, '在吗');
    await pass(300);
    world.network.drop();
    await pass(8000);
    expect(transcript(state())).toEqual(['> 在吗 [history]']);
    expect(world.received()).toEqual(['在吗']);
    expect(state().counts.drops).toBe(1);
  });

  test('sends a message again that the server never received', async () => {
    const { world, tab, state, pass } = await visit();
    world.network.goSilent();
    world.write(tab, '在吗');
    await pass(1000);
    expect(transcript(state())).toEqual(['(inFlight) 在吗']);
    await pass(30_000);
    expect(transcript(state())).toEqual(['> 在吗 [echo]']);
    expect(world.received()).toEqual(['在吗']);
  });

  test('does not confirm a message by an earlier one with the same text', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    world.write(tab, 'ok');
    await pass(1000);
    world.network.goSilent();
    world.write(tab, 'ok');
    await pass(40_000);
    expect(world.received()).toEqual(['ok', 'ok']);
    expect(transcript(state())).toEqual(['> ok [echo]', '> ok [echo]']);
  });

  test('requests the history until it succeeds before anything else is sent', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { dropsEcho: () => true });
    world.write(tab, 'one');
    await pass(300);
    addFaults(visited, { dropsEcho: () => false });
    world.shop.faults.push({ kind: 'down', call: 'chatHistory' });
    world.write(tab, 'two');
    world.network.drop();
    await pass(20_000);
    expect(transcript(state())).toEqual(['(inFlight) one', '(queued) two']);
    expect(state().connection).toEqual({ status: 'connecting' });
    world.shop.faults = [];
    await pass(30_000);
    expect(transcript(state())).toEqual(['> one [history]', '> two [echo]']);
  });

  test('sends without the history when no message is in flight', async () => {
    const { world, tab, state, pass } = await visit();
    world.shop.faults.push({ kind: 'down', call: 'chatHistory' });
    world.network.drop();
    await pass(10_000);
    expect(state().connection).toEqual({ status: 'online' });
    world.write(tab, 'hello');
    await pass(1000);
    expect(transcript(state())).toEqual(['> hello [echo]']);
    expect(world.received()).toEqual(['hello']);
  });
});

test('waits for the echo of a message in flight when the history arrives late', async () => {
  for (let wait = 0; wait < 40; wait += 1) {
    const visited = await visit({ seed: wait });
    const { world, tab, pass } = visited;
    world.shop.faults.push({ kind: 'down', call: 'chatHistory' });
    world.network.drop();
    await pass(10_000);
    addFaults(visited, { delayMs: ({ kind }) => (kind === 'message' ? 1900 : 0) });
    world.write(tab, 'ok');
    await pass(wait * 50);
    world.shop.faults = [];
    await pass(30_000);
    expect({ wait, stored: world.received() }).toEqual({ wait, stored: ['ok'] });
  }
});

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

describe('on a server that stores texts in another form', () => {
  test('accepts the echo of the only message in flight, and sends it once', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { sanitize: (text) => text.replaceAll('bad', '***') });
    world.write(tab, 'a bad word');
    world.write(tab, 'fine');
    await pass(3000);
    expect(world.received()).toEqual(['a *** word', 'fine']);
    expect(transcript(state())).toEqual(['> a *** word [history]', '> fine [echo]']);
  });

  test('asks the shopper when the history cannot show whether a message has arrived', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { sanitize: (text) => `${text}!`, dropsEcho: () => true });
    world.write(tab, 'a & b');
    await pass(300);
    world.network.drop();
    await pass(8000);
    expect(transcript(state())).toEqual(['> a & b!', '(unconfirmed) a & b']);
    expect(state().items[1]).toMatchObject({ outgoing: { delivery: { reason: 'historyUnclear' } } });
    expect(world.received()).toEqual(['a & b!']);
  });
});

describe('when the sign-in is refused', () => {
  test('reports it once, stops reconnecting, and sends queued messages after the next sign-in', async () => {
    const { world, tab, state, pass } = await visit();
    world.expireToken();
    world.network.drop();
    world.write(tab, 'still here');
    await pass(1500);
    expect(world.signOuts).toBe(1);
    await pass(20_000);
    expect(world.signOuts).toBe(1);
    expect(transcript(state())).toEqual(['> still here [echo]']);
  });

  test('never sends the messages of another shopper', async () => {
    const { world, pass } = await visit({
      before(at) {
        void at.browser.openTab().outbox.put({
          key: 'theirs',
          shopperId: 'somebody else',
          agentId: '101',
          kind: 'text',
          content: 'secret',
          writtenAt: 1,
          delivery: { status: 'queued' },
          unanswered: 0,
        });
      },
    });
    await pass(70_000);
    expect(world.received()).toEqual([]);
    expect(world.browser.stored().map(({ key }) => key)).toEqual(['theirs']);
  });
});

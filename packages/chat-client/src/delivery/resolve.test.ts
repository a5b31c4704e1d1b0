import { describe, expect, test } from 'vitest';
import { addFaults, keyOf, transcript, visit } from '../test-simulator/visit.ts';

describe('when a message is not confirmed', () => {
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

import { describe, expect, test } from 'vitest';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { outgoing } from '../test-simulator/messages.ts';
import { addFaults, transcript, visit } from '../test-simulator/visit.ts';

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

  test('does not confirm a message by one that was sent just before a reload', async () => {
    const visited = await visit();
    const { world, tab, pass } = visited;
    world.write(tab, 'ok');
    await pass(400);
    world.closeTab(tab);
    const queued: Partial<OutgoingMessage> = { shopperId: '1', delivery: { status: 'queued' }, firstSent: undefined };
    void world.browser.openTab().outbox.put(outgoing('ok', queued));
    world.shop.faults.push({ kind: 'down', call: 'chatHistory' });
    let messages = 0;
    addFaults(visited, { ignores: ({ kind }) => kind === 'message' && (messages += 1) === 1 });
    await pass(400);
    const again = world.openTab(0);
    await pass(3000);
    world.shop.faults = [];
    world.network.drop();
    await pass(60_000);
    expect(world.received()).toEqual(['ok', 'ok']);
    expect(transcript(again.client.state())).toEqual(['> ok', '> ok [echo]']);
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

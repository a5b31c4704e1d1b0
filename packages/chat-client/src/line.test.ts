import { PING_INTERVAL, encodeFrame } from '@shop/contracts';
import { agentSays, cutSockets, pushRaw } from '@shop/mocks';
import { expect, test } from 'vitest';
import { visit, written } from './test-world/visit.ts';
import { seeded } from './test-world/virtual-time.ts';

test('is connecting until the record is read, and then online', async () => {
  const { world, tab } = await visit({
    before: (at) => at.shop.troubles.push({ kind: 'slow', ms: 1, call: 'chatRecord' }),
  });
  expect(tab.client.state().line).toEqual({ at: 'online' });
  world.closeTab(tab);
  expect(tab.client.state().line).toEqual({ at: 'off' });
  const next = world.openTab(0);
  expect(next.client.state().line).toEqual({ at: 'connecting' });
});

test('stays up for an hour of silence, by pings', async () => {
  const { world, state, pass } = await visit();
  await pass(3_600_000);
  expect(state().line).toEqual({ at: 'online' });
  expect(state().counts.drops).toBe(0);
  expect(world.network.openSockets()).toBe(1);
  expect(PING_INTERVAL).toBe(10_000);
});

test('says when it will try again, and hears the agent again after a cut', async () => {
  const { world, state, pass } = await visit();
  cutSockets(world.shop);
  world.network.isOnline = false;
  await pass(200);
  const { line } = state();
  expect(line).toMatchObject({ at: 'waiting' });
  world.network.isOnline = true;
  await pass(30_000);
  agentSays(world.shop, 'demo', { content: '您好' });
  await pass(500);
  expect(written(state())).toEqual(['< 您好']);
});

test('notices a line that died in silence within 25 s', async () => {
  const times: number[] = [];
  const random = seeded(3);
  for (let round = 0; round < 40; round += 1) {
    const { world, state, pass } = await visit({ seed: round });
    await pass(random() * 20_000);
    world.network.goSilent();
    const before = world.time.now();
    while (state().counts.drops === 0 && world.time.now() - before < 60_000) await pass(100);
    times.push(world.time.now() - before);
  }
  expect(Math.max(...times)).toBeLessThan(25_000);
}, 20_000);

test('proves within 5 s that it lives, or comes back, when the shopper looks again', async () => {
  const { world, tab, state, pass } = await visit();
  await pass(40_000);
  world.network.goSilent();
  tab.client.wake();
  await pass(5000);
  expect(state().line).toEqual({ at: 'online' });
  expect(state().counts.drops).toBe(1);
  tab.client.wake();
  await pass(5000);
  expect(state().counts.drops).toBe(1);
});

test('does not wait any longer when the shopper looks again', async () => {
  const { world, tab, state, pass } = await visit();
  world.network.isOnline = false;
  cutSockets(world.shop);
  await pass(120_000);
  world.network.isOnline = true;
  tab.client.wake();
  await pass(4000);
  expect(state().line).toEqual({ at: 'online' });
});

test('hears the agent again although the server has forgotten it when an old socket closed', async () => {
  const { world, state, pass } = await visit();
  await pass(5000);
  world.shop.desk.seats.clear();
  agentSays(world.shop, 'demo', { content: 'lost to the socket' });
  await pass(65_000);
  agentSays(world.shop, 'demo', { content: 'heard again' });
  await pass(500);
  expect(written(state())).toEqual(['< lost to the socket', '< heard again']);
  expect(state().counts.missedBySocket).toBe(1);
  expect(world.replies.map(({ message }) => message.kind === 'text' && message.text)).toEqual([
    'lost to the socket',
    'heard again',
  ]);
});

test('finds out at once that it was deaf when the shopper looks again', async () => {
  const { world, tab, state, pass } = await visit();
  await pass(40_000);
  world.shop.desk.faults.isDeaf = () => true;
  agentSays(world.shop, 'demo', { content: 'are you there?' });
  await pass(1000);
  expect(state().lines).toEqual([]);
  tab.client.wake();
  await pass(1000);
  expect(written(state())).toEqual(['< are you there?']);
  await pass(5000);
  expect(state().counts.missedBySocket).toBe(1);
});

test('does not take a reply that is still on its way for one that was kept from it', async () => {
  const { world, tab, state, pass } = await visit();
  for (let round = 0; round < 30; round += 1) {
    agentSays(world.shop, 'demo', { content: `reply ${round}` });
    tab.client.wake();
    await pass(4000);
  }
  expect(state().counts).toMatchObject({ missedBySocket: 0, drops: 0 });
  expect(state().lines).toHaveLength(30);
});

test.each([
  ['nonsense', '}{'],
  ['a frame of a wrong shape', '{"type":"reply","data":{"id":{},"text":7}}'],
  ['a list', '[]'],
  ['a number', '7'],
  ['nothing', ''],
  ['a megabyte of nothing', 'x'.repeat(1_000_000)],
  ['a frame a thousand levels deep', '['.repeat(1000)],
])('counts %s and goes on', async (_, text) => {
  const { world, state, pass } = await visit();
  pushRaw(world.shop, 'demo', text);
  agentSays(world.shop, 'demo', { content: '您好' });
  await pass(500);
  expect(state().counts).toMatchObject({ malformedFrames: 1, unknownFrames: 0 });
  expect(written(state())).toEqual(['< 您好']);
});

test('counts a frame of a type that it does not know, and goes on', async () => {
  const { world, state, pass } = await visit();
  pushRaw(world.shop, 'demo', '{"type":"dance","data":{}}');
  await pass(500);
  expect(state().counts).toMatchObject({ unknownFrames: 1, malformedFrames: 0 });
  expect(state().line).toEqual({ at: 'online' });
});

test('shows a message of a megabyte, and the same one once however often it comes', async () => {
  const { world, state, pass } = await visit();
  const { id } = agentSays(world.shop, 'demo', { content: 'x'.repeat(1_000_000) });
  const again = encodeFrame({
    kind: 'reply',
    message: { id, senderId: '101', senderName: '', avatar: '', kind: 'text', text: 'another' },
  });
  for (let time = 0; time < 3; time += 1) pushRaw(world.shop, 'demo', again);
  await pass(500);
  expect(state().lines).toHaveLength(1);
  expect(state().lines[0]).toMatchObject({ message: { text: expect.stringMatching(/^x{1000}/) } });
});

test.each([['ws://shop.test/msg'], ['wss://elsewhere.test/msg'], ['']])(
  'does not give the token to %j',
  async (url) => {
    const { state, pass, world, tab } = await visit({ address: () => url });
    expect(state().line).toEqual({ at: 'noService' });
    await pass(60_000);
    expect(state().line).toEqual({ at: 'noService' });
    expect(world.network.openSockets()).toBe(0);
    world.say(tab, 'kept');
    await pass(1000);
    expect(written(state())).toEqual(['(queued) kept']);
  },
);

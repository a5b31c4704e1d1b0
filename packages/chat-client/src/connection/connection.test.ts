import { PING_INTERVAL_MS } from '@shop/contracts';
import { sendAgentMessage, cutSockets } from '@shop/mocks';
import { expect, test } from 'vitest';
import { transcript, visit } from '../test-simulator/visit.ts';
import { seeded } from '../test-simulator/virtual-time.ts';

test('is connecting until the history is read, and then online', async () => {
  const { world, tab } = await visit({
    before: (at) => at.shop.faults.push({ kind: 'slow', ms: 1, call: 'chatHistory' }),
  });
  expect(tab.client.state().connection).toEqual({ status: 'online' });
  world.closeTab(tab);
  expect(tab.client.state().connection).toEqual({ status: 'off' });
  const next = world.openTab(0);
  expect(next.client.state().connection).toEqual({ status: 'connecting' });
});

test('stays connected through an hour without messages, by pings', async () => {
  const { world, state, pass } = await visit();
  await pass(3_600_000);
  expect(state().connection).toEqual({ status: 'online' });
  expect(state().counts.drops).toBe(0);
  expect(world.network.openSockets()).toBe(1);
  expect(PING_INTERVAL_MS).toBe(10_000);
});

test('shows when it will reconnect, and receives messages again after a lost connection', async () => {
  // A seed with a wait of more than 200 ms.
  const { world, state, pass } = await visit({ seed: 2 });
  cutSockets(world.shop);
  world.network.isOnline = false;
  await pass(200);
  const { connection } = state();
  expect(connection).toMatchObject({ status: 'waiting' });
  world.network.isOnline = true;
  await pass(30_000);
  sendAgentMessage(world.shop, 'demo', { content: '您好' });
  await pass(500);
  expect(transcript(state())).toEqual(['< 您好']);
});

test('notices within 25 s that a connection has failed silently', async () => {
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

test('checks the connection and reconnects within 5 s when the page becomes visible again', async () => {
  const { world, tab, state, pass } = await visit();
  await pass(40_000);
  world.network.goSilent();
  tab.client.wake();
  await pass(5000);
  expect(state().connection).toEqual({ status: 'online' });
  expect(state().counts.drops).toBe(1);
  tab.client.wake();
  await pass(5000);
  expect(state().counts.drops).toBe(1);
});

test('reconnects at once when the page becomes visible again', async () => {
  const { world, tab, state, pass } = await visit();
  world.network.isOnline = false;
  cutSockets(world.shop);
  await pass(120_000);
  world.network.isOnline = true;
  tab.client.wake();
  await pass(4000);
  expect(state().connection).toEqual({ status: 'online' });
});

test('receives messages again although the server forgot the shopper when an old socket closed', async () => {
  const { world, state, pass } = await visit();
  await pass(5000);
  world.shop.supportServer.activeSockets.clear();
  sendAgentMessage(world.shop, 'demo', { content: 'lost to the socket' });
  await pass(65_000);
  sendAgentMessage(world.shop, 'demo', { content: 'received again' });
  await pass(500);
  expect(transcript(state())).toEqual(['< lost to the socket', '< received again']);
  expect(state().counts.missedBySocket).toBe(1);
  expect(world.replies.map(({ message }) => message.kind === 'text' && message.text)).toEqual([
    'lost to the socket',
    'received again',
  ]);
});

test('finds missed messages at once when the page becomes visible again', async () => {
  const { world, tab, state, pass } = await visit();
  await pass(40_000);
  world.shop.supportServer.faults.isUnreachable = () => true;
  sendAgentMessage(world.shop, 'demo', { content: 'are you there?' });
  await pass(1000);
  expect(state().items).toEqual([]);
  tab.client.wake();
  await pass(1000);
  expect(transcript(state())).toEqual(['< are you there?']);
  await pass(5000);
  expect(state().counts.missedBySocket).toBe(1);
});

test('does not count a reply that is still in transit as missed', async () => {
  const { world, tab, state, pass } = await visit();
  for (let round = 0; round < 30; round += 1) {
    sendAgentMessage(world.shop, 'demo', { content: `reply ${round}` });
    tab.client.wake();
    await pass(4000);
  }
  expect(state().counts).toMatchObject({ missedBySocket: 0, drops: 0 });
  expect(state().items).toHaveLength(30);
});

const noService = { status: 'noService' };
test.each([
  ['ws://shop.test/msg', noService],
  ['wss://user:word@elsewhere.test/msg', noService],
  ['', noService],
  ['wss://elsewhere.test:8443/msg', { ...noService, blockedHost: 'elsewhere.test:8443' }],
])('does not send the token to %j, and names a host that would have to be allowed', async (url, connection) => {
  const { state, pass, world, tab } = await visit({ address: () => url });
  expect(state().connection).toEqual(connection);
  await pass(60_000);
  expect(state().connection).toEqual(connection);
  expect(world.network.openSockets()).toBe(0);
  world.write(tab, 'waiting');
  await pass(1000);
  expect(transcript(state())).toEqual(['(queued) waiting']);
});

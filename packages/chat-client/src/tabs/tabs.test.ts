import { sendAgentMessage } from '@shop/mocks';
import { expect, test } from 'vitest';
import { transcript, visit } from '../test-simulator/visit.ts';
import { between, seeded } from '../test-simulator/virtual-time.ts';
import { createWorld } from '../test-simulator/world.ts';

/** Every open tab receives a reply within this time, in ms. */
const RECEIVED_WITHIN_MS = 65_000;

test('shows the same messages and replies in every tab', async () => {
  const { world, tab, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.write(tab, 'from here');
  await pass(300);
  world.write(other, 'from there');
  await pass(1000);
  sendAgentMessage(world.shop, 'demo', { content: '您好' });
  await pass(1000);
  const all = ['> from here [echo]', '> from there [echo]', '< 您好'];
  expect(transcript(tab.client.state())).toEqual(all);
  expect(transcript(other.client.state())).toEqual(all);
  expect(other.client.state().connection).toEqual({ status: 'online' });
  expect(world.network.openSockets()).toBe(1);
  expect(world.replies).toHaveLength(1);
});

test('lets any tab resend, discard, and switch to another agent', async () => {
  const { world, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.shop.supportServer.faults.errorFor = () => '格式错误';
  world.write(other, 'one');
  world.write(other, 'two');
  await pass(3000);
  world.shop.supportServer.faults.errorFor = undefined;
  const [one, two] = other.client.state().items;
  other.client.resend(one?.key ?? '');
  other.client.discard(two?.key ?? '');
  await pass(1000);
  other.client.switchAgent('102');
  await pass(1000);
  for (const { client } of world.tabs) expect(transcript(client.state())).toEqual(['> one [echo]', '-- 小板']);
});

test('continues in another tab when the leader is killed, with its message in flight', async () => {
  const { world, tab, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.network.goSilent();
  world.write(tab, 'in flight');
  await pass(1000);
  world.killTab(tab);
  await pass(10_000);
  expect(world.received()).toEqual(['in flight']);
  expect(transcript(other.client.state())).toEqual(['> in flight [echo]']);
});

test('receives replies in every tab after any order of opening, closing and killing, over one socket', async () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const random = seeded(seed);
    const world = createWorld({ seed });
    world.openTab(0);
    for (let step = 0; step < 12; step += 1) {
      await world.time.pass(between(random, 0, 4000));
      const tab = world.tabs[Math.floor(random() * world.tabs.length)];
      const pick = random();
      if (pick < 0.5 || !tab) world.openTab(step + 1);
      else if (pick < 0.75) world.closeTab(tab);
      else world.killTab(tab);
    }
    if (world.tabs.length === 0) world.openTab(99);
    sendAgentMessage(world.shop, 'demo', { content: '您好' });
    await world.time.pass(RECEIVED_WITHIN_MS);
    const missing = world.tabs.filter(({ client }) => !transcript(client.state()).includes('< 您好'));
    expect({ seed, missing: missing.length, maxOpen: world.network.maxOpenSockets() }).toEqual({
      seed,
      missing: 0,
      maxOpen: 1,
    });
  }
}, 60_000);

test('ignores a late report that a message is queued', async () => {
  const { world, tab, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.write(other, 'ok');
  const messages: unknown[] = [];
  const stop = tab.browserTab.openTabs().listen((message) => messages.push(message));
  await pass(1000);
  stop();
  const late = messages.find((message) => (message as { type: string }).type === 'written') as {
    entry: { key: string };
  };
  world.shop.supportServer.faults.delayMs = () => 1900;
  world.write(tab, 'in flight');
  await pass(500);
  const inFlight = tab.client.state().items.findLast((item) => item.type === 'outgoing');
  expect(inFlight).toMatchObject({ outgoing: { delivery: { status: 'inFlight' } } });
  // Once for a delivered message, once for one in flight.
  for (const entry of [
    late.entry,
    { ...late.entry, ...(inFlight?.type === 'outgoing' && inFlight.outgoing), delivery: { status: 'queued' } },
  ])
    other.browserTab.openTabs().post({ type: 'written', entry });
  await pass(500);
  expect(tab.client.state().items.at(-1)).toMatchObject({
    outgoing: { content: 'in flight', delivery: { status: 'inFlight' } },
  });
  await pass(60_000);
  expect(world.received()).toEqual(['ok', 'in flight']);
});

test('ignores unknown messages of other tabs', async () => {
  const { world, tab, state, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  for (const message of [undefined, null, 7, 'hello', [], {}, { type: 'unknown' }, { type: 'joined', more: 1 }])
    other.browserTab.openTabs().post(message);
  await pass(1000);
  world.write(tab, 'ok');
  await pass(1000);
  expect(transcript(state())).toEqual(['> ok [echo]']);
});

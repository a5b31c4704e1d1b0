import { agentSays } from '@shop/mocks';
import { expect, test } from 'vitest';
import { judgeWorld } from './test-world/verdict.ts';
import { visit, written } from './test-world/visit.ts';
import { between, seeded } from './test-world/virtual-time.ts';
import { createWorld } from './test-world/world.ts';

/** Every open tab hears the agent by then, in whatever order tabs were opened, closed and killed before, in ms. */
const HEARD_WITHIN = 65_000;

test('shows the same in every tab: what was written here and there, and what the agent said', async () => {
  const { world, tab, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.say(tab, 'from here');
  await pass(300);
  world.say(other, 'from there');
  await pass(1000);
  agentSays(world.shop, 'demo', { content: '您好' });
  await pass(1000);
  const all = ['> from here [echo]', '> from there [echo]', '< 您好'];
  expect(written(tab.client.state())).toEqual(all);
  expect(written(other.client.state())).toEqual(all);
  expect(other.client.state().line).toEqual({ at: 'online' });
  expect(world.network.openSockets()).toBe(1);
  expect(world.replies).toHaveLength(1);
});

test('lets any tab send again, let go, and turn to another agent', async () => {
  const { world, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.shop.desk.faults.complains = () => '格式错误';
  world.say(other, 'one');
  world.say(other, 'two');
  await pass(3000);
  world.shop.desk.faults.complains = undefined;
  const [one, two] = other.client.state().lines;
  other.client.resend(one?.key ?? '');
  other.client.discard(two?.key ?? '');
  await pass(1000);
  other.client.turnTo('102');
  await pass(1000);
  for (const { client } of world.tabs) expect(written(client.state())).toEqual(['> one [echo]', '-- 小板']);
});

test('goes on in another tab when the one that led is gone, with what it had in flight', async () => {
  const { world, tab, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.network.goSilent();
  world.say(tab, 'in flight');
  await pass(1000);
  world.killTab(tab);
  await pass(10_000);
  expect(world.stored()).toEqual(['in flight']);
  expect(written(other.client.state())).toEqual(['> in flight [echo]']);
});

test('hears the agent in every open tab after any order of opening, closing and killing, over one socket', async () => {
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
    agentSays(world.shop, 'demo', { content: '您好' });
    await world.time.pass(HEARD_WITHIN);
    const deaf = world.tabs.filter(({ client }) => !written(client.state()).includes('< 您好'));
    expect({ seed, deaf: deaf.length, most: world.network.mostSockets() }).toEqual({ seed, deaf: 0, most: 1 });
  }
}, 60_000);

test('loses no message at whatever moment its tab is killed', async () => {
  let wasAllDone = false;
  for (let events = 0; !wasAllDone; events += 1) {
    const world = createWorld({ seed: events % 7, lateness: 300 });
    const tab = world.openTab(0);
    for (const text of ['ok', 'ok', '好的']) world.say(tab, text);
    wasAllDone = await world.time.passEvents(
      events,
      () => world.stored().length === 3 && world.browser.kept().length === 0,
    );
    world.killTab(tab);
    world.openTab(1);
    await world.time.pass(90_000);
    expect({ events, ...judgeWorld(world) }).toEqual({
      events,
      said: 3,
      lost: 0,
      duplicated: 0,
      outOfOrder: 0,
      unconfirmed: 0,
    });
    expect(events).toBeLessThan(500);
  }
}, 60_000);

test('does not believe a tab that says late that a message is waiting', async () => {
  const { world, tab, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.say(other, 'ok');
  const told: unknown[] = [];
  const stop = tab.seat.openTabs().listen((talk) => told.push(talk));
  await pass(1000);
  stop();
  const late = told.find((talk) => (talk as { told: string }).told === 'written') as { entry: { key: string } };
  world.shop.desk.faults.lateness = () => 1900;
  world.say(tab, 'in flight');
  await pass(500);
  const inFlight = tab.client.state().lines.findLast((line) => line.type === 'outgoing');
  expect(inFlight).toMatchObject({ outgoing: { standing: { at: 'inFlight' } } });
  // Once of a message that is delivered, once of one that is on its way.
  for (const entry of [
    late.entry,
    { ...late.entry, ...(inFlight?.type === 'outgoing' && inFlight.outgoing), standing: { at: 'queued' } },
  ])
    other.seat.openTabs().post({ told: 'written', entry });
  await pass(500);
  expect(tab.client.state().lines.at(-1)).toMatchObject({
    outgoing: { content: 'in flight', standing: { at: 'inFlight' } },
  });
  await pass(60_000);
  expect(world.stored()).toEqual(['ok', 'in flight']);
});

test('ignores what other tabs tell in a language of their own', async () => {
  const { world, tab, state, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  for (const talk of [undefined, null, 7, 'hello', [], {}, { told: 'unheard of' }, { told: 'joined', more: 1 }])
    other.seat.openTabs().post(talk);
  await pass(1000);
  world.say(tab, 'ok');
  await pass(1000);
  expect(written(state())).toEqual(['> ok [echo]']);
});

test('leaves no listener, timer or socket behind after a thousand openings', async () => {
  const world = createWorld({ lateness: 0 });
  const count = () => ({
    sockets: world.network.openSockets(),
    listeners: world.browser.listeners(),
    waiting: world.browser.waiting(),
    seats: world.shop.desk.sockets.size,
  });
  const before = count();
  const random = seeded(1);
  for (let round = 0; round < 1000; round += 1) {
    const tab = world.openTab(0);
    tab.client.subscribe(() => {});
    await world.time.pass(between(random, 0, 1500));
    world.closeTab(tab);
  }
  // What the server still has to notice, and nothing of the client.
  await world.time.pass(30_000);
  expect(count()).toEqual(before);
  expect(world.time.waiting()).toBe(0);
}, 60_000);

test('shows a state that never changes under the hand, and the same lines where nothing changed', async () => {
  const { world, tab, state, pass } = await visit();
  world.say(tab, 'one');
  await pass(1000);
  const before = state();
  const copy = structuredClone(before.lines);
  world.say(tab, 'two');
  await pass(1000);
  expect(state()).not.toBe(before);
  expect(before.lines).toEqual(copy);
  expect(state().lines[0]).toBe(before.lines[0]);
  expect(state().agents).toBe(before.agents);
});

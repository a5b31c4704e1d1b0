import { expect, test } from 'vitest';
import { judgeWorld } from '../test-simulator/verdict.ts';
import { between, seeded } from '../test-simulator/virtual-time.ts';
import { createWorld } from '../test-simulator/world.ts';

test('loses no message at any moment at which its tab is killed', async () => {
  let wasAllReceived = false;
  for (let events = 0; !wasAllReceived; events += 1) {
    const world = createWorld({ seed: events % 7, lateness: 300 });
    const tab = world.openTab(0);
    for (const text of ['ok', 'ok', '好的']) world.write(tab, text);
    wasAllReceived = await world.time.passEvents(
      events,
      () => world.received().length === 3 && world.browser.stored().length === 0,
    );
    world.killTab(tab);
    world.openTab(1);
    await world.time.pass(90_000);
    expect({ events, ...judgeWorld(world) }).toEqual({
      events,
      written: 3,
      lost: 0,
      duplicated: 0,
      outOfOrder: 0,
      unconfirmed: 0,
    });
    expect(events).toBeLessThan(500);
  }
}, 60_000);

test('leaves no listener, timer or socket behind after opening and closing a thousand tabs', async () => {
  const world = createWorld({ lateness: 0 });
  const count = () => ({
    sockets: world.network.openSockets(),
    listeners: world.browser.listeners(),
    waiting: world.browser.waiting(),
    serverSockets: world.shop.supportServer.sockets.size,
  });
  const before = count();
  const random = seeded(1);
  for (let round = 0; round < 1000; round += 1) {
    const tab = world.openTab(0);
    tab.client.subscribe(() => {});
    await world.time.pass(between(random, 0, 1500));
    world.closeTab(tab);
  }
  // The server may notice a closed socket later; the client leaves nothing.
  await world.time.pass(30_000);
  expect(count()).toEqual(before);
  expect(world.time.waiting()).toBe(0);
}, 60_000);

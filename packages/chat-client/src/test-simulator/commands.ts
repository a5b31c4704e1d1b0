import { sendAgentMessage, transfer } from '@shop/mocks';
import fc from 'fast-check';
import {
  dropRepeatedly,
  drops,
  outages,
  outagesOfHistory,
  pagesByNumber,
  repeatedDrops,
  serverLosses,
  silences,
  step,
  type Model,
} from './fault-commands.ts';
import { between } from './virtual-time.ts';
import type { OpenTab, World } from './world-types.ts';

/** Only four texts, so that many messages have the same text. */
const TEXTS = ['在吗', '好的', 'ok', '3001'] as const;
/** How many messages a schedule has in all: those that no command wrote are written while the network is restored. */
const MESSAGES = 20;
/** Each tab has a slot, so that its messages stay one sequence although the tab is killed and opened again. */
const SLOTS = 3;

/** The tab of a slot, opened if there is none. */
const tabAt = (world: World, slot: number): OpenTab =>
  world.tabs.find((tab) => tab.slot === slot) ?? world.openTab(slot);
const anyTab = (world: World, pick: number): OpenTab =>
  world.tabs[pick % Math.max(1, world.tabs.length)] ?? world.openTab(0);

const slot = fc.nat({ max: SLOTS - 1 });
const pick = fc.nat({ max: 7 });

const writes = fc.tuple(pick, fc.constantFrom(...TEXTS)).map(([at, text]) =>
  step(
    `write ${text} (${at})`,
    (world, model) => {
      model.written += 1;
      world.write(anyTab(world, at), text);
    },
    ({ written }) => written < MESSAGES,
  ),
);
const passes = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 400 }) },
    { weight: 4, arbitrary: fc.integer({ min: 200, max: 6000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 10_000, max: 40_000 }) },
  )
  .map((ms) => step(`pass ${ms}`, (world) => world.time.pass(ms)));
const kills = pick.map((at) =>
  step(`kill ${at}`, (world) => world.tabs.length > 0 && world.killTab(anyTab(world, at))),
);
const opens = slot.map((at) => step(`open ${at}`, (world) => void tabAt(world, at)));
const closes = pick.map((at) =>
  step(`close ${at}`, (world) => world.tabs.length > 0 && world.closeTab(anyTab(world, at))),
);
const expires = fc.constant(step('token expires', (world) => world.expireToken()));
const wakes = pick.map((at) => step(`wake ${at}`, (world) => anyTab(world, at).client.wake()));
const loadsOlder = pick.map((at) => step(`load older ${at}`, (world) => anyTab(world, at).client.loadOlder()));
const agentIds = fc.constantFrom('101', '101', '101', '102');
const replies = agentIds.map((agentId) =>
  step(`agent ${agentId} writes`, (world) => void sendAgentMessage(world.shop, 'demo', { agentId, content: '您好' })),
);
const transfers = fc
  .constantFrom('101', '102')
  .map((agentId) => step(`transfer to ${agentId}`, (world) => transfer(world.shop, 'demo', agentId)));
const agentSwitches = fc
  .tuple(pick, fc.constantFrom('101', '102'))
  .map(([at, agentId]) =>
    step(`switch to ${agentId} (${at})`, (world) => anyTab(world, at).client.switchAgent(agentId)),
  );
/**
 * A random schedule of what the shopper, the agents, the network and the browser do, and how much time passes
 * between.
 */
export const schedules = (maxCommands: number) =>
  fc.commands(
    [
      writes,
      passes,
      writes,
      passes,
      drops,
      silences,
      repeatedDrops,
      outages,
      kills,
      opens,
      closes,
      expires,
      wakes,
      loadsOlder,
      replies,
      transfers,
      agentSwitches,
      outagesOfHistory,
      serverLosses,
      pagesByNumber,
    ],
    { maxCommands, size: 'max' },
  );

/** Restores the network, writes the remaining messages, and lets time pass until the outbox is empty. */
export async function restore(world: World, model: Model): Promise<void> {
  const tab = tabAt(world, 0);
  dropRepeatedly(world, 30_000);
  for (; model.written < MESSAGES; model.written += 1) {
    world.write(tab, TEXTS[model.written % TEXTS.length] ?? '');
    await world.time.pass(between(world.time.random, 0, 2500));
  }
  await world.time.pass(40_000);
  world.network.isOnline = true;
  for (let round = 0; round < 20 && world.browser.stored().length > 0; round += 1) await world.time.pass(30_000);
  await world.time.pass(70_000);
}

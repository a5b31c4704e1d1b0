import { sendAgentMessage, transfer } from '@shop/mocks';
import fc from 'fast-check';
import { between } from './virtual-time.ts';
import type { OpenTab, World } from './world.ts';

/** Only four texts, so that many messages have the same text. */
const TEXTS = ['在吗', '好的', 'ok', '3001'] as const;
/** How many messages a schedule has in all: those that no command wrote are written while the network is restored. */
const MESSAGES = 20;
/** Each tab has a slot, so that its messages stay one sequence although the tab is killed and opened again. */
const SLOTS = 3;

/** What a schedule expects: so many messages were written. The world itself is judged at the end. */
export type Model = { written: number };
type Step = fc.AsyncCommand<Model, World>;

const step = (
  name: string,
  run: (world: World, model: Model) => unknown,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({
  check,
  async run(model, world) {
    await run(world, model);
  },
  toString: () => name,
});

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
const drops = fc.constant(step('drop', (world) => world.network.drop()));
const silences = fc
  .integer({ min: 10_000, max: 15_000 })
  .map((ms) => step(`silent ${ms}`, (world) => world.network.goSilent()));
/** For a while no socket lasts longer than 6 s; a third of them fail silently. */
function dropRepeatedly(world: World, ms: number) {
  const until = world.time.now() + ms;
  const dropOnce = () => {
    if (world.time.random() < 0.3) world.network.goSilent();
    else world.network.drop();
    const wait = between(world.time.random, 200, 6000);
    if (world.time.now() + wait < until) world.time.after(wait, dropOnce);
  };
  world.time.after(between(world.time.random, 0, 2000), dropOnce);
}
const repeatedDrops = fc
  .integer({ min: 2000, max: 60_000 })
  .map((ms) => step(`drop repeatedly ${ms}`, (world) => dropRepeatedly(world, ms)));
const outages = fc.integer({ min: 100, max: 15_000 }).map((ms) =>
  step(`offline ${ms}`, (world) => {
    world.network.isOnline = false;
    world.network.goSilent();
    world.time.after(ms, () => {
      world.network.isOnline = true;
    });
  }),
);
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
/** The history call fails for a while. */
const outagesOfHistory = fc.integer({ min: 100, max: 20_000 }).map((ms) =>
  step(`no history ${ms}`, (world) => {
    const fault = { kind: 'down', call: 'chatHistory' } as const;
    world.shop.faults.push(fault);
    world.time.after(ms, () => {
      world.shop.faults = world.shop.faults.filter((other) => other !== fault);
    });
  }),
);
/** The server ignores one message, or stores it and sends no echo. */
const serverLosses = fc.constantFrom('ignores' as const, 'dropsEcho' as const).map((fault) =>
  step(`${fault} once`, (world) => {
    const { faults } = world.shop.supportServer;
    faults[fault] = ({ kind }) => {
      if (kind !== 'message') return false;
      faults[fault] = undefined;
      return true;
    };
  }),
);
const pagesByNumber = fc.boolean().map((isByNumber) =>
  step(`pages by number: ${isByNumber}`, (world) => {
    world.shop.supportServer.faults.pagesByNumber = isByNumber;
  }),
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

import { agentSays, transfer } from '@shop/mocks';
import fc from 'fast-check';
import { between } from './virtual-time.ts';
import type { OpenTab, World } from './world.ts';

/** Only four texts, so that one message looks like another as a rule and not as an exception. */
const TEXTS = ['在吗', '好的', 'ok', '3001'] as const;
/** How many messages a schedule has in all: what the commands have not said is said while the network heals. */
const MESSAGES = 20;
/** Tabs have a place each, so that what one says stays in order although it is killed and opened again. */
const SLOTS = 3;

/** What a schedule expects: the shopper has said so many messages. The world itself is compared at the end. */
export type Model = { said: number };
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

/** The tab at a place; opened where there is none. */
const tabAt = (world: World, slot: number): OpenTab =>
  world.tabs.find((tab) => tab.slot === slot) ?? world.openTab(slot);
const anyTab = (world: World, pick: number): OpenTab =>
  world.tabs[pick % Math.max(1, world.tabs.length)] ?? world.openTab(0);

const slot = fc.nat({ max: SLOTS - 1 });
const pick = fc.nat({ max: 7 });

const says = fc.tuple(pick, fc.constantFrom(...TEXTS)).map(([at, text]) =>
  step(
    `say ${text} (${at})`,
    (world, model) => {
      model.said += 1;
      world.say(anyTab(world, at), text);
    },
    ({ said }) => said < MESSAGES,
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
/** For a while no socket lives longer than 6 s; a third of them end in silence. */
function storm(world: World, ms: number) {
  const until = world.time.now() + ms;
  const strike = () => {
    if (world.time.random() < 0.3) world.network.goSilent();
    else world.network.drop();
    const wait = between(world.time.random, 200, 6000);
    if (world.time.now() + wait < until) world.time.after(wait, strike);
  };
  world.time.after(between(world.time.random, 0, 2000), strike);
}
const storms = fc.integer({ min: 2000, max: 60_000 }).map((ms) => step(`storm ${ms}`, (world) => storm(world, ms)));
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
const asksOlder = pick.map((at) => step(`ask older ${at}`, (world) => anyTab(world, at).client.askOlder()));
const agentIds = fc.constantFrom('101', '101', '101', '102');
const replies = agentIds.map((agentId) =>
  step(`agent ${agentId} says`, (world) => void agentSays(world.shop, 'demo', { agentId, content: '您好' })),
);
const transfers = fc
  .constantFrom('101', '102')
  .map((agentId) => step(`transfer to ${agentId}`, (world) => transfer(world.shop, 'demo', agentId)));
const turns = fc
  .tuple(pick, fc.constantFrom('101', '102'))
  .map(([at, agentId]) => step(`turn to ${agentId} (${at})`, (world) => anyTab(world, at).client.turnTo(agentId)));
/** History cannot be had for a while. */
const gaps = fc.integer({ min: 100, max: 20_000 }).map((ms) =>
  step(`no record ${ms}`, (world) => {
    const trouble = { kind: 'down', call: 'chatRecord' } as const;
    world.shop.troubles.push(trouble);
    world.time.after(ms, () => {
      world.shop.troubles = world.shop.troubles.filter((other) => other !== trouble);
    });
  }),
);
/** The server drops one message on the floor, or keeps it and says nothing. */
const swallows = fc.constantFrom('swallows' as const, 'losesEcho' as const).map((fault) =>
  step(`${fault} once`, (world) => {
    const { faults } = world.shop.desk;
    faults[fault] = ({ kind }) => {
      if (kind !== 'say') return false;
      faults[fault] = undefined;
      return true;
    };
  }),
);
const pagesByNumber = fc.boolean().map((isSo) =>
  step(`pages by number: ${isSo}`, (world) => {
    world.shop.desk.faults.pagesByNumber = isSo;
  }),
);

/** A random schedule: what the shopper, the agent, the network and the browser do, and how much time passes between. */
export const schedules = (maxCommands: number) =>
  fc.commands(
    [
      says,
      passes,
      says,
      passes,
      drops,
      silences,
      storms,
      outages,
      kills,
      opens,
      closes,
      expires,
      wakes,
      asksOlder,
      replies,
      transfers,
      turns,
      gaps,
      swallows,
      pagesByNumber,
    ],
    { maxCommands, size: 'max' },
  );

/** All is well again, the rest is said, and time passes until nothing is on its way any more. */
export async function heal(world: World, model: Model): Promise<void> {
  const tab = tabAt(world, 0);
  storm(world, 30_000);
  for (; model.said < MESSAGES; model.said += 1) {
    world.say(tab, TEXTS[model.said % TEXTS.length] ?? '');
    await world.time.pass(between(world.time.random, 0, 2500));
  }
  await world.time.pass(40_000);
  world.network.isOnline = true;
  for (let round = 0; round < 20 && world.browser.kept().length > 0; round += 1) await world.time.pass(30_000);
  await world.time.pass(70_000);
}

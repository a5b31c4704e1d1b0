import fc from 'fast-check';
import { between } from './virtual-time.ts';
import type { World } from './world-types.ts';

/** What a schedule expects: so many messages were written. The world itself is judged at the end. */
export type Model = { written: number };
export type Step = fc.AsyncCommand<Model, World>;

export const step = (
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

export const drops = fc.constant(step('drop', (world) => world.network.drop()));
export const silences = fc
  .integer({ min: 10_000, max: 15_000 })
  .map((ms) => step(`silent ${ms}`, (world) => world.network.goSilent()));
/** For a while no socket lasts longer than 6 s; a third of them fail silently. */
export function dropRepeatedly(world: World, ms: number) {
  const until = world.time.now() + ms;
  const dropOnce = () => {
    if (world.time.random() < 0.3) world.network.goSilent();
    else world.network.drop();
    const wait = between(world.time.random, 200, 6000);
    if (world.time.now() + wait < until) world.time.after(wait, dropOnce);
  };
  world.time.after(between(world.time.random, 0, 2000), dropOnce);
}
export const repeatedDrops = fc
  .integer({ min: 2000, max: 60_000 })
  .map((ms) => step(`drop repeatedly ${ms}`, (world) => dropRepeatedly(world, ms)));
export const outages = fc.integer({ min: 100, max: 15_000 }).map((ms) =>
  step(`offline ${ms}`, (world) => {
    world.network.isOnline = false;
    world.network.goSilent();
    world.time.after(ms, () => {
      world.network.isOnline = true;
    });
  }),
);
/** The history call fails for a while. */
export const outagesOfHistory = fc.integer({ min: 100, max: 20_000 }).map((ms) =>
  step(`no history ${ms}`, (world) => {
    const fault = { kind: 'down', call: 'chatHistory' } as const;
    world.shop.faults.push(fault);
    world.time.after(ms, () => {
      world.shop.faults = world.shop.faults.filter((other) => other !== fault);
    });
  }),
);
/** The server ignores one message, or stores it and sends no echo. */
export const serverLosses = fc.constantFrom('ignores' as const, 'dropsEcho' as const).map((fault) =>
  step(`${fault} once`, (world) => {
    const { faults } = world.shop.supportServer;
    faults[fault] = ({ kind }) => {
      if (kind !== 'message') return false;
      faults[fault] = undefined;
      return true;
    };
  }),
);
export const pagesByNumber = fc.boolean().map((isByNumber) =>
  step(`pages by number: ${isByNumber}`, (world) => {
    world.shop.supportServer.faults.pagesByNumber = isByNumber;
  }),
);

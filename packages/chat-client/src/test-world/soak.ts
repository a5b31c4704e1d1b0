/**
 * Ten thousand random schedules of the real client against the stand-in agent: `npm run test:chat-soak -- [--runs N]
 * [--seed N] [--path P] [--late MS]`. Prints what was lost, duplicated or out of order, and exits with 1 if anything was;
 * then what happens outside the bound, where the server is later than the quarantine. A seed (and path) replays a run.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { schedules } from './commands.ts';
import { runSchedule } from './run-schedule.ts';
import type { Verdict } from './verdict.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    late: { type: 'string', default: '4000' },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(performance.timeOrigin) % 2 ** 31);
const MAX_COMMANDS = 60;

type Sums = Verdict & { schedules: number; bad: number; faults: number };

/** Runs schedules and adds up what became of the messages. `mustHold`: the first bad one is shrunk, told and ends the run. */
async function soak(title: string, options: { runs: number; lateness?: number; mustHold: boolean }): Promise<boolean> {
  const started = performance.now();
  const sums: Sums = {
    schedules: 0,
    said: 0,
    lost: 0,
    duplicated: 0,
    outOfOrder: 0,
    unconfirmed: 0,
    bad: 0,
    faults: 0,
  };
  const property = fc.asyncProperty(
    schedules(MAX_COMMANDS),
    fc.scheduler(),
    fc.nat(),
    async (commands, scheduler, chance) => {
      const { verdict, faults } = await runSchedule(commands, scheduler, { seed: chance, lateness: options.lateness });
      const isBad = verdict.lost + verdict.duplicated + verdict.outOfOrder + verdict.unconfirmed + faults.length > 0;
      sums.schedules += 1;
      sums.bad += isBad ? 1 : 0;
      sums.faults += faults.length;
      for (const what of ['said', 'lost', 'duplicated', 'outOfOrder', 'unconfirmed'] as const)
        sums[what] += verdict[what];
      if (isBad && options.mustHold) throw new Error(JSON.stringify({ verdict, faults }));
    },
  );
  const result = await fc.check(property, {
    numRuns: options.runs,
    seed,
    ...(values.path && options.mustHold ? { path: values.path } : {}),
  });
  console.log(
    `${title}: ${JSON.stringify({ ...sums, seed, seconds: Math.round((performance.now() - started) / 1000) })}`,
  );
  if (result.failed) {
    // The path's first step is the schedule as it was drawn; how commands were shrunk from there cannot be walked again.
    console.log(
      `Replay it: npm run test:chat-soak -- --seed ${seed} --path ${result.counterexamplePath?.split(':')[0]}`,
    );
    console.log(
      `Shrunk to: ${Array.from(result.counterexample?.[0] ?? [], (command) => command.toString()).join(', ')}`,
    );
    console.log(String(result.errorInstance));
  }
  return !result.failed && (options.mustHold || sums.lost === 0);
}

const isExact = await soak('inside the bound (late up to 1.9 s, quarantine 2 s)', { runs, mustHold: true });
const isHonest =
  values.path !== undefined ||
  (await soak(`outside it (late up to ${Number(values.late) / 1000} s)`, {
    runs: Math.ceil(runs / 10),
    lateness: Number(values.late),
    mustHold: false,
  }));
process.exitCode = isExact && isHonest ? 0 : 1;

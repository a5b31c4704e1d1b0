import fc from 'fast-check';
import { heal, type Model } from './commands.ts';
import { judgeWorld, type Verdict } from './verdict.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

type Schedule = Iterable<fc.AsyncCommand<Model, World>>;

/** Runs a schedule on the real client and the stand-in agent, heals the world, and tells what became of every message. */
export async function runSchedule(
  commands: Schedule,
  scheduler: fc.Scheduler,
  options: Pick<WorldOptions, 'seed' | 'lateness' | 'quarantine'>,
): Promise<{ verdict: Verdict; faults: readonly string[]; suspectedTwins: number }> {
  const world = createWorld({
    ...options,
    schedule: (label) => scheduler.schedule(Promise.resolve(), label),
    async release() {
      if (scheduler.count() === 0) return false;
      await scheduler.waitNext(1);
      return true;
    },
  });
  const model: Model = { said: 0 };
  world.openTab(0);
  await fc.asyncModelRun(() => ({ model, real: world }), commands);
  await heal(world, model);
  const verdict = judgeWorld(world);
  const faults = faultsOf(world);
  const suspectedTwins = Math.max(0, ...world.tabs.map((tab) => tab.client.state().counts.suspectedTwins));
  for (const tab of world.tabs) world.closeTab(tab);
  await world.time.pass(60_000);
  return { verdict, suspectedTwins, faults: [...faults, ...leaksOf(world)] };
}

/** What is wrong on the screens: every tab shows each message of the server once, in the order of the ids, and nothing else. */
function faultsOf(world: World): string[] {
  const { messages } = world.shop.state;
  const ids = messages.map(({ id }) => id);
  // A tab opened after a transfer shows only what was said with the agent of then, and what came since.
  const hasOneAgent =
    messages.every(({ agentId }) => agentId === '101') &&
    world.tabs.every(({ client }) => client.state().agent?.id === '101');
  return world.tabs.flatMap((tab, place) => {
    const { lines, past, line } = tab.client.state();
    const shown = lines.flatMap((one) => (one.type === 'message' ? [one.message.id] : []));
    const keys = new Set(lines.map(({ key }) => key));
    const faults: string[] = [];
    if (line.at !== 'online') faults.push(`tab ${place} is ${line.at}`);
    if (past.state !== 'ready') faults.push(`tab ${place} has no past: ${past.state}`);
    if (keys.size !== lines.length) faults.push(`tab ${place} has a key twice`);
    const isInOrder = shown.every((id, at) => at === 0 || Number(shown[at - 1]) < Number(id));
    const hasTurned = lines.some(({ type }) => type === 'turn');
    const isWhole =
      hasTurned || (shown.join() === ids.slice(-shown.length).join() && shown.length >= Math.min(20, ids.length));
    if (!isInOrder || (hasOneAgent && !isWhole)) faults.push(`tab ${place} shows ${shown.join()} of ${ids.join()}`);
    return faults;
  });
}

/** After every tab was closed nothing of them is left. */
function leaksOf({ network, browser, time }: World): string[] {
  const left = {
    sockets: network.openSockets(),
    listeners: browser.listeners(),
    leaders: browser.waiting(),
    events: time.waiting(),
  };
  return Object.entries(left).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} left`] : []));
}

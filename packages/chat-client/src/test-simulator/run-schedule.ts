import fc from 'fast-check';
import { restore } from './commands.ts';
import type { Model } from './fault-commands.ts';
import { judgeWorld, type Verdict } from './verdict.ts';
import { createWorld } from './world.ts';
import type { World, WorldOptions } from './world-types.ts';

type Schedule = Iterable<fc.AsyncCommand<Model, World>>;

/**
 * Runs a schedule on the real client and the stand-in support server, restores the network, and judges every message.
 */
export async function runSchedule(
  commands: Schedule,
  scheduler: fc.Scheduler,
  options: Pick<WorldOptions, 'seed' | 'lateness' | 'quarantine' | 'record'>,
): Promise<{ verdict: Verdict; faults: readonly string[]; suspectedDuplicates: number }> {
  const world = createWorld({
    ...options,
    schedule: (label) => scheduler.schedule(Promise.resolve(), label),
    async release() {
      if (scheduler.count() === 0) return false;
      await scheduler.waitNext(1);
      return true;
    },
  });
  const model: Model = { written: 0 };
  world.openTab(0);
  await fc.asyncModelRun(() => ({ model, real: world }), commands);
  await restore(world, model);
  const verdict = judgeWorld(world);
  const faults = faultsOf(world);
  const suspectedDuplicates = Math.max(0, ...world.tabs.map((tab) => tab.client.state().counts.suspectedDuplicates));
  for (const tab of world.tabs) world.closeTab(tab);
  await world.time.pass(60_000);
  return { verdict, suspectedDuplicates, faults: [...faults, ...leaksOf(world)] };
}

/**
 * What the tabs show wrongly: each must show every message of the server once, in the order of the ids, and no other.
 */
function faultsOf(world: World): string[] {
  const { messages } = world.shop.state;
  const ids = messages.map(({ id }) => id);
  // A tab opened after a transfer shows only the conversation with the new agent, and later messages.
  const hasOneAgent =
    messages.every(({ agentId }) => agentId === '101') &&
    world.tabs.every(({ client }) => client.state().agent?.id === '101');
  return world.tabs.flatMap((tab, index) => {
    const { items, history, connection } = tab.client.state();
    const shown = items.flatMap((item) => (item.type === 'message' ? [item.message.id] : []));
    const keys = new Set(items.map(({ key }) => key));
    const faults: string[] = [];
    if (connection.status !== 'online') faults.push(`tab ${index} is ${connection.status}`);
    if (history.status !== 'ready') faults.push(`tab ${index} has no history: ${history.status}`);
    if (keys.size !== items.length) faults.push(`tab ${index} has a duplicate key`);
    const isInOrder = shown.every((id, at) => at === 0 || Number(shown[at - 1]) < Number(id));
    const hasAgentChange = items.some(({ type }) => type === 'agentChange');
    const isComplete =
      hasAgentChange || (shown.join() === ids.slice(-shown.length).join() && shown.length >= Math.min(20, ids.length));
    if (!isInOrder || (hasOneAgent && !isComplete)) faults.push(`tab ${index} shows ${shown.join()} of ${ids.join()}`);
    return faults;
  });
}

/** Sockets, listeners, locks and timers that are left after every tab was closed. */
function leaksOf({ network, browser, time }: World): string[] {
  const left = {
    sockets: network.openSockets(),
    listeners: browser.listeners(),
    leaders: browser.waiting(),
    events: time.waiting(),
  };
  return Object.entries(left).flatMap(([name, count]) => (count > 0 ? [`${count} ${name} left`] : []));
}

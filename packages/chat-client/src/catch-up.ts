import { backoff } from './backoff.ts';
import type { Cause, Delivery } from './delivery.ts';
import type { Hearing } from './hearing.ts';
import type { Tab } from './tab.ts';

export type CatchUpPort = {
  /** The number of the line that is up; what was begun on an older one does not go on. */
  line(): number;
  delivery: () => Delivery;
  hearing: () => Hearing;
  onProblem(problem: unknown): void;
};

/**
 * Reads the record until it could be read or the line is gone, settles what is unconfirmed by it, and takes in the rest.
 * `onDelay` is called when it takes long and nothing is in flight: then sending need not wait.
 */
export function createCatchUp(tab: Tab, port: CatchUpPort): (cause: Cause, onDelay?: () => void) => Promise<void> {
  const { options, timers, view } = tab;
  const agentId = () => view.state().agent?.id;

  async function catchUp(cause: Cause, line: number) {
    if (tab.openedWith === undefined) await tab.open();
    const inFlight = port.delivery().inFlight();
    const current = agentId();
    const ids = new Set([current, inFlight?.agentId].filter((id) => id !== undefined));
    const pages = new Map(
      await Promise.all([...ids].map(async (id) => [id, await port.hearing().recordOf(id, inFlight)] as const)),
    );
    if (line !== port.line()) return;
    await port.delivery().settle([...pages.values()].flat(), cause);
    if (line === port.line() && current !== undefined && current === agentId())
      port.hearing().takeRecord(pages.get(current) ?? []);
  }

  return async (cause, onDelay = () => {}) => {
    const line = port.line();
    for (let failures = 0; line === port.line(); failures += 1) {
      try {
        return await catchUp(cause, line);
      } catch (problem) {
        if (line !== port.line()) return;
        port.onProblem(problem);
        if (!port.delivery().inFlight()) onDelay();
        await new Promise<void>((resolve) => void timers.after(backoff(failures, options.clock), resolve));
      }
    }
  };
}

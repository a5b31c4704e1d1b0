import type { ChatMessage } from '@shop/contracts';
import { backoff } from '../connection/backoff.ts';
import type { Delivery, LookupCause } from '../delivery/delivery.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import type { Clock } from '../ports.ts';
import type { Timers } from '../timers.ts';

export type CatchUpPort = {
  clock: Clock;
  timers: Timers;
  /** The number of the current connection; a run begun on an earlier one stops. */
  connectionNumber(): number;
  agentId(): string | undefined;
  /** Whether the agents and the first page are loaded. */
  isOpened(): boolean;
  /** Loads them. */
  open(): Promise<void>;
  delivery: () => Pick<Delivery, 'inFlight' | 'resolve'>;
  /** Reads an agent's history back to what is covered, and back to the first sending of the message in flight. */
  readHistory(agentId: string, inFlight: OutgoingMessage | undefined): Promise<readonly ChatMessage[]>;
  /** Shows and reports what was read of the current agent's history. */
  receiveHistory(messages: readonly ChatMessage[]): void;
  onError(error: unknown): void;
};

/**
 * Reads the history until that succeeds or the connection is lost, resolves unconfirmed messages by it, and shows the
 * rest. `onDelay` is called after a failed attempt if no message is in flight: sending then need not wait.
 */
export function createCatchUp(port: CatchUpPort): (cause: LookupCause, onDelay?: () => void) => Promise<void> {
  async function catchUp(cause: LookupCause, startedOn: number) {
    if (!port.isOpened()) await port.open();
    const inFlight = port.delivery().inFlight();
    const current = port.agentId();
    const ids = new Set([current, inFlight?.agentId].filter((id) => id !== undefined));
    const pages = new Map(
      await Promise.all([...ids].map(async (id) => [id, await port.readHistory(id, inFlight)] as const)),
    );
    if (startedOn !== port.connectionNumber()) return;
    await port.delivery().resolve([...pages.values()].flat(), cause);
    if (startedOn === port.connectionNumber() && current !== undefined && current === port.agentId())
      port.receiveHistory(pages.get(current) ?? []);
  }

  return async (cause, onDelay = () => {}) => {
    const startedOn = port.connectionNumber();
    for (let failures = 0; startedOn === port.connectionNumber(); failures += 1) {
      try {
        return await catchUp(cause, startedOn);
      } catch (error) {
        if (startedOn !== port.connectionNumber()) return;
        port.onError(error);
        if (!port.delivery().inFlight()) onDelay();
        await new Promise<void>((resolve) => void port.timers.after(backoff(failures, port.clock), resolve));
      }
    }
  };
}

import { PING_INTERVAL_MS, type Moment } from '@shop/contracts';
import type { Clock } from '../ports.ts';
import type { Timers } from '../timers.ts';

/**
 * After a second ping without an answer for this long, the connection is dead: 24 s after the loss at the latest, in
 * ms.
 */
const LAST_PING_TIMEOUT_MS = 4000;

export type Heartbeat = {
  /** A connection begins: pings at once and every 10 s. */
  start(): void;
  /** A ping was answered, with the server's time if the answer contains it. */
  onPong(now: Moment | undefined): void;
  /** Pings at once; a connection that has not answered after so many ms is dead. */
  verify(timeoutMs: number): void;
  /** How many answers this connection has received. */
  count(): number;
  /** The server's time; absent until an answer has contained it. */
  serverNow(): Moment | undefined;
};

/**
 * Checks by pings whether the connection is alive (P4), and derives the server's time. Its timers end with the
 * connection.
 */
export function createHeartbeat({
  clock,
  timers,
  ping,
  onDead,
}: {
  clock: Clock;
  timers: Timers;
  ping(): void;
  onDead(): void;
}): Heartbeat {
  let missed = 0;
  let count = 0;
  let offset: number | undefined;

  function beat() {
    missed += 1;
    if (missed === 2) timers.after(LAST_PING_TIMEOUT_MS, () => missed >= 2 && onDead());
    timers.after(PING_INTERVAL_MS, beat);
    ping();
  }

  return {
    start() {
      missed = 0;
      count = 0;
      beat();
    },
    onPong(now) {
      missed = 0;
      count += 1;
      if (now !== undefined) offset = now - clock.now();
    },
    verify(timeoutMs) {
      const before = count;
      ping();
      timers.after(timeoutMs, () => count === before && onDead());
    },
    count: () => count,
    serverNow: () => (offset === undefined ? undefined : clock.now() + offset),
  };
}

import { PING_INTERVAL, type Moment } from '@shop/contracts';
import type { Clock } from './ports.ts';
import type { Timers } from './timers.ts';

/** After a second ping without an answer for this long, the peer is dead: 24 s after the drop at the latest, in ms. */
const LAST_TIMEOUT_MS = 4000;

export type Pulse = {
  /** A line begins: pings at once and every 10 s. */
  start(): void;
  /** A ping was answered, with the server's time where it told. */
  answered(now: Moment | undefined): void;
  /** Pings at once; a line that has not answered after so many ms is dead. */
  prove(withinMs: number): void;
  /** How many answers this line has heard. */
  count(): number;
  /** The server's time; absent until it has told. */
  serverNow(): Moment | undefined;
};

/** Tells by pings whether the other side lives (P4), and what its clock says. Timers are the line's: they end with it. */
export function createPulse({
  clock,
  timers,
  ping,
  onDead,
}: {
  clock: Clock;
  timers: Timers;
  ping(): void;
  onDead(): void;
}): Pulse {
  let missed = 0;
  let count = 0;
  let offset: number | undefined;

  function beat() {
    missed += 1;
    if (missed === 2) timers.after(LAST_TIMEOUT_MS, () => missed >= 2 && onDead());
    timers.after(PING_INTERVAL, beat);
    ping();
  }

  return {
    start() {
      missed = 0;
      count = 0;
      beat();
    },
    answered(now) {
      missed = 0;
      count += 1;
      if (now !== undefined) offset = now - clock.now();
    },
    prove(withinMs) {
      const before = count;
      ping();
      timers.after(withinMs, () => count === before && onDead());
    },
    count: () => count,
    serverNow: () => (offset === undefined ? undefined : clock.now() + offset),
  };
}

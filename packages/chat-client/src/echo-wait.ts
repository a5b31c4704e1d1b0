import type { Pulse } from './pulse.ts';
import type { Timers } from './timers.ts';

/** A message without an echo after this long is suspect, in ms; half way there the server is asked for a sign of life. */
const ECHO_TIMEOUT_MS = 10_000;

/** Waits for the echo of a message that was just handed over; `silent` is told whether the line was alive meanwhile. Answers how to stop waiting. */
export function waitForEcho(
  timers: Timers,
  pulse: Pick<Pulse, 'count'>,
  port: { probe(): void; silent(wasAlive: boolean): void },
): () => void {
  const pongsBefore = pulse.count();
  const stops = [
    timers.after(ECHO_TIMEOUT_MS / 2, port.probe),
    timers.after(ECHO_TIMEOUT_MS, () => port.silent(pulse.count() > pongsBefore)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

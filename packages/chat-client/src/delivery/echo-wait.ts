import type { Heartbeat } from '../connection/heartbeat.ts';
import type { Timers } from '../timers.ts';

/** How long to wait for a message's echo, in ms. After half of it a ping checks whether the server still answers. */
const ECHO_TIMEOUT_MS = 10_000;

/**
 * Waits for the echo of a message that was just sent. `onTimeout` receives whether the connection was alive meanwhile.
 * Returns a function that stops waiting.
 */
export function waitForEcho(
  timers: Timers,
  heartbeat: Pick<Heartbeat, 'count'>,
  port: { ping(): void; onTimeout(wasAlive: boolean): void },
): () => void {
  const pongsBefore = heartbeat.count();
  const stops = [
    timers.after(ECHO_TIMEOUT_MS / 2, port.ping),
    timers.after(ECHO_TIMEOUT_MS, () => port.onTimeout(heartbeat.count() > pongsBefore)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

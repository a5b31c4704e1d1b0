import type { ChatEffect } from './chat-effect.ts';
import type { ChatEvent } from './chat-event.ts';
import type { ChatClientOptions } from './chat-options.ts';
import { addressRunners } from './connection/find-address.ts';
import { socketRunners } from './connection/run-socket.ts';
import { storeRunners } from './delivery/run-store.ts';
import { callRunners, type Failures } from './history/run-calls.ts';
import { timerRunners } from './run-timers.ts';
import { tabRunners } from './tabs/run-tabs.ts';

export type Dispatch = (event: ChatEvent) => void;

/** What carries out each effect. A runner decides nothing: it calls a port and reports the result as an event. */
export type Runners = { [T in ChatEffect['type']]: (effect: ChatEffect & { type: T }) => void };

export function createRunners(options: ChatClientOptions, failures: Failures, dispatch: Dispatch): Runners {
  return {
    ...timerRunners(options.clock, dispatch),
    ...addressRunners(options, dispatch),
    ...socketRunners(options, dispatch),
    ...storeRunners(options, dispatch),
    ...callRunners(options, failures, dispatch),
    ...tabRunners(options, dispatch),
    reportReply: ({ message, isSeen }) => options.onReply?.(message, isSeen),
    reportServerError: ({ message }) => options.onServerError?.(message),
    reportSignedOut: () => options.onSignedOut?.(),
  };
}

export const runEffect = <T extends ChatEffect['type']>(runners: Runners, effect: ChatEffect & { type: T }): void =>
  runners[effect.type](effect);

import { decodeFrame, encodeSentFrame, type Heard, type SendKind, type SentFrame } from '@shop/contracts';
import type { ScenarioName, ScenarioParams } from '../scenarios/scenarios.ts';
import { accountNamed } from '../session/accounts.ts';
import type { standingClock } from '../shop/clock.ts';
import type { Shop } from '../shop/state.ts';
import { visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';
import { openAgentSession } from './session.ts';
import type { After } from './timers.ts';

/** Timers that a test runs by hand, in the order of their times. */
function timersOn(clock: ReturnType<typeof standingClock>) {
  const timers = new Set<{ at: number; act: () => void }>();
  const after: After = (ms, act) => {
    const timer = { at: clock.now() + ms, act };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  /** Lets time pass; what becomes due on the way happens at its moment. */
  function pass(ms: number): void {
    const end = clock.now() + ms;
    for (;;) {
      const due = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers.delete(due);
      clock.move(Math.max(0, due.at - clock.now()));
      due.act();
    }
    clock.move(end - clock.now());
  }
  return { timers, after, pass };
}

/** A socket as the shopper's side has it: what came over it, and what can be done with it. */
function connectTo(shop: Shop, after: After) {
  const raw: string[] = [];
  let isCut = false;
  const session = openAgentSession(shop, { send: (text) => raw.push(text), cut: () => (isCut = true), after });
  const send = (frame: SentFrame) => session.receive(encodeSentFrame(frame));
  const heard = (): Heard[] => raw.map(decodeFrame);
  return {
    raw,
    session,
    send,
    heard,
    isCut: () => isCut,
    /** What came since this was asked last. */
    news(): Heard[] {
      const all = heard();
      raw.length = 0;
      return all;
    },
    /** Signs in and turns to an agent, as the shop's client does; what comes of it is not news. */
    enter(login = 'demo', agentId = '101') {
      send({ kind: 'signIn', token: openSession(shop, accountNamed(shop, login)).token });
      send({ kind: 'turnTo', agentId });
      raw.length = 0;
    },
    say: (content: string, as: SendKind = 'text', to = '101') => send({ kind: 'say', content, as, to }),
  };
}

/** A shop whose chat is watched, on a clock that stands until time is let pass. Its agents are silent unless `isScripted`. */
export function chatIn({
  scenario = 'a shopper is signed in',
  params,
  isScripted = false,
}: { scenario?: ScenarioName; params?: ScenarioParams; isScripted?: boolean } = {}) {
  const { shop, clock, get, refusalOf } = visit({ scenario, params });
  shop.desk.isScripted = isScripted;
  const { timers, after, pass } = timersOn(clock);
  return {
    shop,
    clock,
    get,
    refusalOf,
    timers,
    after,
    pass,
    token: shop.signedInToken ?? '',
    connect: () => connectTo(shop, after),
  };
}

/** The texts among what was heard. */
export const textsIn = (heard: readonly Heard[]): string[] =>
  heard.flatMap((frame) => (frame.kind === 'reply' || frame.kind === 'stored' ? [frame.message.text] : []));

import { decodeFrame, encodeSentFrame, type DecodedFrame, type SendKind, type SentFrame } from '@shop/contracts';
import type { ScenarioName, ScenarioParams } from '../scenarios/scenarios.ts';
import { accountNamed } from '../session/accounts.ts';
import type { manualClock } from '../core/clock.ts';
import type { Shop } from '../core/shop.ts';
import { visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';
import { openAgentSession } from './session.ts';
import type { After } from './timers.ts';

/** Timers that a test runs by advancing the clock. */
function timersOn(clock: ReturnType<typeof manualClock>) {
  const timers = new Set<{ at: number; callback: () => void }>();
  const after: After = (ms, callback) => {
    const timer = { at: clock.now() + ms, callback };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  /** Advances the clock; timers run at their due times. */
  function advance(ms: number): void {
    const end = clock.now() + ms;
    for (;;) {
      const due = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers.delete(due);
      clock.move(Math.max(0, due.at - clock.now()));
      due.callback();
    }
    clock.move(end - clock.now());
  }
  return { timers, after, advance };
}

/** The client's side of a socket: the frames it received, and what it can send. */
function connectTo(shop: Shop, after: After) {
  const raw: string[] = [];
  let isCut = false;
  const session = openAgentSession(shop, { send: (text) => raw.push(text), cut: () => (isCut = true), after });
  const send = (frame: SentFrame) => session.receive(encodeSentFrame(frame));
  const received = (): DecodedFrame[] => raw.map(decodeFrame);
  return {
    raw,
    session,
    send,
    received,
    isCut: () => isCut,
    /** The frames received since the last call. */
    newFrames(): DecodedFrame[] {
      const all = received();
      raw.length = 0;
      return all;
    },
    /** Signs in and opens a conversation, as the shop's client does; discards the frames received until then. */
    openChat(login = 'demo', agentId = '101') {
      send({ kind: 'signIn', token: openSession(shop, accountNamed(shop, login)).token });
      send({ kind: 'openConversation', agentId });
      raw.length = 0;
    },
    sendMessage: (content: string, as: SendKind = 'text', to = '101') => send({ kind: 'message', content, as, to }),
  };
}

/** A shop with its chat, on a manual clock. Its agents do not answer unless `isScripted`. */
export function startChat({
  scenario = 'a shopper is signed in',
  params,
  isScripted = false,
}: { scenario?: ScenarioName; params?: ScenarioParams; isScripted?: boolean } = {}) {
  const { shop, clock, get, refusalOf } = visit({ scenario, params });
  shop.supportServer.isScripted = isScripted;
  const { timers, after, advance } = timersOn(clock);
  return {
    shop,
    clock,
    get,
    refusalOf,
    timers,
    after,
    advance,
    token: shop.signedInToken ?? '',
    connect: () => connectTo(shop, after),
  };
}

/** The texts of the received messages. */
export const textsIn = (received: readonly DecodedFrame[]): string[] =>
  received.flatMap((frame) => (frame.kind === 'reply' || frame.kind === 'stored' ? [frame.message.text] : []));

import { cleanText, decodeSentFrame, encodeFrame, type ReceivedFrame, type SentFrame } from '@shop/contracts';
import { keepMessage, languageOfChat, messageOf } from '../support/conversation.ts';
import { Refusal } from '../shop/refusal.ts';
import type { Account, Shop } from '../shop/state.ts';
import { accountOf } from '../session/tokens.ts';
import { markRead } from '../support/unread.ts';
import { NOBODY, type Seat } from './support-server.ts';
import { inTurn } from './in-turn.ts';
import { answerTo, greet } from './script.ts';
import { machineTimer, type After } from './timers.ts';

/** The server cuts a socket after 12 s in which neither side sent anything (spec section 9: pings come every 10 s). */
export const IDLE_LIMIT = 12_000;

/** The socket under a session, and the timer by which it does everything that takes time. */
export type Line = {
  send(text: string): void;
  /** Ends the connection from the server's side, without a farewell. */
  cut(): void;
  after?: After;
};

export type AgentSession = { receive(text: string): void; close(): void };

type Hearers = { [K in SentFrame['kind']]: (frame: Extract<SentFrame, { kind: K }>) => void };

/**
 * The server's side of one websocket: what it answers to each frame, as observed (quality reference, P1 to P9), with the
 * faults of the shop's desk. A frame it does not understand is met with silence.
 */
export function openAgentSession(shop: Shop, { send, cut, after = machineTimer }: Line): AgentSession {
  const { desk } = shop;
  const work = inTurn(() => shop.clock.now(), after);
  let accountId = '';
  let isOpen = true;
  let forgetSilence = after(IDLE_LIMIT, fallSilent);
  const seat: Seat = { turnedTo: NOBODY, say, sendRaw, cut: cutLine };
  desk.sockets.add(seat);

  function fallSilent() {
    say({ kind: 'idle' });
    cutLine();
  }
  function stir() {
    forgetSilence();
    if (isOpen) forgetSilence = after(IDLE_LIMIT, fallSilent);
  }
  function say(frame: ReceivedFrame) {
    sendRaw(escaped(encodeFrame(frame)));
  }
  function sendRaw(text: string) {
    if (!isOpen) return;
    send(text);
    stir();
  }
  function cutLine() {
    if (!isOpen) return;
    end();
    cut();
  }
  function end() {
    if (!isOpen) return;
    isOpen = false;
    forgetSilence();
    desk.sockets.delete(seat);
    // Whichever of an account's sockets closes, the server forgets the account: another one is deaf from then on (P7).
    desk.seats.delete(accountId);
  }
  const shopper = (): Account | undefined => shop.state.accounts[accountId];

  const hear: Hearers = {
    ping: () => say({ kind: 'pong', now: shop.clock.now() }),
    signIn: ({ token }) => {
      try {
        accountId = accountOf(shop, token, 'zh-Hans').id;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        say({ kind: 'refused', message: error.message });
        return cutLine();
      }
      seat.turnedTo = NOBODY;
      if (isOpen) desk.seats.set(accountId, seat);
      say({ kind: 'signedIn' });
    },
    turnTo: ({ agentId }) => {
      const account = shopper();
      if (!account || !isOpen) return;
      seat.turnedTo = agentId;
      markRead(shop, account, agentId);
      say({ kind: 'unread', agentId, count: 0 });
      greet(shop, account, agentId, after);
    },
    say: (frame) => {
      const account = shopper();
      if (!account) return;
      const complaint = desk.faults.complains?.(frame) ?? wrongWith(frame.to, account);
      if (complaint !== undefined) return say({ kind: 'complaint', message: complaint });
      const clean = desk.faults.keepsText ?? cleanText;
      const kept = keepMessage(shop, {
        account,
        agentId: frame.to,
        isFromAgent: false,
        kind: frame.as,
        text: clean(frame.content),
      });
      if (!desk.faults.losesEcho?.(frame))
        say({ kind: 'stored', message: messageOf(shop, account, kept, languageOfChat(account)) });
      answerTo(shop, account, kept, after);
    },
  };

  return {
    receive(text) {
      if (!isOpen) return;
      stir();
      const frame: SentFrame | undefined = decodeSentFrame(text) ?? (hasNoType(text) ? { kind: 'ping' } : undefined);
      if (!frame || desk.faults.swallows?.(frame)) return;
      // The union is told apart by `kind`; each hearer takes its own kind of frame.
      work(desk.faults.lateness?.(frame) ?? 0, () => (hear[frame.kind] as (frame: SentFrame) => void)(frame));
    },
    close: end,
  };
}

/** What the servers say of a message that goes to nobody, or to oneself. Any other id is taken, whether it is an agent's or not. */
function wrongWith(to: string, account: Account): string | undefined {
  if (to === '' || to === NOBODY) return '用户不存在';
  return to === account.id ? '不能和自己聊天' : undefined;
}

/** Anything that is not JSON, or has no `type`, counts as a ping. */
function hasNoType(text: string): boolean {
  try {
    const frame: unknown = JSON.parse(text);
    return frame === null || typeof frame !== 'object' || !('type' in frame) || !frame.type;
  } catch {
    return true;
  }
}

/** On the websocket, unlike over HTTP, signs beyond ASCII travel as `\uXXXX`. */
const escaped = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

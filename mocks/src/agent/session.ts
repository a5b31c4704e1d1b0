import { cleanText, decodeSentFrame, encodeFrame, type ReceivedFrame, type SentFrame } from '@shop/contracts';
import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { storeMessage, languageOfChat, messageOf } from '../support/conversation.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { accountOf } from '../session/tokens.ts';
import { markRead } from '../support/unread.ts';
import { NO_AGENT, type ShopperSocket } from '../core/support-server.ts';
import { createOrderedQueue } from './ordered-queue.ts';
import { answerMessage, greet } from './script.ts';
import { systemTimer, type After } from './timers.ts';

/**
 * The server cuts a socket after 12 s without traffic in either direction (spec section 9: clients ping every 10 s).
 */
export const IDLE_TIMEOUT_MS = 12_000;

/** The socket of a session, and the timer for everything that takes time. */
export type SocketConnection = {
  send(text: string): void;
  /** Ends the connection from the server's side, without a close frame. */
  cut(): void;
  after?: After;
};

export type AgentSession = { receive(text: string): void; close(): void };

type FrameHandlers = { [K in SentFrame['kind']]: (frame: Extract<SentFrame, { kind: K }>) => void };

/**
 * The server's side of one websocket. It answers each frame as the observed servers do (quality reference, P1 to P9),
 * with the faults of the shop's support server. Unknown frames are ignored.
 */
export function openAgentSession(shop: Shop, { send, cut, after = systemTimer }: SocketConnection): AgentSession {
  const { supportServer } = shop;
  const enqueue = createOrderedQueue(() => shop.clock.now(), after);
  let accountId = '';
  let isOpen = true;
  let cancelIdleTimer = after(IDLE_TIMEOUT_MS, onIdle);
  const socket: ShopperSocket = { agentId: NO_AGENT, send: sendFrame, sendRaw, cut: disconnect };
  supportServer.sockets.add(socket);

  function onIdle() {
    sendFrame({ kind: 'timeout' });
    disconnect();
  }
  function restartIdleTimer() {
    cancelIdleTimer();
    if (isOpen) cancelIdleTimer = after(IDLE_TIMEOUT_MS, onIdle);
  }
  function sendFrame(frame: ReceivedFrame) {
    sendRaw(escaped(encodeFrame(frame)));
  }
  function sendRaw(text: string) {
    if (!isOpen) return;
    send(text);
    restartIdleTimer();
  }
  function disconnect() {
    if (!isOpen) return;
    close();
    cut();
  }
  function close() {
    if (!isOpen) return;
    isOpen = false;
    cancelIdleTimer();
    supportServer.sockets.delete(socket);
    // If any socket of an account closes, the server forgets the account: its other sockets receive nothing more (P7).
    supportServer.activeSockets.delete(accountId);
  }
  const shopper = (): Account | undefined => shop.state.accounts[accountId];

  const handlers: FrameHandlers = {
    ping: () => sendFrame({ kind: 'pong', now: shop.clock.now() }),
    signIn: ({ token }) => {
      try {
        accountId = accountOf(shop, token, DEFAULT_LANGUAGE).id;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        sendFrame({ kind: 'refused', message: error.message });
        return disconnect();
      }
      socket.agentId = NO_AGENT;
      if (isOpen) supportServer.activeSockets.set(accountId, socket);
      sendFrame({ kind: 'signedIn' });
    },
    openConversation: ({ agentId }) => {
      const account = shopper();
      if (!account || !isOpen) return;
      socket.agentId = agentId;
      markRead(shop, account, agentId);
      sendFrame({ kind: 'unread', agentId, count: 0 });
      greet(shop, account, agentId, after);
    },
    message: (frame) => {
      const account = shopper();
      if (!account) return;
      const problem = supportServer.faults.errorFor?.(frame) ?? recipientError(frame.to, account);
      if (problem !== undefined) return sendFrame({ kind: 'error', message: problem });
      const clean = supportServer.faults.sanitize ?? cleanText;
      const stored = storeMessage(shop, {
        account,
        agentId: frame.to,
        isFromAgent: false,
        kind: frame.as,
        text: clean(frame.content),
      });
      if (!supportServer.faults.dropsEcho?.(frame))
        sendFrame({ kind: 'stored', message: messageOf(shop, account, stored, languageOfChat(account)) });
      answerMessage(shop, account, stored, after);
    },
  };

  return {
    receive(text) {
      if (!isOpen) return;
      restartIdleTimer();
      const frame: SentFrame | undefined = decodeSentFrame(text) ?? (hasNoType(text) ? { kind: 'ping' } : undefined);
      if (!frame || supportServer.faults.ignores?.(frame)) return;
      // `kind` is the discriminant of the union; each handler takes its own kind of frame.
      enqueue(supportServer.faults.delayMs?.(frame) ?? 0, () =>
        (handlers[frame.kind] as (frame: SentFrame) => void)(frame),
      );
    },
    close,
  };
}

/**
 * The servers' error for a message without a recipient, or to its own sender. They accept any other id as a recipient.
 */
function recipientError(to: string, account: Account): string | undefined {
  if (to === '' || to === NO_AGENT) return '用户不存在';
  return to === account.id ? '不能和自己聊天' : undefined;
}

/** Anything that is not JSON or has no `type` counts as a ping. */
function hasNoType(text: string): boolean {
  try {
    const frame: unknown = JSON.parse(text);
    return frame === null || typeof frame !== 'object' || !('type' in frame) || !frame.type;
  } catch {
    return true;
  }
}

/** On the websocket, unlike over HTTP, characters beyond ASCII are sent as `\uXXXX`. */
const escaped = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

import { decodeSentFrame, encodeFrame, type ReceivedFrame, type SentFrame } from '@shop/contracts';
import { Refusal } from '../shop/refusal.ts';
import { keepMessage, messageOf } from '../shop/conversation.ts';
import type { Account, Shop } from '../shop/state.ts';
import { accountOf } from '../shop/tokens.ts';
import { cleanText } from './clean-text.ts';

/** The server cuts a socket after 12 s in which neither side sent anything (spec section 9: pings come every 10 s). */
export const IDLE_LIMIT = 12_000;

/** The socket under a session, and the timer that tells silence; `after` answers how to call it off. */
export type Line = {
  send(text: string): void;
  /** Ends the connection from the server's side, without a farewell. */
  cut(): void;
  after?(ms: number, act: () => void): () => void;
};

export type AgentSession = { receive(text: string): void; close(): void };

const machineTimer = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** The server's side of one websocket: what it answers to each frame, as observed. A frame it does not understand is met with silence. */
export function openAgentSession(shop: Shop, { send, cut, after = machineTimer }: Line): AgentSession {
  let account: Account | undefined;
  let isOpen = true;
  let forget = after(IDLE_LIMIT, fallSilent);

  function fallSilent() {
    say({ type: 'timeout', close: true });
    end();
  }
  function stir() {
    forget();
    if (isOpen) forget = after(IDLE_LIMIT, fallSilent);
  }
  function say(frame: ReceivedFrame) {
    send(escaped(encodeFrame(frame)));
    stir();
  }
  function end() {
    isOpen = false;
    forget();
    cut();
  }

  const hear = {
    ping: () => say({ type: 'ping', data: { now: Math.trunc(shop.clock.now() / 1000) } }),
    login: ({ data }: Extract<SentFrame, { type: 'login' }>) => {
      try {
        account = accountOf(shop, data, 'zh-Hans');
        say({ type: 'success' });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        say({ type: 'error', data: { message: error.message }, close: true });
        end();
      }
    },
    to_chat: ({ data }: Extract<SentFrame, { type: 'to_chat' }>) => {
      if (account) say({ type: 'mssage_num', data: { agentId: data.id, count: 0 } });
    },
    chat: ({ data }: Extract<SentFrame, { type: 'chat' }>) => {
      if (!account) return;
      if (data.to === '' || data.to === '0') return say({ type: 'err_tip', data: { message: '用户不存在' } });
      if (data.to === account.id) return say({ type: 'err_tip', data: { message: '不能和自己聊天' } });
      const kept = keepMessage(shop, { account, agentId: data.to, isFromAgent: false, kind: data.kind, text: cleanText(data.text) });
      say({ type: 'chat', data: messageOf(shop, account, kept, 'zh-Hans') });
    },
  };

  return {
    receive(text) {
      if (!isOpen) return;
      stir();
      const frame = decodeSentFrame(text);
      if (!frame) return hasNoType(text) ? hear.ping() : undefined;
      // The union is told apart by `type`; each hearer takes its own kind of frame.
      return (hear[frame.type] as (frame: SentFrame) => void)(frame);
    },
    close() {
      isOpen = false;
      forget();
    },
  };
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
const escaped = (json: string): string => json.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

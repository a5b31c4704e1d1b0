import type { Agent, ChatMessage } from '@shop/contracts';
import type { ChatCounts, ChatState, LineState } from './chat-state.ts';
import type { Outgoing } from './outgoing.ts';

/** What a tab asks of the one that leads. */
export type Ask = { what: 'resend' | 'discard'; key: string } | { what: 'turnTo'; agentId: string } | { what: 'wake' };

/** From the message after which an agent took over ('0': from the beginning) to the newest one that the record has shown. */
export type Covered = { fromId: string; toId: string };

/** The line and what hangs on it, as the leader knows it. */
export type LineNews = {
  line: LineState;
  agent: ChatState['agent'];
  agents: readonly Agent[];
  counts: ChatCounts;
  hasSocket: boolean;
  /** The part of the record that this agent's turn covers without a gap; absent while nothing was read. */
  covered: Covered | undefined;
};

/** What the tabs of a browser tell one another. The leader's words are applied by every tab alike, its own included. */
export type TabTalk =
  /** A new tab: the leader answers with `line` and `outbox`. */
  | { told: 'joined' }
  /** A message was written, or the upload of its image went on: it is in the store already. */
  | { told: 'written'; entry: Outgoing }
  | { told: 'asked'; ask: Ask }
  /** Whoever uploads this image says so by `progress`. */
  | { told: 'whoUploads'; key: string }
  /** An image goes up; by the tab that uploads. */
  | { told: 'progress'; entry: Outgoing }
  /** From here on by the leader alone. */
  | ({ told: 'line' } & LineNews)
  | { told: 'outbox'; entries: readonly Outgoing[] }
  | { told: 'standing'; entry: Outgoing }
  /** A message has left the outbox: delivered as `message`, or let go. */
  | { told: 'settled'; key: string; delivered?: { message: ChatMessage; by: 'echo' | 'history' } }
  | { told: 'heard'; messages: readonly ChatMessage[] }
  | { told: 'turned'; agent: Agent; afterId: string };

/** What another tab told; absent for anything else, as from a tab with another version of the shop. */
export const toTalk = (told: unknown): TabTalk | undefined =>
  told !== null && typeof told === 'object' && 'told' in told ? (told as TabTalk) : undefined;

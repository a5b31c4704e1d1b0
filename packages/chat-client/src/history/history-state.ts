import type { ChatMessage } from '@shop/contracts';
import type { LookupCause } from '../delivery/delivery-state.ts';

/**
 * Why the history is checked for messages that the socket did not deliver (P7).
 * - `verifySocket`: regularly, and when the page wakes up; if there are any, the connection is renewed.
 * - `signedInAgain`: the socket has just signed in again.
 * - `serverReported`: the server itself reported more messages; they do not count as missed.
 */
export type CheckReason = 'verifySocket' | 'signedInAgain' | 'serverReported';

/** What a page or a sequence of pages is read for. */
export type ReadingPurpose =
  /** The first page of this tab. If an agent is refused, the next of `otherAgentIds` is requested. */
  | { type: 'open'; otherAgentIds: readonly string[] }
  | { type: 'older' }
  | { type: 'catchUp' }
  | { type: 'check'; reason: CheckReason; session: number }
  /** An agent of another conversation has written: the newest message is reported. */
  | { type: 'otherAgent' };

/** How far back the history is read: to a known message, and to the time before an outgoing message was sent. */
export type ReadingEnd = { coveredId?: string | undefined; firstSent?: { afterId: string; at: number } | undefined };

/** A conversation that is being read, page by page, each older than the one before. */
export type Reading = {
  purpose: ReadingPurpose;
  agentId: string;
  /** The number of the call that is pending. */
  call: number;
  /** The lowest id read; '0' before the first page. */
  before: string;
  /** The page number requested; above 1 only of a server that pages by number. */
  page: number;
  /** The ids of the page before, to recognise a server that does not page at all. */
  previousIds: string;
  found: readonly ChatMessage[];
  /** Absent: the first page with messages is enough. */
  end?: ReadingEnd | undefined;
};

/** Reading the history until that succeeds or the connection is lost, to decide about unconfirmed messages. */
export type CatchUp = {
  cause: LookupCause;
  /** After a sign-in: messages may be sent afterwards. */
  isResume: boolean;
  /** What it waits for: the end of the quarantine, the first page, the conversations, the next attempt. */
  waitsFor: 'quarantine' | 'firstPage' | 'pages' | 'retry';
  failures: number;
  /** The current agent when reading began. */
  agentId?: string | undefined;
  /** What was read of each agent; those missing are pending. */
  pages: Readonly<Record<string, readonly ChatMessage[]>>;
};

export type HistoryPart = {
  /** The agents and the first page are being loaded. */
  isOpening: boolean;
  /** The agent whose messages the first page contains, and for whom older pages are requested; absent until then. */
  firstPageAgentId?: string | undefined;
  readings: readonly Reading[];
  lastCall: number;
  /** The last page number read, by agent, of a server that pages by number. New messages only move pages back. */
  lastPages: Readonly<Record<string, number>>;
  catchUp?: CatchUp | undefined;
  /** Own messages of the history that may be the one in flight: not shown until that is decided. */
  undecided: readonly ChatMessage[];
  /** The highest message id that was seen, shown or not. */
  seenId: string;
  /** Ids of the replies that the socket has delivered since the last check. */
  receivedLive: readonly string[];
  /** Replies found by checks that may still be in transit on the socket. */
  unverified: readonly { number: number; ids: readonly string[]; reason: CheckReason; session: number }[];
};

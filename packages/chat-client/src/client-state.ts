import type { ChatState } from './chat-state.ts';
import type { DeliveryPart, OutboxPart } from './delivery/delivery-state.ts';
import { EMPTY_CONVERSATION, type Conversation } from './conversation.ts';
import type { HistoryPart } from './history/history-state.ts';
import { NO_ID } from './ids.ts';
import type { CoveredRange } from './tab-messages.ts';

/** Why a call failed. The error itself stays with the runner of calls, which finds it by this object. */
export type Failure = {
  isSignedOut: boolean;
  /** The server's text where it refused. */
  refusal?: string | undefined;
};

/** The state of a request, as in `HistoryState`, with a plain value for the error. */
export type LoadState = { status: 'loading' | 'ready' } | { status: 'failed'; failure: Failure };

export type ConnectionPart = {
  stage: 'closed' | 'findingAddress' | 'opening' | 'signedIn' | 'waiting' | 'signedOut' | 'noService';
  /** Each attempt to connect has a number; events of an earlier attempt are ignored. */
  attempt: number;
  /** Changes with every sign-in and every loss of a socket: steps begun in an earlier session do not continue. */
  session: number;
  /** The socket address, as long as sign-ins succeed there. */
  address?: string | undefined;
  /** Attempts that failed one after another; the wait before the next grows with them. */
  failures: number;
  /** Pings without an answer since the last answer. */
  missedPings: number;
  /** Answers to pings on this connection. */
  pongs: number;
  /** The server's time less this browser's, in ms; absent until a pong has contained the server's time. */
  clockOffset?: number | undefined;
  /** The page became active again: the connection must answer before the timer `connection/verify` fires. */
  isVerifying: boolean;
  /** A socket was closed so recently that the server may still process its frames. */
  isQuarantined: boolean;
};

export type TabsPart = {
  isLeading: boolean;
  /** The client was stopped: nothing is shown or reported any more, but pending writes are completed. */
  isStopped: boolean;
  openWindows: number;
  /** Of the leader's last state: whether it has a socket, and which range of the history it has read. */
  hasSocket: boolean;
  covered?: CoveredRange | undefined;
  isDraftEdited: boolean;
  /** The draft that is not saved yet. */
  unsavedDraft?: string | undefined;
  /** The refused token was reported. */
  wasSignedOut: boolean;
};

/** What the public state contains, except what is derived from other parts. */
export type Shown = Omit<ChatState, 'items' | 'history' | 'older'> & { history: LoadState; older: LoadState };

/** All that the chat of one tab knows. Plain data: it can be written as JSON, except for the images of the outbox. */
export type ClientState = {
  /** What the client was started with. */
  config: { shopperId: string; quarantineMs: number };
  connection: ConnectionPart;
  outbox: OutboxPart;
  delivery: DeliveryPart;
  conversation: Conversation;
  history: HistoryPart;
  tabs: TabsPart;
  shown: Shown;
};

export const INITIAL_STATE: ClientState = {
  config: { shopperId: '', quarantineMs: 0 },
  connection: {
    stage: 'closed',
    attempt: 0,
    session: 0,
    failures: 0,
    missedPings: 0,
    pongs: 0,
    isVerifying: false,
    isQuarantined: false,
  },
  outbox: { entries: [], removed: [], unstored: [], tasks: [], lastTask: 0, lastWritten: 0 },
  delivery: {
    isOpen: false,
    isTextFormKnown: true,
    confirmingIds: [],
    resentKeys: [],
    confirmedResent: [],
    lostConnections: {},
    uploading: [],
    orphans: [],
    chosenCards: [],
    waitingCards: [],
  },
  conversation: EMPTY_CONVERSATION,
  history: {
    isOpening: false,
    readings: [],
    lastCall: 0,
    lastPages: {},
    undecided: [],
    seenId: NO_ID,
    receivedLive: [],
    unverified: [],
  },
  tabs: {
    isLeading: false,
    isStopped: false,
    openWindows: 0,
    hasSocket: false,
    isDraftEdited: false,
    wasSignedOut: false,
  },
  shown: {
    connection: { status: 'off' },
    agents: [],
    hasOlder: false,
    history: { status: 'loading' },
    older: { status: 'ready' },
    draft: '',
    counts: { unknownFrames: 0, malformedFrames: 0, drops: 0, missedBySocket: 0, suspectedDuplicates: 0 },
  },
};

import type { ChatMessage, SentFrame } from '@shop/contracts';
import type { StoreTask } from './delivery/delivery-state.ts';
import type { ShownPurpose } from './chat-event.ts';
import type { TabMessage } from './tab-messages.ts';

/** The timers. One that is started again begins anew; a prefix stands for all timers of a part. */
export type TimerName =
  | `connection/${'step' | 'retry' | 'ping' | 'lastPing' | 'verify' | 'signInAgain' | 'stable'}`
  | 'quarantine'
  | `echo/${'ping' | 'timeout'}`
  | 'catchUp'
  | `transit/${number}`
  | 'check'
  | 'upload'
  | 'draft';

/** What the reducer wants done outside. Each is a plain value; a runner carries it out and reports by events. */
export type ChatEffect =
  | { type: 'startTimer'; name: TimerName; ms: number }
  | { type: 'cancelTimers'; prefix: string }
  // The connection.
  | { type: 'findAddress'; attempt: number }
  | { type: 'openSocket'; attempt: number; url: string }
  /** The token is not part of events and effects, so that no log contains it. */
  | { type: 'signIn' | 'closeSocket' }
  | { type: 'sendFrame'; frame: SentFrame }
  // The store.
  | { type: 'runStoreTask'; task: StoreTask }
  | { type: 'loadDraft' }
  | { type: 'saveDraft'; text: string }
  // Calls of the shop.
  | { type: 'loadAgents' }
  | { type: 'loadPage'; call: number; agentId: string; before: string; page: number }
  | { type: 'upload'; key: string; image: Blob }
  // The tabs. `join`: listens to the others, and waits to lead.
  | { type: 'join' | 'leave' | 'markShown' | 'markHidden' }
  | { type: 'post'; message: TabMessage }
  | { type: 'askShown'; purpose: ShownPurpose }
  // What the page is informed of.
  | { type: 'reportReply'; message: ChatMessage; isSeen: boolean }
  | { type: 'reportServerError'; message: string }
  | { type: 'reportSignedOut' };

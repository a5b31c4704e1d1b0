import type { Agent, ChatMessage, ConversationPage, DecodedFrame, Moment } from '@shop/contracts';
import type { TimerName } from './chat-effect.ts';
import type { Failure } from './client-state.ts';
import type { FoundAddress } from './connection/find-address.ts';
import type { Card, LookupCause, ReadPurpose } from './delivery/delivery-state.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import type { TabMessage, TabRequest } from './tab-messages.ts';

/** Why the tabs were asked whether one of them shows the chat. */
export type ShownPurpose = { type: 'reply'; message: ChatMessage } | { type: 'check' };

/** What happens outside: the shopper, the page, and what the runners of effects report. Each is a plain value. */
export type ChatEvent =
  // The shopper and the page. Keys of new messages come with the events.
  | { type: 'started'; shopperId: string; quarantineMs: number }
  | { type: 'stopped' | 'windowOpened' | 'windowClosed' | 'olderRequested' | 'retried' }
  | { type: 'textWritten'; key: string; text: string }
  | { type: 'imageWritten'; key: string; image: Blob }
  | { type: 'cardsChosen'; cards: readonly Card[] }
  | { type: 'draftChanged'; text: string }
  | { type: 'requestMade'; request: TabRequest }
  | { type: 'timerFired'; name: TimerName }
  // The connection. Events of an earlier attempt are ignored.
  | { type: 'addressFound'; attempt: number; found: FoundAddress }
  | { type: 'socketOpened' | 'socketClosed'; attempt: number }
  | { type: 'frameReceived'; attempt: number; frame: DecodedFrame }
  // The store: the running task has ended. `entries` is what a read returned.
  | { type: 'storeTaskEnded'; isDone: boolean; entries?: readonly OutgoingMessage[] }
  | { type: 'draftLoaded'; text: string }
  // Calls of the shop.
  | { type: 'agentsLoaded'; agents: readonly Agent[] }
  | { type: 'agentsFailed'; failure: Failure }
  | { type: 'pageLoaded'; call: number; page: ConversationPage }
  | { type: 'pageFailed'; call: number; failure: Failure }
  | { type: 'uploadProgressed'; key: string; progress: number }
  | { type: 'uploaded'; key: string; url: string }
  | { type: 'uploadFailed'; key: string; failure: Failure }
  // The tabs. `isShown` is absent if the browser could not say.
  | { type: 'leading' }
  | { type: 'tabMessageReceived'; message: TabMessage }
  | { type: 'shownAnswered'; purpose: ShownPurpose; isShown?: boolean | undefined };

/** An event as the reducer receives and a log records it: with the time, and a random number from 0 to 1 (exclusive). */
export type TimedEvent = ChatEvent & { at: Moment; chance: number };

/** What one part of the reducer reports to the others, within the same run. */
export type RaisedEvent =
  /** `isAgain`: on a socket that was signed in before. */
  | { type: 'signedIn'; isAgain: boolean }
  /** A socket has ended, signed in or not; or no other follows, because the token was refused. */
  | { type: 'connectionLost' }
  | { type: 'storeRead'; purpose: ReadPurpose; hasNew: boolean }
  | { type: 'lookUpNeeded'; cause: LookupCause }
  /** The first page of history is to be requested again. */
  | { type: 'openNeeded' };

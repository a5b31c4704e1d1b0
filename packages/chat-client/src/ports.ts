import type { Agent, ConversationPage, Moment } from '@shop/contracts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** Time and randomness, passed in so that tests control them. `after` takes ms and returns a function that cancels. */
export type Clock = { now(): Moment; after(ms: number, run: () => void): () => void; random(): number };

/** One websocket. After `close`, no event is reported any more. */
export type Socket = { send(text: string): void; close(): void };
export type SocketEvents = { onOpen(): void; onText(text: string): void; onClose(): void };
export type OpenSocket = (url: string, events: SocketEvents) => Socket;
/** Which socket addresses may be connected to: `wss:` where the page is `https:`, on one of these hosts. */
export type AddressRule = { isSecurePage: boolean; hosts: readonly string[] };

/**
 * The shop's HTTP calls that the chat needs. Each may reject; the error is passed on unchanged, and `isSignedOut`
 * recognises the one after which the shopper must sign in again.
 */
export type ChatApi = {
  socketAddress(): Promise<{ url: string }>;
  agents(): Promise<readonly Agent[]>;
  /**
   * A page of the conversation with an agent ('0': the shop picks one), older than a message id ('0': the newest),
   * oldest message first.
   */
  history(query: { agentId: string; before: string; page: number; limit: number }): Promise<ConversationPage>;
  /** Uploads an image and returns its address. `onProgress` receives the uploaded share, 0 to 1. */
  upload(image: Blob, onProgress: (progress: number) => void): Promise<{ url: string }>;
  isSignedOut(error: unknown): boolean;
  /**
   * The server's text where it refused (an upload with status 400, or an HTTP error with words); absent for a lost
   * connection or a timeout.
   */
  refusalOf(error: unknown): string | undefined;
};

/** Stores what is written and not delivered yet, by shopper, across reloads, crashes and tabs. */
export type OutboxStore = {
  all(shopperId: string): Promise<readonly OutgoingMessage[]>;
  put(entry: OutgoingMessage): Promise<void>;
  remove(key: string): Promise<void>;
  loadDraft(shopperId: string): Promise<string>;
  saveDraft(shopperId: string, text: string): Promise<void>;
};

/** The tabs of one browser. */
export type Tabs = {
  /**
   * Calls `onLead` once this tab is the only leader: two leaders would send each message twice. Returns a function that
   * steps down, or stops waiting.
   */
  lead(onLead: () => void): () => void;
  /**
   * Sends a message to every other tab; it must be structured-cloneable. A stopped client may still report a message
   * whose write to the store has just ended.
   */
  post(message: unknown): void;
  listen(onMessage: (message: unknown) => void): () => void;
  /** Marks this tab as showing the chat. Returns a function that removes the mark. */
  show(): () => void;
  /** Whether any tab shows the chat. */
  isShown(): Promise<boolean>;
};

import type { Agent, ConversationPage, Moment } from '@shop/contracts';
import type { Outgoing } from './outgoing.ts';

/** Time and chance, handed in so that tests own them. `after` answers how to call it off; both in ms. */
export type Clock = { now(): Moment; after(ms: number, act: () => void): () => void; random(): number };

/** One websocket. After `close`, nothing is told any more. */
export type Socket = { send(text: string): void; close(): void };
export type SocketEvents = { onOpen(): void; onText(text: string): void; onClose(): void };
export type OpenSocket = (url: string, events: SocketEvents) => Socket;

/**
 * What the chat asks of the shop over HTTP. Each may reject; the problem is handed on as it is, and `isSignedOut` tells one that
 * only signing in again can mend.
 */
export type ShopDoor = {
  socketAddress(): Promise<{ url: string }>;
  agents(): Promise<readonly Agent[]>;
  /** A page of the conversation with an agent ('0': the shop picks one), older than a message id ('0': the newest), oldest first. */
  record(query: { agentId: string; before: string; page: number; limit: number }): Promise<ConversationPage>;
  /** Stores an image and answers its address. `onProgress` tells the part that has gone, 0 to 1. */
  upload(image: Blob, onProgress: (part: number) => void): Promise<{ url: string }>;
  isSignedOut(problem: unknown): boolean;
  /** The server's own words where it refused (an upload refused with status 400); absent for a lost connection or a timeout. */
  refusalOf(problem: unknown): string | undefined;
};

/** Where what was typed and not yet delivered is kept, across reloads, crashes and tabs: by shopper. */
export type OutboxStore = {
  all(shopperId: string): Promise<readonly Outgoing[]>;
  put(entry: Outgoing): Promise<void>;
  remove(key: string): Promise<void>;
  draft(shopperId: string): Promise<string>;
  keepDraft(shopperId: string, text: string): Promise<void>;
};

/** The tabs of one browser. */
export type Tabs = {
  /** Calls `lead` once this tab is the only one that leads: two at once would send twice. Answers how to step down (or to stop waiting). */
  lead(lead: () => void): () => void;
  /** Tells every other tab. What is told can be cloned. A client that has stopped may still tell of what it was just writing down. */
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): () => void;
  /** Notes that this tab shows the chat, until called off. */
  show(): () => void;
  /** Whether any tab shows the chat. */
  isShown(): Promise<boolean>;
};

import type { ChatMessage } from '@shop/contracts';
import type { Shop } from '@shop/mocks';
import type { ChatClient } from '../chat-client.ts';
import type { TimedEvent } from '../chat-event.ts';
import type { Browser, BrowserTab } from './browser.ts';
import type { Network } from './network.ts';
import type { ApiOverrides } from './simulated-api.ts';
import type { VirtualTime } from './virtual-time.ts';

export type OpenTab = { slot: number; client: ChatClient; browserTab: BrowserTab; hide(): void };
/** A message that a shopper wrote in a tab, and whether the tab was still alive when it was stored. */
export type WrittenMessage = { slot: number; text: string; isStored: boolean };

export type WorldOptions = {
  seed?: number;
  lateness?: number;
  /** The client’s own limit for late frames, in ms. */
  quarantine?: number;
  /** Delays results of the store; `release` lets them through, in an order of its own. */
  schedule?: (label: string) => Promise<unknown>;
  release?: () => Promise<boolean>;
  /** Receives the events of each client, which are numbered from 0. */
  record?: ((client: number, event: TimedEvent) => void) | undefined;
} & Pick<ApiOverrides, 'address'>;

export type World = ApiOverrides & {
  time: VirtualTime;
  shop: Shop;
  network: Network;
  browser: Browser;
  tabs: OpenTab[];
  written: WrittenMessage[];
  replies: { message: ChatMessage; isSeen: boolean }[];
  signOuts: number;
  /** The server’s words that were reported, by any tab. */
  serverErrors: string[];
  openTab(slot: number): OpenTab;
  /** Ends the tab’s process without any cleanup. */
  killTab(tab: OpenTab): void;
  closeTab(tab: OpenTab): void;
  /** Closes the chat window; the tab stays open. */
  hide(tab: OpenTab): void;
  /** What the API rejects with when the server refuses. */
  refusal(text: string): unknown;
  write(tab: OpenTab, text: string): void;
  expireToken(): void;
  /** The shopper’s messages that the server has stored, in its order. */
  received(): readonly string[];
};

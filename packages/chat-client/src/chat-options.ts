import type { ChatMessage } from '@shop/contracts';
import type { TimedEvent } from './chat-event.ts';
import type { AddressRule, ChatApi, Clock, OpenSocket, OutboxStore, Tabs } from './ports.ts';

export type ChatClientOptions = {
  /** The signed-in shopper. */
  shopper: { id: string; token: string };
  clock: Clock;
  openSocket: OpenSocket;
  api: ChatApi;
  outbox: OutboxStore;
  tabs: Tabs;
  address: AddressRule;
  /** The longest time for which the server may still process frames of a closed socket, in ms. */
  quarantine?: number;
  /** Makes the key of a new message; unique across tabs. */
  newKey: () => string;
  /**
   * A message arrived that this shopper did not write. Called in one tab only; `isSeen` when a chat window is open in
   * any tab.
   */
  onReply?: (message: ChatMessage, isSeen: boolean) => void;
  /**
   * Words of the server that concern no message of the outbox. Called in each tab in which a chat window is open.
   */
  onServerError?: (message: string) => void;
  /** The token was refused. Called once. */
  onSignedOut?: () => void;
  /** Receives every event before it is handled; written to a file, they are a log that `chat:replay` prints. */
  onEvent?: (event: TimedEvent) => void;
};

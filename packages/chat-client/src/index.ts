// The shopper's side of the chat: protocol, outbox, delivery. Pure TypeScript: browser APIs are passed in as ports.
export { createChatClient } from './chat-client.ts';
export type { ChatClient } from './chat-client.ts';
export type { ChatClientOptions } from './chat-options.ts';
export type { ChatCounts, ChatState, ConnectionState, ConversationItem, HistoryState } from './chat-state.ts';
export type { DeliveryStatus, OutgoingMessage, UnconfirmedReason } from './outgoing-message.ts';
export type { AddressRule, ChatApi, Clock, OpenSocket, OutboxStore, Socket, SocketEvents, Tabs } from './ports.ts';

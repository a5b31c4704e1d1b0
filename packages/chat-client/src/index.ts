// A shopper's side of the chat: protocol, outbox, delivery. Pure TypeScript: everything of the browser is handed in.
export { createChatClient } from './chat-client.ts';
export type { ChatClient, ChatClientOptions } from './chat-client.ts';
export type { AddressRule } from './check-address.ts';
export type { ChatCounts, ChatState, ConversationLine, LineState, PastState } from './chat-state.ts';
export type { Doubt, Outgoing, Standing } from './outgoing.ts';
export type { Clock, OpenSocket, OutboxStore, ShopDoor, Socket, SocketEvents, Tabs } from './ports.ts';

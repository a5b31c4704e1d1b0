import type { Moment, SendKind } from '@shop/contracts';

/** A message of a conversation between one shopper and one agent. */
export type StoredMessage = {
  id: string;
  accountId: string;
  agentId: string;
  isFromAgent: boolean;
  kind: SendKind;
  text: string;
  sentAt: Moment;
};

export type SupportSlice = {
  messages: StoredMessage[];
  /** The number of unread messages from agents, by `accountId/agentId`. */
  unread: Record<string, number>;
  /** Ids of agents. */
  offlineAgents: string[];
  /** Uploaded images by file name, as base64. */
  uploads: Record<string, { type: string; base64: string }>;
};

export const emptySupportSlice = (): SupportSlice => ({ messages: [], unread: {}, offlineAgents: [], uploads: {} });

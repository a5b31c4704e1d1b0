import type { SendKind } from '@shop/contracts';
import { accountNamed } from '../session/accounts.ts';
import { agentOf, FIRST_AGENT, storeMessage, languageOfChat, messageOf } from '../support/conversation.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import type { StoredMessage } from '../core/support.state.ts';
import { addUnread } from '../support/unread.ts';
import { activeSocketOf } from '../core/support-server.ts';

/** A shopper, or the name of their account. */
type Shopper = Account | string;
const accountFor = (shop: Shop, shopper: Shopper): Account =>
  typeof shopper === 'string' ? accountNamed(shop, shopper) : shopper;

/** A message of an agent: a text, an image's address, the id of a product or the number of an order. */
export type AgentMessage = { agentId?: string; kind?: SendKind; content: string };

/**
 * Sends a message from an agent to a shopper. It arrives as a reply if the shopper has the conversation with this agent
 * open, else as the number of unread messages (P6). A shopper without a socket finds it in the history.
 */
export function sendAgentMessage(
  shop: Shop,
  shopper: Shopper,
  { agentId = FIRST_AGENT, kind = 'text', content }: AgentMessage,
): StoredMessage {
  const account = accountFor(shop, shopper);
  const stored = storeMessage(shop, { account, agentId, isFromAgent: true, kind, text: content });
  const socket = activeSocketOf(shop, account);
  if (socket?.agentId === agentId)
    socket.send({ kind: 'reply', message: messageOf(shop, account, stored, languageOfChat(account)) });
  else {
    const count = addUnread(shop, account, agentId);
    socket?.send({ kind: 'unread', agentId, count });
  }
  return stored;
}

/** Transfers a shopper to another agent. The client is notified and has to open the conversation itself. */
export function transfer(shop: Shop, shopper: Shopper, toAgentId: string): void {
  const account = accountFor(shop, shopper);
  const agent = agentOf(toAgentId, languageOfChat(account));
  if (!agent) throw new Error(`The stand-in shop has no agent ${toAgentId} to transfer to.`);
  activeSocketOf(shop, account)?.send({ kind: 'transferred', agent });
}

/** Sets an agent online or offline; shoppers in conversation with them are notified. */
export function setPresence(shop: Shop, agentId: string, isOnline: boolean): void {
  const others = shop.state.offlineAgents.filter((id) => id !== agentId);
  shop.state.offlineAgents = isOnline ? others : [...others, agentId];
  for (const account of Object.values(shop.state.accounts)) {
    const socket = activeSocketOf(shop, account);
    if (socket?.agentId === agentId) socket.send({ kind: 'presence', agentId, isOnline });
  }
}

/** Sends a shopper any text as a frame: an unknown type, invalid JSON, a megabyte. */
export function pushRaw(shop: Shop, shopper: Shopper, text: string): void {
  activeSocketOf(shop, accountFor(shop, shopper))?.sendRaw(text);
}

/** Ends every connection at once, without a close frame, as when the server crashes. */
export function cutSockets({ supportServer }: Shop): void {
  // Copied first: a socket that reconnects immediately is not cut.
  const open = [...supportServer.sockets];
  for (const socket of open) socket.cut();
}

import type { SendKind } from '@shop/contracts';
import { accountNamed } from '../session/accounts.ts';
import { agentOf, FIRST_AGENT, keepMessage, languageOfChat, messageOf } from '../support/conversation.ts';
import type { Account, Shop, StoredMessage } from '../shop/state.ts';
import { addUnread } from '../support/unread.ts';
import { seatOf } from './support-server.ts';

/** A shopper, or the name of their account. */
type Shopper = Account | string;
const accountFor = (shop: Shop, shopper: Shopper): Account =>
  typeof shopper === 'string' ? accountNamed(shop, shopper) : shopper;

/** What an agent says: a text, an image's address, or the id of a product or the number of an order. */
export type AgentWords = { agentId?: string; kind?: SendKind; content: string };

/**
 * An agent writes to a shopper. It comes as a reply when the shopper's socket is turned to this agent, else as a count of
 * what is unread (P6). To a shopper whom the server takes for gone it comes by history alone.
 */
export function agentSays(
  shop: Shop,
  shopper: Shopper,
  { agentId = FIRST_AGENT, kind = 'text', content }: AgentWords,
): StoredMessage {
  const account = accountFor(shop, shopper);
  const kept = keepMessage(shop, { account, agentId, isFromAgent: true, kind, text: content });
  const seat = seatOf(shop, account);
  if (seat?.turnedTo === agentId)
    seat.say({ kind: 'reply', message: messageOf(shop, account, kept, languageOfChat(account)) });
  else {
    const count = addUnread(shop, account, agentId);
    seat?.say({ kind: 'unread', agentId, count });
  }
  return kept;
}

/** Hands a shopper over to another agent. The shopper's side is told, and has to turn to them itself. */
export function transfer(shop: Shop, shopper: Shopper, toAgentId: string): void {
  const account = accountFor(shop, shopper);
  const agent = agentOf(toAgentId, languageOfChat(account));
  if (!agent) throw new Error(`The stand-in shop has no agent ${toAgentId} to transfer to.`);
  seatOf(shop, account)?.say({ kind: 'transferred', agent });
}

/** An agent comes on duty or goes; those who talk to them are told. */
export function setPresence(shop: Shop, agentId: string, isOnline: boolean): void {
  const others = shop.state.agentsAway.filter((id) => id !== agentId);
  shop.state.agentsAway = isOnline ? others : [...others, agentId];
  for (const account of Object.values(shop.state.accounts)) {
    const seat = seatOf(shop, account);
    if (seat?.turnedTo === agentId) seat.say({ kind: 'presence', agentId, isOnline });
  }
}

/** Sends a shopper any text as a frame: an unknown type, nonsense, a megabyte. */
export function pushRaw(shop: Shop, shopper: Shopper, text: string): void {
  seatOf(shop, accountFor(shop, shopper))?.sendRaw(text);
}

/** Ends every connection at once, without a close frame, as when the server falls over. */
export function cutSockets({ desk }: Shop): void {
  // One that connects again at once is not meant.
  const open = [...desk.sockets];
  for (const socket of open) socket.cut();
}

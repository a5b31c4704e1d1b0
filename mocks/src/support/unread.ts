import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';

const keyOf = (account: Account, agentId: string) => `${account.id}/${agentId}`;

/** Adds an unread message; returns the number of unread messages from this agent. */
export function addUnread(shop: Shop, account: Account, agentId: string): number {
  const key = keyOf(account, agentId);
  const count = (shop.state.unread[key] ?? 0) + 1;
  shop.state.unread[key] = count;
  return count;
}

/** The shopper has opened the conversation with an agent, which marks its messages as read. */
export function markRead(shop: Shop, account: Account, agentId: string): void {
  delete shop.state.unread[keyOf(account, agentId)];
}

/** The number of unread messages from one agent. */
export const unreadFrom = (shop: Shop, account: Account, agentId: string): number =>
  shop.state.unread[keyOf(account, agentId)] ?? 0;

/** The number of unread messages from all agents. */
export const unreadOf = (shop: Shop, account: Account): number =>
  Object.entries(shop.state.unread).reduce(
    (sum, [key, count]) => sum + (key.startsWith(`${account.id}/`) ? count : 0),
    0,
  );

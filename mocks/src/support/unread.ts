import type { Account, Shop } from '../shop/state.ts';

const keyOf = (account: Account, agentId: string) => `${account.id}/${agentId}`;

/** Counts one more message that the shopper has not read; answers how many of this agent's there are. */
export function addUnread(shop: Shop, account: Account, agentId: string): number {
  const key = keyOf(account, agentId);
  const count = (shop.state.unread[key] ?? 0) + 1;
  shop.state.unread[key] = count;
  return count;
}

/** The shopper has turned to an agent and sees what they wrote. */
export function markRead(shop: Shop, account: Account, agentId: string): void {
  delete shop.state.unread[keyOf(account, agentId)];
}

/** How many messages of all agents the shopper has not read. */
export const unreadOf = (shop: Shop, account: Account): number =>
  Object.entries(shop.state.unread).reduce(
    (sum, [key, count]) => sum + (key.startsWith(`${account.id}/`) ? count : 0),
    0,
  );

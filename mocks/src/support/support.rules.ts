import { agentList, chatNotice, chatHistory, conversationList, type Language, uploadImage } from '@shop/contracts';
import { agentOf, agents, conversationOf, isOnDuty, messageOf } from './conversation.ts';
import { page } from '../core/page.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import type { StoredMessage } from '../core/support.state.ts';
import { serviceNotice } from './service-notice.ts';
import { unreadFrom } from './unread.ts';
import { storeImage } from '../uploads/uploads.ts';

/** The maximum number of messages of a page. */
const MAX_PAGE_SIZE = 100;

const isUnset = (id: string) => id === '' || id === '0';

/** The given agent, online or not; for 0, the online agent of the latest message, else the first online agent. */
function agentFor(shop: Shop, account: Account, agentId: string, language: Language) {
  const known = agentOf(agentId, language);
  if (known) return known;
  if (!isUnset(agentId)) throw refusal('agentNotFound', language);
  const onDuty = agents(language).filter(({ id }) => isOnDuty(shop, id));
  const last = shop.state.messages.findLast(
    (message) => message.accountId === account.id && onDuty.some(({ id }) => id === message.agentId),
  );
  const selected = onDuty.find(({ id }) => id === last?.agentId) ?? onDuty[0];
  if (!selected) throw refusal('noAgentOnline', language);
  return selected;
}

type HistoryQuery = { page?: number; limit: number; uidTo: string };

/** The newest messages before a message id; by page number on servers that ignore the id. */
function pageOf(
  shop: Shop,
  messages: readonly StoredMessage[],
  { page: number = 1, limit, uidTo }: HistoryQuery,
): readonly StoredMessage[] {
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, limit));
  if (shop.supportServer.faults.pagesByNumber) {
    const end = messages.length - (Math.max(1, number) - 1) * size;
    return messages.slice(Math.max(0, end - size), Math.max(0, end));
  }
  const older = isUnset(uidTo) ? messages : messages.filter((message) => Number(message.id) < Number(uidTo));
  return older.slice(-size);
}

export const supportRules = [
  rule(agentList, ({ user, language }) => {
    user.language = language;
    return agents(language);
  }),
  rule(chatHistory, ({ shop, user, query, language }) => {
    user.language = language;
    const agent = agentFor(shop, user, query.toUid, language);
    const messages = pageOf(shop, conversationOf(shop, user, agent.id), query).map((message) =>
      messageOf(shop, user, message, language),
    );
    return { agentId: agent.id, agentName: agent.name, agentAvatar: agent.avatar, messages };
  }),
  rule(conversationList, ({ shop, user, query, language }) => {
    const withMessages = agents(language).filter(
      ({ id }) => conversationOf(shop, user, id).length > 0 || unreadFrom(shop, user, id) > 0,
    );
    return page(withMessages, query).map(({ id }) => ({ agentId: id, unreadCount: unreadFrom(shop, user, id) }));
  }),
  // The observed servers send no sound: the client has its own.
  rule(chatNotice, ({ shop, language }) => ({ html: serviceNotice(shop, language), sound: '' })),
  rule(uploadImage, async ({ shop, body, language }) => ({ url: await storeImage(shop, body.file, language) })),
];

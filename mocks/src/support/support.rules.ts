import { agentList, chatNotice, chatRecord, uploadImage } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { agentOf, agents, conversationOf, isOnDuty, messageOf } from './conversation.ts';
import { NOTICE } from './notice.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import type { Account, Shop, StoredMessage } from '../shop/state.ts';
import { keepImage } from './uploads.ts';

/** How many messages a page has at most. */
const MOST = 100;

const isUnsaid = (id: string) => id === '' || id === '0';

/** The agent asked for, on duty or not; 0 lets the shop pick the last one spoken with, or the first, of those on duty. */
function agentFor(shop: Shop, account: Account, asked: string, language: Language) {
  const known = agentOf(asked, language);
  if (known) return known;
  if (!isUnsaid(asked)) throw refusal('noAgent', language);
  const onDuty = agents(language).filter(({ id }) => isOnDuty(shop, id));
  const last = shop.state.messages.findLast(
    (message) => message.accountId === account.id && onDuty.some(({ id }) => id === message.agentId),
  );
  const picked = onDuty.find(({ id }) => id === last?.agentId) ?? onDuty[0];
  if (!picked) throw refusal('noAgentOnDuty', language);
  return picked;
}

type Wanted = { page?: number; limit: number; uidTo: string };

/** The newest messages below a message's id; by page number where a server ignores the id. */
function pageOf(
  shop: Shop,
  messages: readonly StoredMessage[],
  { page = 1, limit, uidTo }: Wanted,
): readonly StoredMessage[] {
  const size = Math.min(MOST, Math.max(1, limit));
  if (shop.desk.faults.pagesByNumber) {
    const end = messages.length - (Math.max(1, page) - 1) * size;
    return messages.slice(Math.max(0, end - size), Math.max(0, end));
  }
  const older = isUnsaid(uidTo) ? messages : messages.filter((message) => Number(message.id) < Number(uidTo));
  return older.slice(-size);
}

export const supportRules = [
  rule(agentList, ({ user, language }) => {
    user.language = language;
    return agents(language);
  }),
  rule(chatRecord, ({ shop, user, query, language }) => {
    user.language = language;
    const agent = agentFor(shop, user, query.toUid, language);
    const messages = pageOf(shop, conversationOf(shop, user, agent.id), query).map((message) =>
      messageOf(shop, user, message, language),
    );
    return { agentId: agent.id, agentName: agent.name, agentAvatar: agent.avatar, messages };
  }),
  // Servers of the family send no sound: the client has its own.
  rule(chatNotice, ({ language }) => ({ html: NOTICE[language], sound: '' })),
  rule(uploadImage, async ({ shop, body, language }) => ({ url: await keepImage(shop, body.file, language) })),
];

import { agentList, chatNotice, chatRecord, uploadImage } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { agents, messageOf } from './conversation.ts';
import { refusal } from './refusal.ts';
import { rule } from './rule.ts';
import type { Account, Shop } from './state.ts';
import { keepImage } from './uploads.ts';

/** What stands beside the conversation, as rich text. */
const NOTICE: Record<Language, string> = {
  'zh-Hans': '<p><strong>客服时间</strong> 9:00–21:00</p><p>补件请准备好购买凭证图片（1 张）。补件申请将在 <em>10 个工作日</em>内处理。</p>',
  'zh-Hant': '<p><strong>客服時間</strong> 9:00–21:00</p><p>補件請準備好購買憑證圖片（1 張）。補件申請將在 <em>10 個工作日</em>內處理。</p>',
  en: '<p><strong>We are here</strong> 9:00–21:00</p><p>For a repair, have one picture of your purchase voucher ready. Repair requests are handled within <em>10 working days</em>.</p>',
};

/** How many messages a page has at most. */
const MOST = 100;

const conversationOf = (shop: Shop, account: Account, agentId: string) =>
  shop.state.messages.filter((message) => message.accountId === account.id && message.agentId === agentId);

/** The agent asked for; 0 lets the shop pick the last one spoken with, or the first. */
function agentFor(shop: Shop, account: Account, asked: string, language: Language) {
  const all = agents(language);
  const last = shop.state.messages.findLast((message) => message.accountId === account.id)?.agentId ?? all[0]?.id;
  const wanted = asked === '' || asked === '0' ? last : asked;
  const agent = all.find((known) => known.id === wanted);
  if (!agent) throw refusal('noAgent', language);
  return agent;
}

export const supportRules = [
  rule(agentList, ({ language }) => agents(language)),
  rule(chatRecord, ({ shop, user, query, language }) => {
    const agent = agentFor(shop, user, query.toUid, language);
    const before = query.uidTo === '' || query.uidTo === '0' ? Number.POSITIVE_INFINITY : Number(query.uidTo);
    const older = conversationOf(shop, user, agent.id).filter((message) => Number(message.id) < before);
    const messages = older.slice(-Math.min(MOST, Math.max(1, query.limit))).map((message) => messageOf(shop, user, message, language));
    return { agentId: agent.id, agentName: agent.name, agentAvatar: agent.avatar, messages };
  }),
  // Servers of the family send no sound: the client has its own.
  rule(chatNotice, ({ language }) => ({ html: NOTICE[language], sound: '' })),
  rule(uploadImage, async ({ shop, body, language }) => ({ url: await keepImage(shop, body.file, language) })),
];

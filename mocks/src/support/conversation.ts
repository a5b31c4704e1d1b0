import type { Agent, CardProduct, ChatMessage, SendKind } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { nextId } from '../shop/chance.ts';
import { boughtLineOf } from '../cart/describe-line.ts';
import { summaryOf } from '../catalogue/describe-product.ts';
import { mouldOf } from '../catalogue/goods.ts';
import { linesOf } from '../order/orders.ts';
import type { Account, Shop, StoredMessage } from '../shop/state.ts';

/** The agent who answers when nobody was spoken with yet. */
export const FIRST_AGENT = '101';

/** The stand-in shop's service agents. The client draws their avatars. */
export const agents = (language: Language): readonly Agent[] => [
  { id: FIRST_AGENT, name: language === 'en' ? 'Xiaozhuan' : language === 'zh-Hant' ? '小磚' : '小砖', avatar: '' },
  { id: '102', name: language === 'en' ? 'Xiaoban' : '小板', avatar: '' },
];

export const agentOf = (agentId: string, language: Language): Agent | undefined =>
  agents(language).find((known) => known.id === agentId);

export const isOnDuty = (shop: Shop, agentId: string): boolean => !shop.state.agentsAway.includes(agentId);

/** What comes over the socket names no language: it is the one in which the shopper last opened the chat. */
export const languageOfChat = (account: Account): Language => account.language ?? 'zh-Hans';

/** What a shopper and an agent have written to each other, oldest first. */
export const conversationOf = (shop: Shop, account: Account, agentId: string): readonly StoredMessage[] =>
  shop.state.messages.filter((message) => message.accountId === account.id && message.agentId === agentId);

/** Keeps a message and gives it its id. */
export function keepMessage(
  shop: Shop,
  message: { account: Account; agentId: string; isFromAgent: boolean; kind: SendKind; text: string; sentAt?: number },
): StoredMessage {
  const { account, sentAt = shop.clock.now(), ...rest } = message;
  const kept = { ...rest, id: nextId(shop.state), accountId: account.id, sentAt };
  shop.state.messages.push(kept);
  return kept;
}

function cardOf(shop: Shop, productId: string, language: Language): CardProduct | undefined {
  const mould = mouldOf(shop, productId);
  if (!mould) return undefined;
  const { id, name, picture, price, stock, sales } = summaryOf(shop, mould, language);
  return { id, name, picture, price, stock, sales };
}

function orderCardOf(shop: Shop, account: Account, number: string, language: Language) {
  const order = shop.state.orders[number];
  if (!order || order.accountId !== account.id) return undefined;
  return {
    orderNumber: order.number,
    lines: linesOf(shop, order).map((line) => {
      const { name, picture, unitPrice, stock } = boughtLineOf(shop, line, language);
      return {
        quantity: line.quantity,
        product: { id: line.productId, name, picture, price: unitPrice, stock, sales: 0 },
      };
    }),
  };
}

/** A kept message as the shopper's window shows it, cards filled in. */
export function messageOf(shop: Shop, account: Account, kept: StoredMessage, language: Language): ChatMessage {
  const agent = agentOf(kept.agentId, language);
  const base = {
    id: kept.id,
    senderId: kept.isFromAgent ? kept.agentId : account.id,
    senderName: kept.isFromAgent ? (agent?.name ?? '') : account.nickname,
    avatar: '',
    sentAt: kept.sentAt,
    text: kept.text,
  };
  if (kept.kind === 'product') return { ...base, kind: 'product', product: cardOf(shop, kept.text, language) };
  if (kept.kind === 'order') return { ...base, kind: 'order', order: orderCardOf(shop, account, kept.text, language) };
  return { ...base, kind: kept.kind };
}

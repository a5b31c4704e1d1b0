import type { Agent, CardProduct, ChatMessage, Language, SendKind } from '@shop/contracts';
import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { nextId } from '../core/random.ts';
import { orderLine } from '../cart/describe-line.ts';
import { messagesOf } from '../messages/messages.ts';
import { mouldOf } from '../goods/goods.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import type { StoredMessage } from '../core/support.state.ts';
import { summaryOf } from '../goods/describe-goods.ts';
import { linesOf } from '../order/order-lines.ts';
import { repairCardOf } from '../repair/repair-card.ts';

/** The default agent of a shopper without a conversation. */
export const FIRST_AGENT = '101';

/** The stand-in shop's service agents. They have no avatars: the client renders its own. */
export const agents = (language: Language): readonly Agent[] => {
  const names = messagesOf(language).support.agents;
  return [
    { id: FIRST_AGENT, name: names[FIRST_AGENT], avatar: '' },
    { id: '102', name: names['102'], avatar: '' },
  ];
};

export const agentOf = (agentId: string, language: Language): Agent | undefined =>
  agents(language).find((known) => known.id === agentId);

export const isOnDuty = (shop: Shop, agentId: string): boolean => !shop.state.offlineAgents.includes(agentId);

/** Frames have no language: it is the one in which the shopper last opened the chat. */
export const languageOfChat = (account: Account): Language => account.language ?? DEFAULT_LANGUAGE;

/** The messages of a shopper and an agent, oldest first. */
export const conversationOf = (shop: Shop, account: Account, agentId: string): readonly StoredMessage[] =>
  shop.state.messages.filter((message) => message.accountId === account.id && message.agentId === agentId);

/** Stores a message with a new id. */
export function storeMessage(
  shop: Shop,
  message: { account: Account; agentId: string; isFromAgent: boolean; kind: SendKind; text: string; sentAt?: number },
): StoredMessage {
  const { account, sentAt = shop.clock.now(), ...rest } = message;
  const stored = { ...rest, id: nextId(shop.state), accountId: account.id, sentAt };
  shop.state.messages.push(stored);
  return stored;
}

function cardOf(shop: Shop, productId: string, language: Language): CardProduct | undefined {
  const mould = mouldOf(shop, productId);
  if (!mould) return undefined;
  const { id, name, picture, price, stock, sales } = summaryOf(shop, mould, language);
  return { id, name, picture, price, stock, sales };
}

function orderCardOf(shop: Shop, account: Account, number: string, language: Language) {
  const order = shop.state.orders[number];
  if (number in shop.state.repairs) return repairCardOf(shop, account, number, language);
  if (!order || order.accountId !== account.id) return undefined;
  return {
    orderNumber: order.number,
    lines: linesOf(shop, order).map((line) => {
      const { name, picture, unitPrice, stock } = orderLine(shop, line, language);
      return {
        quantity: line.quantity,
        product: { id: line.productId, name, picture, price: unitPrice, stock, sales: 0 },
      };
    }),
  };
}

/** A stored message as it is sent to the shopper, with the content of cards. */
export function messageOf(shop: Shop, account: Account, stored: StoredMessage, language: Language): ChatMessage {
  const agent = agentOf(stored.agentId, language);
  const base = {
    id: stored.id,
    senderId: stored.isFromAgent ? stored.agentId : account.id,
    senderName: stored.isFromAgent ? (agent?.name ?? '') : account.nickname,
    avatar: '',
    sentAt: stored.sentAt,
    text: stored.text,
  };
  if (stored.kind === 'product') {
    const product = cardOf(shop, stored.text, language);
    return { ...base, kind: 'product', product, isDeleted: product === undefined };
  }
  if (stored.kind === 'order') {
    const order = orderCardOf(shop, account, stored.text, language);
    return { ...base, kind: 'order', order, isDeleted: order === undefined };
  }
  return { ...base, kind: stored.kind };
}

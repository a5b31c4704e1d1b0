import { toYuanText, type SendKind } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { agentOf, agents, conversationOf, isOnDuty } from '../support/conversation.ts';
import { orderOf } from '../order/describe-order.ts';
import { summaryOf } from '../catalogue/describe-product.ts';
import { fill } from '../shop/fill.ts';
import { isForSale, mouldOf, stockOf, offered } from '../catalogue/goods.ts';
import { NOTICE } from '../support/notice.ts';
import type { Account, Shop, StoredMessage } from '../shop/state.ts';
import { scriptMessages, smallTalk, type ScriptWord } from './script-messages.ts';
import { EMOJI, topicOf, type Topic } from './topic.ts';

/** What an agent does in answer: says something, or hands over to another agent. */
export type Act = { agentId: string; kind: SendKind; content: string } | { agentId: string; transferTo: string };

type Heard = { shop: Shop; account: Account; message: StoredMessage; language: Language };

/** So many of the most popular parts are recommended in turn. */
const POPULAR = 12;

export const inWords = (word: ScriptWord, language: Language, values: Record<string, string | number> = {}): string =>
  fill(scriptMessages[word][language], values);

/** What the agent whom a message is for does about it, one act after the other. */
export function answersTo(heard: Heard): readonly Act[] {
  return ANSWERS[topicOf(heard.message)](heard);
}

const text = ({ message }: Heard, content: string): Act => ({ agentId: message.agentId, kind: 'text', content });
const says = (heard: Heard, word: ScriptWord, values?: Record<string, string | number>): Act =>
  text(heard, inWords(word, heard.language, values));
const saysOnly =
  (word: ScriptWord) =>
  (heard: Heard): readonly Act[] => [says(heard, word)];
const card = ({ message }: Heard, kind: 'product' | 'order', content: string): Act => ({
  agentId: message.agentId,
  kind,
  content,
});

/** The how-many-th message of the shopper this is: what has several answers gives them in turn. */
const turnOf = ({ shop, account, message }: Heard): number =>
  conversationOf(shop, account, message.agentId).filter(({ isFromAgent }) => !isFromAgent).length;

const ANSWERS: Record<Topic, (heard: Heard) => readonly Act[]> = {
  product: aboutProduct,
  order: aboutOrder,
  image: saysOnly('image'),
  goodbye: saysOnly('goodbye'),
  transfer: handOver,
  notice: (heard) => [text(heard, NOTICE[heard.language].replace(/<\/p><p>/g, ' ').replace(/<[^>]+>/g, ''))],
  orders: newestOrder,
  colours: aboutColours,
  recommend: (heard) => [says(heard, 'recommend'), ...popularPart(heard)],
  postage: saysOnly('postage'),
  repair: saysOnly('repair'),
  thanks: saysOnly('thanks'),
  hello: saysOnly('hello'),
  emoji: (heard) => [says(heard, 'emoji', { emoji: heard.message.text.match(EMOJI)?.[0] ?? '' })],
  anything: (heard) => [text(heard, smallTalk[turnOf(heard) % smallTalk.length]?.[heard.language] ?? '')],
};

function aboutProduct(heard: Heard): readonly Act[] {
  const { shop, message, language } = heard;
  const mould = mouldOf(shop, message.text);
  if (!mould || !isForSale(shop, mould)) return [says(heard, 'productGone')];
  const { name, stock, price } = summaryOf(shop, mould, language);
  return [says(heard, stock > 0 ? 'inStock' : 'soldOut', { name, stock, price: toYuanText(price) })];
}

/** The colours of the part that was last sent here; a part that many buy where none was. */
function aboutColours(heard: Heard): readonly Act[] {
  const { shop, account, message, language } = heard;
  const last = conversationOf(shop, account, message.agentId).findLast(({ kind }) => kind === 'product');
  const mould = last && mouldOf(shop, last.text);
  if (!mould || !isForSale(shop, mould)) return [says(heard, 'recommend'), ...popularPart(heard)];
  const count = offered(shop, mould).filter((offer) => stockOf(shop, offer) > 0).length;
  return [says(heard, 'colours', { name: mould.names[language], count }), card(heard, 'product', mould.id)];
}

function popularPart(heard: Heard): readonly Act[] {
  const { shop } = heard;
  const moulds = shop.catalogue.moulds.filter((mould) => isForSale(shop, mould)).slice(0, POPULAR);
  const mould = moulds[turnOf(heard) % Math.max(1, moulds.length)];
  return mould ? [card(heard, 'product', mould.id)] : [];
}

const ordersOf = ({ shop, account }: Heard) =>
  Object.values(shop.state.orders).filter((order) => order.accountId === account.id && order.step !== 'cancelled');

function aboutOrder(heard: Heard): readonly Act[] {
  const order = ordersOf(heard).find(({ number }) => number === heard.message.text);
  if (!order) return [says(heard, 'orderUnknown')];
  const { number, stateTitle, stateMessage } = orderOf(heard.shop, order, heard.language);
  return [says(heard, 'orderState', { number, title: stateTitle, message: stateMessage })];
}

function newestOrder(heard: Heard): readonly Act[] {
  const newest = ordersOf(heard).toSorted((a, b) => b.placedAt - a.placedAt)[0];
  return newest ? [says(heard, 'newestOrder'), card(heard, 'order', newest.number)] : [says(heard, 'noOrder')];
}

function handOver(heard: Heard): readonly Act[] {
  const { shop, message, language } = heard;
  const other = agents(language).find(({ id }) => id !== message.agentId && isOnDuty(shop, id));
  if (!other) return [says(heard, 'nobodyElse')];
  return [
    says(heard, 'transferring', { agent: other.name }),
    { agentId: message.agentId, transferTo: other.id },
    {
      agentId: other.id,
      kind: 'text',
      content: inWords('takingOver', language, { agent: agentOf(other.id, language)?.name ?? '' }),
    },
  ];
}

import { type Language, type SendKind, toYuanText } from '@shop/contracts';
import { agentOf, agents, conversationOf, isOnDuty } from '../support/conversation.ts';
import { orderOf } from '../order/describe-order.ts';
import { isShown } from '../order/orders.ts';
import { fill, messagesOf, type Messages } from '../messages/messages.ts';
import { isForSale, mouldOf, stockOf, offersOf } from '../goods/goods.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import type { StoredMessage } from '../core/support.state.ts';
import { isRepairNumber, repairNamed, repairState } from './repair-answers.ts';
import { repairsOf } from '../repair/repair-list.ts';
import { serviceNotice } from '../support/service-notice.ts';
import { EMOJI, topicOf, type Topic } from './topic.ts';
import { summaryOf } from '../goods/describe-goods.ts';

/** An agent's reaction to a message: sends something, or transfers the shopper to another agent. */
export type AgentAction =
  | { agentId: string; kind: SendKind; content: string }
  | { agentId: string; transferTo: string };

type MessageContext = { shop: Shop; account: Account; message: StoredMessage; language: Language };

/** The texts of single messages; small talk has several, and each order state has words: those of the order page. */
type ScriptKey = Exclude<keyof Messages['agent'], 'smallTalk' | 'orderStates'>;

/** How many of the most popular parts are recommended in rotation. */
const MAX_RECOMMENDED = 12;

export const scriptText = (key: ScriptKey, language: Language, values: Record<string, string | number> = {}): string =>
  fill(messagesOf(language).agent[key], values);

/** The reactions to a message of the agent it was sent to, in order. */
export function answersTo(context: MessageContext): readonly AgentAction[] {
  return ANSWERS[topicOf(context.message)](context);
}

const text = ({ message }: MessageContext, content: string): AgentAction => ({
  agentId: message.agentId,
  kind: 'text',
  content,
});
const sayText = (context: MessageContext, key: ScriptKey, values?: Record<string, string | number>): AgentAction =>
  text(context, scriptText(key, context.language, values));
const alwaysSay =
  (key: ScriptKey) =>
  (context: MessageContext): readonly AgentAction[] => [sayText(context, key)];
const card = ({ message }: MessageContext, kind: 'product' | 'order', content: string): AgentAction => ({
  agentId: message.agentId,
  kind,
  content,
});

/** How many messages the shopper has sent to the agent: rotates among several answers. */
const messageCountOf = ({ shop, account, message }: MessageContext): number =>
  conversationOf(shop, account, message.agentId).filter(({ isFromAgent }) => !isFromAgent).length;

const ANSWERS: Record<Topic, (context: MessageContext) => readonly AgentAction[]> = {
  product: aboutProduct,
  order: aboutOrder,
  image: alwaysSay('image'),
  goodbye: alwaysSay('goodbye'),
  transfer: transferToOther,
  notice: (context) => [
    text(
      context,
      serviceNotice(context.shop, context.language)
        .replace(/<\/p><p>/g, ' ')
        .replace(/<[^>]+>/g, ''),
    ),
  ],
  orders: aboutNewestOrder,
  colours: aboutColours,
  recommend: (context) => [sayText(context, 'recommend'), ...popularPart(context)],
  postage: (context) => [
    sayText(context, context.shop.state.deliveryRules === 'byAmount' ? 'postage' : 'postageByPieces'),
  ],
  repair: aboutRepair,
  thanks: alwaysSay('thanks'),
  hello: alwaysSay('hello'),
  emoji: (context) => [sayText(context, 'emoji', { emoji: context.message.text.match(EMOJI)?.[0] ?? '' })],
  anything: (context) => [smallTalk(context)],
};

function smallTalk(context: MessageContext): AgentAction {
  const texts = messagesOf(context.language).agent.smallTalk;
  return text(context, texts[messageCountOf(context) % texts.length] ?? '');
}

function aboutProduct(context: MessageContext): readonly AgentAction[] {
  const { shop, message, language } = context;
  const mould = mouldOf(shop, message.text);
  if (!mould || !isForSale(shop, mould)) return [sayText(context, 'productGone')];
  const { name, stock, price } = summaryOf(shop, mould, language);
  return [sayText(context, stock > 0 ? 'inStock' : 'soldOut', { name, stock, price: toYuanText(price) })];
}

/** The colours of the part that was sent last in the conversation; a popular part if none was. */
function aboutColours(context: MessageContext): readonly AgentAction[] {
  const { shop, account, message, language } = context;
  const last = conversationOf(shop, account, message.agentId).findLast(({ kind }) => kind === 'product');
  const mould = last && mouldOf(shop, last.text);
  if (!mould || !isForSale(shop, mould)) return [sayText(context, 'recommend'), ...popularPart(context)];
  const count = offersOf(shop, mould).filter((offer) => stockOf(shop, offer) > 0).length;
  return [sayText(context, 'colours', { name: mould.names[language], count }), card(context, 'product', mould.id)];
}

function popularPart(context: MessageContext): readonly AgentAction[] {
  const { shop } = context;
  const moulds = shop.catalogue.moulds.filter((mould) => isForSale(shop, mould)).slice(0, MAX_RECOMMENDED);
  const mould = moulds[messageCountOf(context) % Math.max(1, moulds.length)];
  return mould ? [card(context, 'product', mould.id)] : [];
}

const ordersOf = ({ shop, account }: MessageContext) =>
  Object.values(shop.state.orders).filter((order) => order.accountId === account.id && isShown(shop, order));

function aboutOrder(context: MessageContext): readonly AgentAction[] {
  if (isRepairNumber(context.message.text)) return aboutRepairRequest(context);
  const order = ordersOf(context).find(({ number }) => number === context.message.text);
  if (!order) return [sayText(context, 'orderUnknown')];
  const { number, state, stateMessage } = orderOf(context.shop, order, context.language);
  const title = state === 'unknown' ? '' : messagesOf(context.language).agent.orderStates[state];
  return [sayText(context, 'orderState', { number, title, message: stateMessage })];
}

function aboutNewestOrder(context: MessageContext): readonly AgentAction[] {
  const newest = ordersOf(context)
    .filter(({ step }) => step !== 'cancelled')
    .toSorted((a, b) => b.placedAt - a.placedAt)[0];
  return newest
    ? [sayText(context, 'newestOrder'), card(context, 'order', newest.number)]
    : [sayText(context, 'noOrder')];
}

function aboutRepairRequest(context: MessageContext): readonly AgentAction[] {
  const { shop, account, message, language } = context;
  const repair = repairNamed(shop, account, message.text);
  return [repair ? text(context, repairState(shop, repair, language)) : sayText(context, 'orderUnknown')];
}

/** The terms of the repair service, and the shopper's newest request. */
function aboutRepair(context: MessageContext): readonly AgentAction[] {
  const [newest] = repairsOf(context.shop, context.account);
  const terms = sayText(context, 'repair');
  return newest ? [terms, sayText(context, 'newestRepair'), card(context, 'order', newest.number)] : [terms];
}

function transferToOther(context: MessageContext): readonly AgentAction[] {
  const { shop, message, language } = context;
  const other = agents(language).find(({ id }) => id !== message.agentId && isOnDuty(shop, id));
  if (!other) return [sayText(context, 'nobodyElse')];
  return [
    sayText(context, 'transferring', { agent: other.name }),
    { agentId: message.agentId, transferTo: other.id },
    {
      agentId: other.id,
      kind: 'text',
      content: scriptText('takingOver', language, { agent: agentOf(other.id, language)?.name ?? '' }),
    },
  ];
}

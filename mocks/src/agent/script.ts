import { agentOf, conversationOf, isOnDuty, languageOfChat } from '../support/conversation.ts';
import type { Account, Shop, StoredMessage } from '../shop/state.ts';
import { agentSays, transfer } from './acts.ts';
import { answersTo, inWords, type Act } from './answers.ts';
import type { After } from './timers.ts';
import { writtenIn } from './written-in.ts';

/** How long an agent takes: to read and begin, for each sign typed, and at most, in ms. */
const PACE = { begin: 800, sign: 25, most: 2000 };

const timeFor = (act: Act): number =>
  'transferTo' in act ? PACE.begin : Math.min(PACE.most, PACE.begin + PACE.sign * act.content.length);

/** Greets a shopper who has turned to an agent for the first time, unless the agent has something else to say by then. */
export function greet(shop: Shop, account: Account, agentId: string, after: After): void {
  const language = languageOfChat(account);
  const agent = agentOf(agentId, language);
  if (!shop.desk.isScripted || !agent || conversationOf(shop, account, agentId).length > 0) return;
  const act: Act = { agentId, kind: 'text', content: inWords('greeting', language, { agent: agent.name }) };
  const isSilent = () => !conversationOf(shop, account, agentId).some((message) => message.isFromAgent);
  perform(shop, account, [act], after, isSilent);
}

/** Answers a shopper's message as its agent would, in the language it is written in. Messages to nobody known are left alone. */
export function answerTo(shop: Shop, account: Account, message: StoredMessage, after: After): void {
  const otherwise = languageOfChat(account);
  if (!shop.desk.isScripted || !agentOf(message.agentId, otherwise)) return;
  const language = message.kind === 'text' ? writtenIn(message.text, otherwise) : otherwise;
  perform(shop, account, answersTo({ shop, account, message, language }), after);
}

function perform(
  shop: Shop,
  account: Account,
  [act, ...rest]: readonly Act[],
  after: After,
  isWanted: () => boolean = () => true,
): void {
  if (!act) return;
  const { state } = shop;
  after(timeFor(act), () => {
    // A shop that was started again knows nothing of it; who has gone off duty says nothing.
    if (shop.state !== state || !isOnDuty(shop, act.agentId) || !isWanted()) return;
    if ('transferTo' in act) transfer(shop, account, act.transferTo);
    else agentSays(shop, account, act);
    perform(shop, account, rest, after);
  });
}

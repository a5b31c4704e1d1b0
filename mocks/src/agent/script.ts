import { agentOf, conversationOf, isOnDuty, languageOfChat } from '../support/conversation.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import type { StoredMessage } from '../core/support.state.ts';
import { sendAgentMessage, transfer } from './agent-actions.ts';
import { answersTo, scriptText, type AgentAction } from './answers.ts';
import type { After } from './timers.ts';
import { detectLanguage } from './detect-language.ts';

/** How long an agent takes in ms: to start, for each character, and at most. */
const PACE_MS = { start: 800, character: 25, max: 2000 };

const timeFor = (action: AgentAction): number =>
  'transferTo' in action
    ? PACE_MS.start
    : Math.min(PACE_MS.max, PACE_MS.start + PACE_MS.character * action.content.length);

/** Greets a shopper in a new conversation, unless the agent has sent something else by then. */
export function greet(shop: Shop, account: Account, agentId: string, after: After): void {
  const language = languageOfChat(account);
  const agent = agentOf(agentId, language);
  if (!shop.supportServer.isScripted || !agent || conversationOf(shop, account, agentId).length > 0) return;
  const action: AgentAction = {
    agentId,
    kind: 'text',
    content: scriptText('greeting', language, { agent: agent.name }),
  };
  const isSilent = () => !conversationOf(shop, account, agentId).some((message) => message.isFromAgent);
  perform(shop, account, [action], after, isSilent);
}

/** Answers a shopper's message in its language. Messages to unknown agents are not answered. */
export function answerMessage(shop: Shop, account: Account, message: StoredMessage, after: After): void {
  const fallback = languageOfChat(account);
  if (!shop.supportServer.isScripted || !agentOf(message.agentId, fallback)) return;
  const language = message.kind === 'text' ? detectLanguage(message.text, fallback) : fallback;
  perform(shop, account, answersTo({ shop, account, message, language }), after);
}

function perform(
  shop: Shop,
  account: Account,
  [action, ...rest]: readonly AgentAction[],
  after: After,
  isWanted: () => boolean = () => true,
): void {
  if (!action) return;
  const { state } = shop;
  after(timeFor(action), () => {
    // A restarted shop has lost the conversation, and an offline agent does not answer.
    if (shop.state !== state || !isOnDuty(shop, action.agentId) || !isWanted()) return;
    if ('transferTo' in action) transfer(shop, account, action.transferTo);
    else sendAgentMessage(shop, account, action);
    perform(shop, account, rest, after);
  });
}

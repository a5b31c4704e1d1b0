import type { Agent, ChatMessage, ConversationPage } from '@shop/contracts';
import { NO_ID } from '../ids.ts';
import type { ChatApi } from '../ports.ts';
import type { History } from './history.ts';

/** What is loaded when the chat opens: the agents, the one who answers, and the newest page of messages. */
export type OpenedHistory = {
  agents: readonly Agent[];
  agent: Agent;
  messages: readonly ChatMessage[];
  isLast: boolean;
};

/**
 * Loads the agents and then the newest page (spec section 4). The shop picks the agent, unless `knownAgentId` returns
 * one. If no agent is on duty it refuses to pick; then the first agent of the list is requested.
 */
export async function openHistory(
  api: ChatApi,
  history: History,
  knownAgentId: () => string | undefined,
): Promise<OpenedHistory> {
  const agents = await api.agents();
  const candidateIds = new Set([knownAgentId(), NO_ID, agents[0]?.id].filter((id) => id !== undefined));
  let refusal: unknown;
  for (const agentId of candidateIds) {
    try {
      const page = await history.newest(agentId);
      return { agents, agent: agentOf(page, agents), messages: page.messages, isLast: page.isLast };
    } catch (error) {
      if (api.isSignedOut(error) || api.refusalOf(error) === undefined) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** The agent that the page names, with name and avatar from the list where the page omits them. */
function agentOf({ agentId, agentName, agentAvatar }: ConversationPage, agents: readonly Agent[]): Agent {
  const listed = agents.find(({ id }) => id === agentId);
  return { id: agentId, name: agentName || listed?.name || '', avatar: agentAvatar || listed?.avatar || '' };
}

/** The agent with this id, or the first of the list if there is none (spec section 4). */
export const agentById = (agents: readonly Agent[], id: string): Agent | undefined =>
  agents.find((agent) => agent.id === id) ?? agents[0];

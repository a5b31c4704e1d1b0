import type { Agent, ChatMessage, ConversationPage } from '@shop/contracts';
import { NO_ID } from './ids.ts';
import type { ShopDoor } from './ports.ts';
import type { Record } from './record.ts';

/** What opening the chat brings: who is there, who answers, and the newest page of what was said. */
export type Opening = { agents: readonly Agent[]; agent: Agent; messages: readonly ChatMessage[]; isLast: boolean };

/**
 * Loads the agents and then the newest page (spec section 4). The shop picks who answers, unless somebody is known to; where
 * nobody is on duty it refuses to pick, and the last one known, or the first of the list, is asked for.
 */
export async function openPast(shop: ShopDoor, record: Record, known: () => string | undefined): Promise<Opening> {
  const agents = await shop.agents();
  const asked = new Set([known(), NO_ID, agents[0]?.id].filter((id) => id !== undefined));
  let refused: unknown;
  for (const agentId of asked) {
    try {
      const page = await record.newest(agentId);
      return { agents, agent: agentOf(page, agents), messages: page.messages, isLast: page.isLast };
    } catch (problem) {
      if (shop.isSignedOut(problem) || shop.refusalOf(problem) === undefined) throw problem;
      refused = problem;
    }
  }
  throw refused;
}

/** Who answers, by the page's own words, or by the list where the page names nobody. */
function agentOf({ agentId, agentName, agentAvatar }: ConversationPage, agents: readonly Agent[]): Agent {
  const listed = agents.find(({ id }) => id === agentId);
  return { id: agentId, name: agentName || listed?.name || '', avatar: agentAvatar || listed?.avatar || '' };
}

/** An agent of the list; an id that nobody has falls back to the first one (spec section 4). */
export const agentNamed = (agents: readonly Agent[], id: string): Agent | undefined =>
  agents.find((agent) => agent.id === id) ?? agents[0];

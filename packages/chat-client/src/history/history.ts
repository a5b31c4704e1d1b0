import type { ChatMessage, ConversationPage } from '@shop/contracts';
import { earlierId, isAfter, NO_ID } from '../ids.ts';
import type { ChatApi, Clock } from '../ports.ts';
import { withTimeout } from '../timers.ts';

/** A page of history has at most 20 messages; a shorter one is the last (spec sections 4 and 9). */
const PAGE_SIZE = 20;
/** A request without an answer by then has failed, in ms: longer than the timeout of the HTTP client. */
const TIMEOUT_MS = 20_000;

/** Messages older than a given one, oldest first, and whether there are none before them. */
export type OlderMessages = { messages: readonly ChatMessage[]; isLast: boolean };

export type History = {
  newest(agentId: string): Promise<ConversationPage & { isLast: boolean }>;
  older(agentId: string, before: string): Promise<OlderMessages>;
  /** All messages back to one that is old enough, and the rest of its page. */
  since(agentId: string, isOldEnough: (message: ChatMessage) => boolean): Promise<readonly ChatMessage[]>;
};

/**
 * Reads the conversation page by page, from servers that page by the oldest id and from those that page by number
 * (P10).
 */
export function createHistory(api: Pick<ChatApi, 'history'>, clock: Clock): History {
  /** The last page number read, by agent, of a server that pages by number. New messages only move pages back. */
  const lastPages = new Map<string, number>();

  const request = (agentId: string, before: string, page: number) =>
    withTimeout(clock, TIMEOUT_MS, api.history({ agentId, before, page, limit: PAGE_SIZE }));

  /** Page after page, each older than the one before, beginning before a message id ('0': at the newest). */
  async function* pagesBefore(
    agentId: string,
    before: string,
    firstNumber: number,
  ): AsyncGenerator<OlderMessages & { page: ConversationPage }> {
    let oldest = before;
    let number = firstNumber;
    let previousIds = '';
    for (;;) {
      const page = number > 1 ? await request(agentId, NO_ID, number) : await request(agentId, oldest, 1);
      const messages = page.messages.filter(({ id }) => id === '' || oldest === NO_ID || isAfter(oldest, id));
      const pageIds = page.messages.map(({ id }) => id).join();
      // A full page of known messages: this server pages by number. The same page twice: it does not page at all.
      const isLast = page.messages.length < PAGE_SIZE || (number > 1 && pageIds === previousIds);
      previousIds = pageIds;
      const ids = messages.map(({ id }) => id).filter((id) => id !== '');
      if (ids.length > 0) {
        oldest = ids.reduce(earlierId);
        if (number > 1) lastPages.set(agentId, number);
      }
      if (ids.length > 0 || isLast) yield { page, messages, isLast };
      if (isLast) return;
      if (number > 1 || ids.length === 0) number += 1;
    }
  }

  async function first(agentId: string, before: string, firstNumber: number) {
    for await (const found of pagesBefore(agentId, before, firstNumber)) return found;
    throw new Error('The history call returned no page.');
  }

  return {
    async newest(agentId) {
      const { page, isLast } = await first(agentId, NO_ID, 1);
      return { ...page, isLast };
    },
    async older(agentId, before) {
      const { messages, isLast } = await first(agentId, before, lastPages.get(agentId) ?? 1);
      return { messages, isLast };
    },
    async since(agentId, isOldEnough) {
      const found: ChatMessage[] = [];
      for await (const { messages } of pagesBefore(agentId, NO_ID, 1)) {
        found.unshift(...messages);
        if (messages.some(isOldEnough)) break;
      }
      return found;
    },
  };
}

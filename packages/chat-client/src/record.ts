import type { ChatMessage, ConversationPage } from '@shop/contracts';
import { earlierId, isAfter, NO_ID } from './ids.ts';
import type { Clock, ShopDoor } from './ports.ts';
import { withinTime } from './timers.ts';

/** A page of history has at most 20 messages; a shorter one is the last (spec sections 4 and 9). */
const PAGE_SIZE = 20;
/** What has no answer by then is taken for failed, in ms: longer than the patience of the door itself. */
const TIMEOUT_MS = 20_000;

/** Messages older than asked, oldest first, and whether there are none before them. */
export type Older = { messages: readonly ChatMessage[]; isLast: boolean };

export type Record = {
  newest(agentId: string): Promise<ConversationPage & { isLast: boolean }>;
  older(agentId: string, before: string): Promise<Older>;
  /** Every message back to one that is old enough, and what stands on the same page. */
  since(agentId: string, isOldEnough: (message: ChatMessage) => boolean): Promise<readonly ChatMessage[]>;
};

/** Reads the conversation from the shop, page by page, on servers that page by the oldest id and on those that page by number (P10). */
export function createRecord(shop: Pick<ShopDoor, 'record'>, clock: Clock): Record {
  /** How far back a server was read that pages by number. Pages only ever move back, so reading may go on there. */
  const reached = new Map<string, number>();

  const ask = (agentId: string, before: string, page: number) =>
    withinTime(clock, TIMEOUT_MS, shop.record({ agentId, before, page, limit: PAGE_SIZE }));

  /** Page after page, each older than the one before, from the messages before an id on ('0': from the newest). */
  async function* backFrom(
    agentId: string,
    before: string,
    firstNumber: number,
  ): AsyncGenerator<Older & { page: ConversationPage }> {
    let oldest = before;
    let number = firstNumber;
    let previous = '';
    for (;;) {
      const page = number > 1 ? await ask(agentId, NO_ID, number) : await ask(agentId, oldest, 1);
      const messages = page.messages.filter(({ id }) => id === '' || oldest === NO_ID || isAfter(oldest, id));
      const shape = page.messages.map(({ id }) => id).join();
      // A full page that was there already: this server pages by number. The same page once more: it does not page at all.
      const isLast = page.messages.length < PAGE_SIZE || (number > 1 && shape === previous);
      previous = shape;
      const ids = messages.map(({ id }) => id).filter((id) => id !== '');
      if (ids.length > 0) {
        oldest = ids.reduce(earlierId);
        if (number > 1) reached.set(agentId, number);
      }
      if (ids.length > 0 || isLast) yield { page, messages, isLast };
      if (isLast) return;
      if (number > 1 || ids.length === 0) number += 1;
    }
  }

  async function first(agentId: string, before: string, firstNumber: number) {
    for await (const found of backFrom(agentId, before, firstNumber)) return found;
    throw new Error('The record answered no page.');
  }

  return {
    async newest(agentId) {
      const { page, isLast } = await first(agentId, NO_ID, 1);
      return { ...page, isLast };
    },
    async older(agentId, before) {
      const { messages, isLast } = await first(agentId, before, reached.get(agentId) ?? 1);
      return { messages, isLast };
    },
    async since(agentId, isOldEnough) {
      const found: ChatMessage[] = [];
      for await (const { messages } of backFrom(agentId, NO_ID, 1)) {
        found.unshift(...messages);
        if (messages.some(isOldEnough)) break;
      }
      return found;
    },
  };
}

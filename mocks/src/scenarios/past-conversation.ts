import { FIRST_AGENT, keepMessage } from '../support/conversation.ts';
import { fill } from '../shop/fill.ts';
import type { Account, Shop } from '../shop/state.ts';
import { brickPhoto } from '../site/brick-photo.ts';
import { pastTalks, PHOTO, type PastLine } from './past-talks.ts';
import { plentiful } from './steps.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** How long ago the last message was written. */
const LAST = 480 * SECOND;
/** How many parts are talked of in turn. */
const PARTS = 24;
/** What an agent says in place of an order card while the shopper has no order. */
const FOUND: PastLine = { isFromAgent: true, kind: 'text', text: '查到了。' };

/** Milliseconds between a message and the one before it: a minute or so within a talk, hours between two. */
const gapBefore = (place: number, isFirst: boolean): number =>
  isFirst ? (3 + ((place * 7) % 19)) * HOUR : (18 + ((place * 37) % 75)) * SECOND;

/** So many lines, talk after talk from the beginning again, each with the number of its talk and the time since the line before. */
function linesOf(count: number): readonly (PastLine & { talk: number; gap: number })[] {
  const lines: (PastLine & { talk: number; gap: number })[] = [];
  for (let talk = 0; lines.length < count; talk += 1) {
    for (const [place, line] of (pastTalks[talk % pastTalks.length] ?? []).entries())
      lines.push({ ...line, talk, gap: gapBefore(lines.length, place === 0) });
  }
  return lines.slice(0, count);
}

/** Says what stands in the `{…}` places of a talk. */
function valuesFor(shop: Shop, account: Account): (talk: number) => Record<string, string | number> {
  const parts = plentiful(shop, PARTS, 200);
  const [brick] = parts;
  const order = Object.values(shop.state.orders).find((known) => known.accountId === account.id);
  const always = { brick: brick?.mould.number ?? '', brickId: brick?.mould.id ?? '', orderNumber: order?.number ?? '' };
  return (talk) => {
    const part = parts[talk % parts.length];
    if (!part) return always;
    const { mould, colour, stock } = part;
    return {
      ...always,
      number: mould.number,
      name: mould.names['zh-Hans'],
      productId: mould.id,
      colour: colour.names['zh-Hans'],
      stock,
      pieces: 10 + ((talk * 30) % 200),
    };
  };
}

/** Makes the shopper's conversation with the first agent one of exactly so many messages, in place of what was there: cards and a photo among them. */
export function writeConversation(shop: Shop, account: Account, count: number): void {
  const { state } = shop;
  state.messages = state.messages.filter(
    (message) => message.accountId !== account.id || message.agentId !== FIRST_AGENT,
  );
  state.uploads[PHOTO] = brickPhoto;
  const valuesOf = valuesFor(shop, account);
  const lines = linesOf(count);
  let sentAt = shop.clock.now() - LAST - lines.slice(1).reduce((sum, { gap }) => sum + gap, 0);
  for (const [place, line] of lines.entries()) {
    if (place > 0) sentAt += line.gap;
    const values = valuesOf(line.talk);
    const { isFromAgent, kind, text } = line.kind === 'order' && !values['orderNumber'] ? FOUND : line;
    keepMessage(shop, { account, agentId: FIRST_AGENT, isFromAgent, kind, text: fill(text, values), sentAt });
  }
}

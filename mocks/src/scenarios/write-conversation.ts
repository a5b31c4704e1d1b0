import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { FIRST_AGENT, storeMessage } from '../support/conversation.ts';
import { fill } from '../messages/messages.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { brickPhoto } from '../site/brick-photo.ts';
import { dialogues, PHOTO, type DialogueLine } from './dialogues.ts';
import { plentiful } from './steps.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** The age of the last message. */
const LAST_MESSAGE_AGO = 480 * SECOND;
/** How many parts the dialogues mention in rotation. */
const PARTS = 24;
/** Replaces the order card if the shopper has no order. */
const FOUND: DialogueLine = { isFromAgent: true, kind: 'text', text: '查到了。' };

/** Milliseconds between a message and the one before it: about a minute within a dialogue, hours between two. */
const gapBefore = (place: number, isFirst: boolean): number =>
  isFirst ? (3 + ((place * 7) % 19)) * HOUR : (18 + ((place * 37) % 75)) * SECOND;

/**
 * `count` lines of all dialogues in rotation, each with the number of its dialogue and the time since the line before.
 */
function linesOf(count: number): readonly (DialogueLine & { dialogue: number; gap: number })[] {
  const lines: (DialogueLine & { dialogue: number; gap: number })[] = [];
  for (let dialogue = 0; lines.length < count; dialogue += 1) {
    for (const [place, line] of (dialogues[dialogue % dialogues.length] ?? []).entries())
      lines.push({ ...line, dialogue, gap: gapBefore(lines.length, place === 0) });
  }
  return lines.slice(0, count);
}

/** The values of the placeholders of a dialogue. */
function valuesFor(shop: Shop, account: Account): (dialogue: number) => Record<string, string | number> {
  const parts = plentiful(shop, PARTS, 200);
  const [brick] = parts;
  const order = Object.values(shop.state.orders).find((known) => known.accountId === account.id);
  const always = { brick: brick?.mould.number ?? '', brickId: brick?.mould.id ?? '', orderNumber: order?.number ?? '' };
  return (dialogue) => {
    const part = parts[dialogue % parts.length];
    if (!part) return always;
    const { mould, colour, stock } = part;
    return {
      ...always,
      number: mould.number,
      name: mould.names[DEFAULT_LANGUAGE],
      productId: mould.id,
      colour: colour.names[DEFAULT_LANGUAGE],
      stock,
      pieces: 10 + ((dialogue * 30) % 200),
    };
  };
}

/**
 * Replaces the shopper's conversation with the first agent by one of exactly `count` messages, including cards and a
 * photo.
 */
export function writeConversation(shop: Shop, account: Account, count: number): void {
  const { state } = shop;
  state.messages = state.messages.filter(
    (message) => message.accountId !== account.id || message.agentId !== FIRST_AGENT,
  );
  state.uploads[PHOTO] = brickPhoto;
  const valuesOf = valuesFor(shop, account);
  const lines = linesOf(count);
  let sentAt = shop.clock.now() - LAST_MESSAGE_AGO - lines.slice(1).reduce((sum, { gap }) => sum + gap, 0);
  for (const [place, line] of lines.entries()) {
    if (place > 0) sentAt += line.gap;
    const values = valuesOf(line.dialogue);
    const { isFromAgent, kind, text } = line.kind === 'order' && !values['orderNumber'] ? FOUND : line;
    storeMessage(shop, { account, agentId: FIRST_AGENT, isFromAgent, kind, text: fill(text, values), sentAt });
  }
}

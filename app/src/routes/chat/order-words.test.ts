import { decodeFrame, encodeSentFrame } from '@shop/contracts';
import { LANGUAGES, type Language } from '@shop/contracts/language';
import { allMessages } from '@shop/design-system/messages/all-messages';
import { createShop, IDLE_TIMEOUT_MS, openAgentSession, scenarios, type Shop } from '@shop/mocks';
import { expect, test } from 'vitest';

/** Sends a message to the first agent; returns the texts of the answers, without waiting for their delays. */
function ask(shop: Shop, content: string): string {
  const due: (() => void)[] = [];
  const texts: string[] = [];
  const session = openAgentSession(shop, {
    send: (data) => {
      const frame = decodeFrame(data);
      if (frame.kind === 'reply' && frame.message.kind === 'text') texts.push(frame.message.text);
    },
    cut: () => undefined,
    after: (ms, run) => {
      if (ms < IDLE_TIMEOUT_MS) due.push(run);
      return () => undefined;
    },
  });
  session.receive(encodeSentFrame({ kind: 'signIn', token: shop.signedInToken ?? '' }));
  session.receive(encodeSentFrame({ kind: 'openConversation', agentId: '101' }));
  session.receive(encodeSentFrame({ kind: 'message', as: 'order', content, to: '101' }));
  for (let run = due.shift(); run; run = due.shift()) run();
  session.close();
  return texts.join('\n');
}

/** The words of the order page for a state. */
function wordsFor(state: string, language: Language): string {
  const message: unknown = (allMessages[language] as Record<string, unknown>)[`orders.state.${state}`];
  const [piece] = Array.isArray(message) ? (message as { value?: unknown }[]) : [];
  return String(piece?.value);
}

const STATES = ['unpaid', 'toShip', 'toReceive', 'toReview', 'completed', 'refunded'] as const;

test.each(LANGUAGES.flatMap((language) => STATES.map((state) => [language, state] as const)))(
  'in %s the agent calls the state %s as the order page does',
  (language, state) => {
    const shop = createShop();
    scenarios['an order is paid'](shop);
    const order = shop.state.orders[shop.known.orderNumber ?? ''];
    const account = shop.state.accounts[order?.accountId ?? ''];
    if (!order || !account) throw new Error('The scenario has no order.');
    order.step = state;
    account.language = language;
    expect(ask(shop, order.number)).toMatch(new RegExp(`[「“]${wordsFor(state, language)}[」”]`));
  },
);

import type { sendAgentMessage } from '@shop/mocks';
import type { Locator, Page } from '@playwright/test';
import { expect, openAs } from './shop.ts';
import { MESSAGES } from './messages.ts';

type Shop = Parameters<typeof sendAgentMessage>[0];

/** A lost connection is retried within about a second, and a message in transit waits for its timeout of 2 s. */
export const DELIVERY_TIMEOUT = { timeout: 25_000 };

export const messageField = (page: Page, code: keyof typeof MESSAGES = 'zh-Hans') =>
  page.getByRole('textbox', { name: MESSAGES[code].message, exact: true });
export const chatButton = (page: Page, code: keyof typeof MESSAGES = 'zh-Hans') =>
  page.getByRole('button', { name: MESSAGES[code].chat });
/** The elements right below the button that are actions, or not of the header, by their text. */
export const coveredBy = (button: Locator) =>
  button.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const spots = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [left + x * width, top + y * height]));
    return spots
      .map(([x = 0, y = 0]) => document.elementsFromPoint(x, y).find((each) => !node.closest('aside')?.contains(each)))
      .filter((each) => !each?.closest('header') || each.closest('a, button, input, form'))
      .map((each) => each?.textContent);
  });
export async function sendMessage(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
}
export async function openChat(page: Page, account = 'demo'): Promise<void> {
  await openAs(page, '/', account);
  await chatButton(page).click();
  await expect(messageField(page)).toBeVisible();
}
/** The texts that an account has sent, as the shop stored them. */
export const messagesFrom = ({ state }: Shop, account = '1') =>
  state.messages.filter(({ accountId, isFromAgent }) => accountId === account && !isFromAgent).map(({ text }) => text);
/** Clears the history, and turns off the agents' scripted replies. */
export function muteAgents({ supportServer, state }: Shop): void {
  supportServer.isScripted = false;
  state.messages = [];
}
export const waitForAgent = (shop: Shop, accounts = 1) =>
  expect
    .poll(
      () => [...shop.supportServer.activeSockets.values()].filter(({ agentId }) => agentId === '101').length,
      DELIVERY_TIMEOUT,
    )
    .toBe(accounts);

import type { agentSays } from '@shop/mocks';
import type { Page } from '@playwright/test';
import { expect, signIn } from './shop.ts';
import { WORDS } from './messages.ts';

type Shop = Parameters<typeof agentSays>[0];

/** A cut line is tried again within a second or so, and what was under way waits out the bound of 2 s. */
export const LATE = { timeout: 25_000 };

export const box = (page: Page, code: keyof typeof WORDS = 'zh-Hans') =>
  page.getByRole('textbox', { name: WORDS[code].message, exact: true });
export const door = (page: Page, code: keyof typeof WORDS = 'zh-Hans') =>
  page.getByRole('button', { name: WORDS[code].chat });
export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}
export async function enter(page: Page, account = 'demo'): Promise<void> {
  await page.goto('/login');
  await signIn(page, account);
  await page.waitForURL((url) => url.pathname === '/');
}
export async function openChat(page: Page, account = 'demo'): Promise<void> {
  await enter(page, account);
  await door(page).click();
  await expect(box(page)).toBeVisible();
}
/** What an account has said, as the shop keeps it. */
export const saidBy = ({ state }: Shop, account = '1') =>
  state.messages.filter(({ accountId, isFromAgent }) => accountId === account && !isFromAgent).map(({ text }) => text);
/** Nobody has said anything yet, and the agents say only what the journey lets them say. */
export function silence({ desk, state }: Shop): void {
  desk.isScripted = false;
  state.messages = [];
}
export const served = (shop: Shop, accounts = 1) =>
  expect
    .poll(() => [...shop.desk.seats.values()].filter(({ turnedTo }) => turnedTo === '101').length, LATE)
    .toBe(accounts);

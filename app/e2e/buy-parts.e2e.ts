import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contracts/language';
import { signInByKeyboard, tabTo, tabToAndPress } from './keyboard.ts';
import { expect, LANGUAGES, onOwnServer, onPhoneToo, signIn, test, type ServerName } from './shop.ts';
import { MESSAGES } from './messages.ts';

/** Three parts in one purchase by mouse and one by keyboard. In other languages and on other servers one part proves the same. */
const partsOf = (code: Language, server: ServerName) =>
  code === DEFAULT_LANGUAGE && server === 'own' ? ['3001', '3020', '3023'] : ['3001'];

/** The card of a part among the results of a search for its number, which only our own server sends. */
const cardOf = (page: Page, number: string, server: ServerName) =>
  server === 'own'
    ? page.getByRole('article').filter({ has: page.getByText(number, { exact: true }) })
    : page.getByRole('article').first();

for (const { code, prefix } of LANGUAGES) {
  const messages = MESSAGES[code];

  test(
    `a new visitor buys parts with the mouse (${code})`,
    code === 'zh-Hans' ? onPhoneToo : onOwnServer,
    async ({ page, server }) => {
      const names: string[] = [];
      await page.goto(prefix || '/');
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      for (const number of partsOf(code, server)) {
        await page.getByRole('search').getByRole('combobox').fill(number);
        await page.getByRole('button', { name: messages.search, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
        const link = cardOf(page, number, server).getByRole('link').first();
        names.push(await link.innerText());
        await link.click();
        await expect(page).toHaveURL(/goods_detail/);
        // Those of the part: the footer's choice of a theme is there before them.
        const colour = page.getByRole('main').getByRole('radio').nth(2);
        await colour.locator('xpath=..').click();
        await expect(colour).toBeChecked();
        await page.getByRole('button', { name: messages.add, exact: true }).click();
        await expect(page.getByText(messages.added)).toBeVisible();
      }
      await page.getByRole('banner').getByRole('link', { name: messages.cart }).click();
      for (const name of names) await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
      // The cart of this browser joins that of the account, and the order is what the visitor had chosen.
      await page.getByRole('button', { name: messages.checkout }).click();
      await page.waitForURL(/\/login/);
      await signIn(page);
      await page.waitForURL(/order_confirm/);
      await page.getByRole('button', { name: messages.place }).click();
      await page.waitForURL(/payment\?orderId=cp\d+/);
      await page.getByRole('button', { name: messages.pay }).click();
      await expect(page.getByRole('heading', { name: messages.paid }).first()).toBeVisible();
      await page.getByRole('link', { name: messages.toOrder }).click();
      await expect(page.getByRole('heading', { level: 1, name: messages.toShip })).toBeVisible();
      for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    },
  );

  test(
    `a new visitor buys parts with the keyboard alone (${code})`,
    code === 'en' ? {} : onOwnServer,
    async ({ page, server }) => {
      await page.goto(prefix || '/');
      for (const [at, number] of partsOf(code, server).entries()) {
        // On a part's page the header is closer with Shift+Tab.
        await tabTo(page, page.getByRole('search').getByRole('combobox'), at === 0 ? 'Tab' : 'Shift+Tab');
        await page.keyboard.type(number);
        await page.keyboard.press('Enter');
        await page.waitForURL(/goods_search/);
        await tabToAndPress(page, page.getByRole('link', { name: messages.skipFilters }));
        await tabToAndPress(page, cardOf(page, number, server).getByRole('link').first());
        await page.waitForURL(/goods_detail/);
        await tabToAndPress(page, page.getByRole('button', { name: messages.add, exact: true }));
        await expect(page.getByText(messages.added)).toBeVisible();
      }
      await tabTo(page, page.getByRole('banner').getByRole('link', { name: messages.cart }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabToAndPress(page, page.getByRole('button', { name: messages.checkout }));
      await page.waitForURL(/\/login/);
      await signInByKeyboard(page);
      await page.waitForURL(/order_confirm/);
      await tabToAndPress(page, page.getByRole('button', { name: messages.place }));
      await page.waitForURL(/payment\?orderId=cp\d+/);
      await tabToAndPress(page, page.getByRole('button', { name: messages.pay }));
      await tabToAndPress(page, page.getByRole('link', { name: messages.toOrder }));
      await expect(page.getByRole('heading', { level: 1, name: messages.toShip })).toBeVisible();
    },
  );
}

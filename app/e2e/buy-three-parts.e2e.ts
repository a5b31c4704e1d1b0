import { pressOn, tabTo } from './keyboard.ts';
import { expect, LANGUAGES, signIn, test } from './shop.ts';
import { WORDS } from './messages.ts';

const PARTS = ['3001', '3020', '3023'];

for (const { code, prefix } of LANGUAGES) {
  const words = WORDS[code];

  test(`a newcomer buys three parts by mouse (${code})`, async ({ page }) => {
    await page.goto(prefix || '/');
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    for (const number of PARTS) {
      await page.getByRole('search').getByRole('combobox').fill(number);
      await page.getByRole('button', { name: words.search, exact: true }).click();
      await page
        .getByRole('article')
        .filter({ has: page.getByText(number, { exact: true }) })
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(/goods_detail/);
      await page.getByRole('radio').nth(2).locator('xpath=..').click();
      await expect(page.getByRole('radio').nth(2)).toBeChecked();
      await page.getByRole('button', { name: words.add, exact: true }).click();
      // The first part of a visitor goes through sign-in, comes back to its page, and is then in the cart.
      if (number === PARTS[0]) {
        await page.waitForURL(/\/login/);
        await signIn(page);
        await page.waitForURL(/goods_detail/);
      } else await expect(page.getByText(words.added)).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: words.cart }).click();
    await expect(page.getByRole('row', { name: /3001|3020|3023/ })).toHaveCount(3);
    await page.getByRole('button', { name: words.checkout }).click();
    await page.getByRole('button', { name: words.place }).click();
    await page.waitForURL(/payment\?orderId=cp\d+/);
    await page.getByRole('button', { name: words.pay }).click();
    await expect(page.getByRole('heading', { name: words.paid }).first()).toBeVisible();
    await page.getByRole('link', { name: words.toOrder }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.toShip })).toBeVisible();
    for (const number of PARTS) await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  });

  test(`a newcomer buys three parts by keyboard alone (${code})`, async ({ page }) => {
    await page.goto(prefix || '/');
    for (const number of PARTS) {
      // On a part's page the header is nearer backwards.
      await tabTo(page, page.getByRole('search').getByRole('combobox'), number === PARTS[0] ? 'Tab' : 'Shift+Tab');
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
      await page.waitForURL(/goods_search/);
      await pressOn(page, page.getByRole('link', { name: words.skipFilters }));
      await pressOn(
        page,
        page
          .getByRole('article')
          .filter({ has: page.getByText(number, { exact: true }) })
          .getByRole('link')
          .first(),
      );
      await page.waitForURL(/goods_detail/);
      await pressOn(page, page.getByRole('button', { name: words.add, exact: true }));
      if (number !== PARTS[0]) {
        await expect(page.getByText(words.added)).toBeVisible();
        continue;
      }
      await page.waitForURL(/\/login/);
      await tabTo(page, page.locator('input[name="username"]'));
      await page.keyboard.type('demo');
      await tabTo(page, page.locator('input[name="password"]'));
      await page.keyboard.type('pip-demo');
      await page.keyboard.press('Enter');
      await page.waitForURL(/goods_detail/);
    }
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: words.cart }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('button', { name: words.checkout }));
    await pressOn(page, page.getByRole('button', { name: words.place }));
    await page.waitForURL(/payment\?orderId=cp\d+/);
    await pressOn(page, page.getByRole('button', { name: words.pay }));
    await pressOn(page, page.getByRole('link', { name: words.toOrder }));
    await expect(page.getByRole('heading', { level: 1, name: words.toShip })).toBeVisible();
  });
}

import type { Page } from '@playwright/test';
import { addDays, shanghaiDay } from '@shop/contracts';
import type { Language } from '@shop/contracts/language';
import { imageFile } from './image-file.ts';
import { signInByKeyboard, tabTo, tabToAndPick, tabToAndPress } from './keyboard.ts';
import { messageStart, messageText } from './message-text.ts';
import { expectNewState } from './new-state.ts';
import { expect, LANGUAGES, test } from './shop.ts';

const SET = '801208';
const SET_NAMES: Readonly<Record<Language, string>> = {
  'zh-Hans': '街角面包房',
  'zh-Hant': '街角麵包房',
  en: 'Corner bakery',
};
/** The code of a box whose free repair is not used in a new shop. */
const CODE = '7K3F9QTAM2VM92QD';
const GROUPED_CODE = '7K3F-9QTA-M2VM-92QD';
/** Review, picking and shipping take 150 s. */
const UNTIL_SHIPPED_MS = 160_000;

/** The keys that enter a day into a date field of a browser with American settings, as the tests use. */
const keysOf = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return month + date + year;
};

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name }));
  await page.keyboard.type(text);
}

for (const { code: language, prefix } of LANGUAGES) {
  const text = (id: string) => messageText(language, id);

  test(`a visitor gets a missing part for free, with the keyboard alone (${language})`, async ({ page, shop }) => {
    await page.goto(prefix || '/');
    await tabToAndPress(
      page,
      page.getByRole('banner').getByRole('link', { name: text('core.siteHeader.repair'), exact: true }),
    );

    await page.waitForURL(/country_chose/);
    await tabTo(page, page.getByRole('main').getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabToAndPress(page, page.getByRole('button', { name: text('repair.region.next') }));

    await page.waitForURL(/supple\/select$/);
    await tabTo(page, page.getByRole('combobox', { name: text('repair.set.field') }));
    await page.keyboard.type(SET);
    await expect(page.getByRole('heading', { level: 2, name: SET_NAMES[language] })).toBeVisible();
    await tabToAndPress(page, page.getByRole('button', { name: text('repair.set.next') }));

    await page.waitForURL(/supple\/select_information/);
    await tabTo(page, page.getByLabel(text('repair.proof.boughtOn')));
    await page.keyboard.type(keysOf(addDays(shanghaiDay(Date.now()), -37)));
    await tabTo(page, page.getByRole('main').getByRole('radio').first());
    // The first radio is this shop, which needs an order; the next one is a flagship store.
    await page.keyboard.press('ArrowDown');
    await typeInto(page, text('repair.proof.code'), CODE);
    await expect(page.getByText(text('repair.proof.codeUnused'))).toBeVisible();
    await tabToAndPress(page, page.getByRole('link', { name: text('repair.proof.signIn') }));

    await page.waitForURL(/\/login/);
    await signInByKeyboard(page);

    await page.waitForURL(/supple\/select_information/);
    await expect(page.getByRole('textbox', { name: text('repair.proof.code') })).toHaveValue(GROUPED_CODE);
    await tabToAndPick(page, page.getByRole('button', { name: text('refunds.images.add') }), imageFile('receipt.png'));
    await typeInto(page, text('repair.proof.contact'), '13800138000');
    await expect(page.getByText(text('repair.proof.complete'))).toBeVisible();
    await expect(page.getByText(text('repair.eligibility.free')).first()).toBeVisible();
    await tabToAndPress(page, page.getByRole('button', { name: text('repair.proof.next') }));

    await page.waitForURL(/supple\/detail/);
    await tabToAndPress(
      page,
      page.getByRole('button', { name: messageStart(language, 'repairPick.card.addPart') }).first(),
    );
    await tabToAndPress(page, page.getByRole('button', { name: messageStart(language, 'repairPick.request.next') }));

    await page.waitForURL(/shoppingCartbh/);
    await tabToAndPress(
      page,
      page.getByRole('complementary', { name: text('repairCart.cart.totals') }).getByRole('button'),
    );
    await page.waitForURL(/order_confirmbh/);
    await tabTo(page, page.getByRole('checkbox', { name: text('repairCart.confirm.shade') }));
    await page.keyboard.press('Space');
    await tabToAndPress(page, page.getByRole('button', { name: text('repairCart.confirm.submit'), exact: true }));

    await page.waitForURL(/order_detailbh\?orderId=bh\w+/);
    await expectNewState(page.getByRole('heading', { level: 1, name: text('repairs.detail.submitted') }));
    shop.advanceTime(UNTIL_SHIPPED_MS);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: text('repairs.detail.shipped') })).toBeVisible();
    expect(shop.shop.state.usedCodes[CODE]).toBeDefined();
  });
}

import type { Language } from '@shop/contracts/language';
import { imageFile } from './image-file.ts';
import { tabTo, tabToAndPick, tabToAndPress } from './keyboard.ts';
import { messageStart, messageText } from './message-text.ts';
import { expectNewState } from './new-state.ts';
import { expect, LANGUAGES, openAs, test } from './shop.ts';

/** Review, rejection and refund take 75 s, the way to the parcel 150 s. */
const AFTER_REVIEW_MS = 65_000;
const AFTER_REFUND_MS = 80_000;
const ANSWER = '第 3 袋里只有一颗';
/** Why the stand-in shop refuses a part, in its own text. */
const REASONS: Readonly<Record<Language, RegExp>> = {
  'zh-Hans': /^出库照片里有这颗零件/,
  'zh-Hant': /^出庫照片裡有這顆零件/,
  en: /^The photo from the warehouse shows this part/,
};

for (const { code: language, prefix } of LANGUAGES) {
  const text = (id: string, values?: Parameters<typeof messageText>[2]) => messageText(language, id, values);
  const title = (id: string) => ({ level: 1, name: text(id), exact: true });
  const named = (id: string) => ({ name: text(id), exact: true });

  test(`with the keyboard alone, a shopper pays for a repair, which is rejected: the money is back (${language})`, async ({
    page,
    shop,
  }) => {
    shop.use('a priced repair request is in the cart');
    shop.shop.state.backOffice.reviews = 'rejects';
    const balance = () => shop.shop.state.accounts['1']?.balance ?? 0;
    const before = balance();
    await openAs(page, `${prefix}/shoppingCartbh`);
    const totals = page.getByRole('complementary', named('repairCart.cart.totals'));
    await tabToAndPress(page, totals.getByRole('button'));

    await page.waitForURL(/order_confirmbh/);
    const submit = page.getByRole('button', named('repairCart.confirm.submitAndPay'));
    const shade = page.getByRole('checkbox', named('repairCart.confirm.shade'));
    await expect(submit).toBeEnabled();
    await tabToAndPress(page, submit);
    // Nothing is submitted before the shopper accepts that the shade may differ.
    await expect(page.getByText(text('repairCart.confirm.shadeMissing'))).toBeVisible();
    await expect(shade).toBeFocused();
    await page.keyboard.press('Space');
    await expect(shade).toBeChecked();
    await tabToAndPress(page, submit);

    await page.waitForURL(/paymenbh\?orderId=bh\w+/);
    await tabToAndPress(page, page.getByRole('button', { name: text('pay.balance.pay', { amount: '¥' }) }));
    await expectNewState(page.getByRole('heading', title('repairCart.pay.paid')));
    expect(balance()).toBeLessThan(before);
    await tabToAndPress(page, page.getByRole('link', named('repairCart.pay.toRequest')));

    await page.waitForURL(/order_detailbh/);
    await expect(page.getByRole('heading', title('repairs.detail.paid'))).toBeVisible();
    shop.advanceTime(AFTER_REFUND_MS);
    await page.reload();
    await expect(page.getByRole('heading', title('repairs.detail.refunded'))).toBeVisible();
    await expect(page.getByText(text('repair.lines.refused')).first()).toBeVisible();
    expect(balance()).toBe(before);
  });

  test(`with the keyboard alone, a shopper answers with a photo, and gets some of the parts (${language})`, async ({
    page,
    shop,
  }) => {
    shop.use('a repair request needs more evidence');
    Object.assign(shop.shop.state.backOffice, { reviews: 'partly', ships: 'whole' });
    await openAs(page, `${prefix}/user/order_detailbh?orderId=${shop.shop.known.orderNumber}`);
    await expect(page.getByRole('heading', title('repairs.detail.needInfo'))).toBeVisible();
    await expect(page.getByText(messageStart(language, 'repairs.clock.stopped'))).toBeVisible();
    await tabTo(page, page.getByRole('textbox', named('repairs.detail.answer')));
    await page.keyboard.type(ANSWER);
    await tabToAndPick(page, page.getByRole('button', named('refunds.images.add')), imageFile('bag.png'));
    await expect(page.getByText(text('refunds.images.sent', { sent: 1, all: 1 }))).toBeVisible();
    await tabToAndPress(page, page.getByRole('button', named('repairs.detail.send')));

    await expectNewState(page.getByRole('heading', title('repairs.detail.inReview')));
    await expect(page.getByText(ANSWER)).toBeVisible();
    shop.advanceTime(AFTER_REVIEW_MS);
    await page.reload();
    await expect(page.getByRole('heading', title('repairs.detail.partlyApproved'))).toBeVisible();
    await expect(page.getByText(text('repair.lines.refused'))).toBeVisible();
    await expect(page.getByText(REASONS[language])).toBeVisible();
  });
}

test('a shopper cannot see the repair request of another shopper', async ({ page, shop }) => {
  shop.use('a repair request is in review');
  await openAs(page, `/user/order_detailbh?orderId=${shop.shop.known.orderNumber}`, 'poor');
  await expect(page.getByText('找不到这份补件申请')).toBeVisible();
});

import { expectNewState } from './new-state.ts';
import { scrollDownTo } from './scroll.ts';
import { expect, onPhoneToo, openAs, test } from './shop.ts';

/** The size limit of an image, and a PNG of one pixel. */
const FIVE_M = 5 * 1024 * 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

test(
  'a shopper requests a refund of some pieces with a photo, and receives it on the balance',
  onPhoneToo,
  async ({ page, shop }) => {
    shop.use('an order is paid');
    const number = shop.shop.known.orderNumber ?? '';
    const [line] = shop.shop.state.orders[number]?.lines ?? [];
    const before = shop.shop.state.accounts['1']?.balance ?? 0;
    await openAs(page, `/user/order_detail?orderId=${number}`);
    await page.getByRole('link', { name: '申请退款' }).first().click();
    await page.getByRole('group', { name: '要退的颗粒' }).getByRole('checkbox').nth(1).check({ force: true });
    const pieces = page.getByRole('textbox', { name: /^退款颗数：/ });
    await pieces.fill('4');
    await pieces.press('Enter');
    await page.getByRole('combobox', { name: '退款原因' }).selectOption('颗粒有瑕疵或破损');
    await page.getByRole('textbox', { name: /^补充说明/ }).fill('两颗有裂纹');
    await page.locator('input[type="file"]').setInputFiles(picture('crack.png'));
    // A form whose images are still uploading cannot be sent.
    await expect(page.getByText('已上传 1 张，共 1 张')).toBeVisible();
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.waitForURL(/\/user\/refund$/);
    await expectNewState(page.getByRole('heading', { level: 1 }));
    await expect(page.getByText('审核中')).toBeVisible();
    shop.advanceTime(60_000);
    await page.reload();
    await expect(page.getByText('已退款')).toBeVisible();
    expect(shop.shop.state.accounts['1']?.balance).toBe(before + 4 * (line?.unitPrice ?? 0));
    await page.getByRole('link', { name: '查看详情' }).click();
    await expect(page.getByText('两颗有裂纹')).toBeVisible();
  },
);

test('rejected images are listed one by one, and the form is preserved', async ({ page, shop }) => {
  shop.use('an order is shipped');
  await openAs(page, `/refund?orderId=${shop.shop.known.orderNumber}`);
  await page.getByRole('textbox', { name: /^补充说明/ }).fill('颜色不对');
  const files = page.locator('input[type="file"]');
  await files.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([PNG, Buffer.alloc(FIVE_M + 1 - PNG.length)]),
  });
  await expect(page.getByText(/超过 5 MB，多出/)).toBeVisible();
  await files.setInputFiles({ name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') });
  await expect(page.getByText(/内容不是 JPG 或 PNG 图片/)).toBeVisible();
  await files.setInputFiles(['1', '2', '3', '4'].map((name) => picture(`${name}.png`)));
  await expect(page.getByText(/最多 3 张，有 1 张未添加/)).toBeVisible();
  await expect(page.getByText('3 / 3')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^补充说明/ })).toHaveValue('颜色不对');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^补充说明/ })).toHaveValue('颜色不对');
});

test('a shopper returns goods, reports the parcel, and is refunded', async ({ page, shop }) => {
  shop.use('a refund waits for the parcel');
  shop.shop.state.backOffice.decides = 'agrees';
  await openAs(page, `/user/refund?refundId=${shop.shop.known.refundNumber}`);
  await page.getByRole('combobox', { name: '快递公司' }).selectOption('顺丰速运');
  await page.getByRole('textbox', { name: '快递单号' }).fill('SF1234567890');
  await page.getByRole('button', { name: '我已寄出' }).click();
  await expectNewState(page.getByRole('heading', { level: 1, name: '颗粒正在寄回' }));
  shop.advanceTime(120_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '已退款' })).toBeVisible();
});

test('a review appears on the part’s page', async ({ page, shop }) => {
  shop.use('an order is received');
  await openAs(page, `/evaluation?orderId=${shop.shop.known.orderNumber}`);
  await page
    .getByRole('radiogroup', { name: '服务与物流评价' })
    .getByRole('radio', { name: /^5/ })
    .check({ force: true });
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('radiogroup') })
    .first();
  // A reviewed line has no form any more, so the next line becomes the first one with a form.
  const part = (await line.getByRole('link').first().getAttribute('href')) ?? '';
  await line.getByRole('radio', { name: /^4/ }).check({ force: true });
  await line.getByRole('textbox').fill('严丝合缝，颜色很正');
  await line.getByRole('button', { name: '发布评价' }).click();
  await expect(page.getByText('已评 1 种，共 3 种')).toBeVisible();
  await page.goto(part);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Reviews are loaded when they come into view, below the specifications.
  await scrollDownTo(page, page.getByText('严丝合缝，颜色很正'));
});

test('a shopper cannot see the refund of another shopper', async ({ page, shop }) => {
  shop.use('a refund is under review');
  await openAs(page, `/user/refund?refundId=${shop.shop.known.refundNumber}`, 'poor');
  await expect(page.getByText('找不到这笔退款')).toBeVisible();
});

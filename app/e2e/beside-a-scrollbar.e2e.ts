import { FLAGS } from '../../tools/chromium-flags.ts';
import { expect, onOwnServer, test } from './shop.ts';

// Playwright hides scrollbars otherwise.
test.use({
  launchOptions: { executablePath: process.env.CHROMIUM, args: FLAGS, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test(
  'a page that fits into the window has its header where a page that scrolls has it',
  onOwnServer,
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 1600 });
    const root = page.locator('html');
    const scrolls = () => root.evaluate((html) => html.scrollHeight > html.clientHeight);
    const left = async () => (await page.getByRole('banner').getByRole('link').first().boundingBox())?.x;
    await page.goto('/nowhere');
    await expect.poll(scrolls).toBe(false);
    const before = await left();
    await page.goto('/goods_cate');
    await expect.poll(scrolls).toBe(true);
    expect(await left()).toBe(before);
  },
);

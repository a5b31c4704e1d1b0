import { shiftWhileScrolling } from './scroll.ts';
import { expect, onOwnServer, test } from './shop.ts';

/** What the page of a part asks for and shows above or beside the colours once it is there. */
const LATE = ['**/api/category*', '**/api/coupons*', '**/api/pc/get_company_info*', '**/api/parts_list/*'];

test(
  'what comes late on the page of a part moves neither its colours nor its button',
  onOwnServer,
  async ({ page }) => {
    const held: (() => void)[] = [];
    let isLate = true;
    for (const glob of LATE)
      await page.route(glob, async (route) => {
        if (isLate) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
    // A page without parts, so that the document of the next one holds no answers.
    await page.goto('/about_pictures');
    await page.getByRole('combobox').fill('3001');
    await page.getByRole('option', { name: /3001/ }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2×4');
    const colour = page.getByRole('radio').first();
    const add = page.getByRole('button', { name: '加入购物车', exact: true });
    await expect(add).toBeVisible();
    const placesOf = async () =>
      Promise.all([colour, add].map(async (one) => Math.round((await one.boundingBox())?.y ?? NaN)));
    const before = await placesOf();
    expect(held.length).toBeGreaterThan(0);
    isLate = false;
    for (const release of held) release();
    const crumbs = page.getByRole('navigation', { name: '当前位置' });
    await expect(crumbs.getByRole('link')).not.toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(await placesOf()).toEqual(before);
  },
);

for (const [name, address] of [
  ['the page of a part', '/goods_detail/1'],
  ['a list of parts', '/goods_cate'],
] as const)
  for (const width of [390, 1200])
    test(
      `what loads while ${name} is scrolled moves nothing in a window of ${width} px`,
      onOwnServer,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address, { waitUntil: 'networkidle' });
        expect(await shiftWhileScrolling(page)).toBeLessThan(0.01);
      },
    );

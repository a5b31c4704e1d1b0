import { tabTo, tabToAndPress } from './keyboard.ts';
import { expect, onOwnServer, test } from './shop.ts';

test('a visitor turns a part in the hand by keyboard, and compares its size', onOwnServer, async ({ page }) => {
  await page.goto('/en/goods_search?title=3005');
  await page
    .getByRole('article')
    .filter({ has: page.getByText('3005', { exact: true }) })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/goods_detail/);
  const grip = page.getByRole('slider', { name: /^Turn / });
  const picture = page.getByRole('img', { name: /^Brick 1 × 1/ }).first();
  await expect(picture).toBeVisible();
  await tabTo(page, grip);
  await expect(page.getByRole('list', { name: 'Views' }).locator('canvas')).toHaveCount(6);
  await page.keyboard.press('PageUp');
  await expect(page.locator('[role=img] > canvas')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  await expect(grip).toHaveAttribute('aria-valuetext', 'Turned 45°, tilted 40°, zoom 125%');
  await page.keyboard.press('Home');
  await expect(grip).toHaveAttribute('aria-valuetext', 'Turned 0°, tilted 35°, zoom 100%');

  await tabToAndPress(page, page.getByRole('button', { name: 'Below', exact: true }));
  await expect(grip).toHaveAttribute('aria-valuetext', /tilted -35°/);
  await page.getByRole('button', { name: 'Minifigure', exact: true }).click();
  await expect(page.getByRole('img', { name: /in true scale beside: Minifigure/ })).toBeVisible();
  await expect(page.getByText('Actual size: 8 wide × 8 long × 11.2 mm high, with studs')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'About the pictures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About the pictures' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '168 authors' })).toBeVisible();
});

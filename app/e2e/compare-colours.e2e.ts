import { expect, onOwnServer, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone two colours are compared right below the button that was pressed', onOwnServer, async ({ page }) => {
  await page.goto('/goods_search?title=3001');
  await page.getByRole('article').first().getByRole('link').first().click();
  const button = page.getByRole('button', { name: '比较颜色' });
  // The text at the end of the column, which comes first in the document, is in sight, too.
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300));
  const topOfButton = async () => Math.round((await button.boundingBox())?.y ?? 0);
  await expect.poll(topOfButton).toBe(300);
  await button.click();
  const comparison = page.getByRole('region', { name: '比较颜色' });
  await expect(comparison.getByText(/^与.+相比/)).toBeAttached();
  expect(await topOfButton()).toBe(300);
  await expect(comparison.getByRole('figure').first()).toBeInViewport({ ratio: 1 });
});

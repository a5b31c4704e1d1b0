import { expect, type Locator, type Page } from '@playwright/test';

/** How far a swipe or a turn of the wheel moves the page, in px. */
const STEP = 600;

/** Scrolls down until something is loaded that loads only when it comes near the window. */
export async function scrollDownTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, STEP);
    await expect(target).toBeVisible({ timeout: 500 });
  }).toPass();
}

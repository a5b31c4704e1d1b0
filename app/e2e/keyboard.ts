import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the shop has before its main action. */
const MAX_STOPS = 160;

/** Goes on with the Tab key until the wanted element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard never reached ${String(wanted)}.`);
}

/** Reaches an element and presses it. */
export async function pressOn(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

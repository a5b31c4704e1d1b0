import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has before its main action. */
const MAX_TAB_STOPS = 160;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: finding an element by its role at every stop takes most of the time. Again if it was replaced.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    const status = await element?.evaluate((found) => {
      if (!found.isConnected) return 'replaced';
      return found === document.activeElement ? 'focused' : 'elsewhere';
    });
    if (status === 'focused') return;
    if (status === 'elsewhere') await page.keyboard.press(key);
    else element = await target.elementHandle();
  }
  throw new Error(`The focus never reached ${String(target)}.`);
}

/** Tabs to an element and presses it. */
export async function tabToAndPress(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Signs in on the open sign-in page by keyboard alone. */
export async function signInByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.locator('input[name="username"]'));
  await page.keyboard.type('demo');
  await tabTo(page, page.locator('input[name="password"]'));
  await page.keyboard.type('pip-demo');
  await page.keyboard.press('Enter');
}

/** Tabs to the button that opens the browser's file dialog, and picks a file there: the dialog is no part of the page. */
export async function tabToAndPick(
  page: Page,
  target: Locator,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), tabToAndPress(page, target)]);
  await dialog.setFiles(file);
}

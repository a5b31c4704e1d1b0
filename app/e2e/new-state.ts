import type { Locator } from '@playwright/test';
import { expect } from './shop.ts';

/** What a submit leads to opens at its top, with its heading focused. */
export async function expectNewState(heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
}

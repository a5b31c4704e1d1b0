import { expect, test } from 'vitest';
import { measureRequests } from './requests.ts';
import { openShop } from './shop.ts';

test('a browser fetches the scripts that the byte budgets count, and no others', { timeout: 120_000 }, async () => {
  const shop = await openShop();
  try {
    for (const [name, { scripts, notListed, notFetched }] of Object.entries(await measureRequests(shop.url))) {
      expect(scripts, name).toBeGreaterThan(0);
      expect({ name, notListed, notFetched }).toEqual({ name, notListed: [], notFetched: [] });
    }
  } finally {
    await shop.close();
  }
});

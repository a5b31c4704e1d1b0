import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { MEASURED, type MeasuredName } from './pages.ts';
import { measureRequests } from './requests.ts';
import { openShop } from './shop.ts';

const names = Object.keys(MEASURED) as MeasuredName[];
let shop: Awaited<ReturnType<typeof openShop>>;
let measured: Awaited<ReturnType<typeof measureRequests>>;
beforeAll(async () => {
  shop = await openShop();
  measured = await measureRequests(shop.url);
}, 180_000);
afterAll(() => shop.close());

test.each(names)('a browser fetches the scripts of %s that the byte budgets count, and no others', (name) => {
  const { scripts, notListed, notFetched } = measured[name];
  expect(scripts).toBeGreaterThan(0);
  expect({ notListed, notFetched }).toEqual({ notListed: [], notFetched: [] });
});

describe('until it is idle', () => {
  const windows = Object.keys(budgets.untilIdle) as (keyof typeof budgets.untilIdle)[];

  test.each(windows)('%s has few elements before anything is scrolled', (name) => {
    expect(measured[name].elements).toBeLessThanOrEqual(budgets.untilIdle[name].elements);
  });

  test.each(windows)('%s sends few requests', (name) => {
    expect(measured[name].requests).toBeLessThanOrEqual(budgets.untilIdle[name].requests);
  });

  test.each(windows)('%s renders few components in few commits', (name) => {
    const { commits, rendered } = measured[name];
    expect(commits).toBeGreaterThan(0);
    expect(commits).toBeLessThanOrEqual(budgets.untilIdle[name].commits);
    expect(rendered).toBeLessThanOrEqual(budgets.untilIdle[name].rendered);
  });
});

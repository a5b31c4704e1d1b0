import { diagnose } from '@shop/contracts/doctor';
import type { ScenarioName } from '@shop/mocks';
import { startShopServer } from '@shop/mocks/server';
import { expect, test } from 'vitest';

const DEMO = { account: 'demo', password: 'pip-demo' };

async function examine(scenario?: ScenarioName) {
  const { url, close } = await startShopServer({ port: 0, host: '127.0.0.1', scenario });
  try {
    return await diagnose(url, DEMO);
  } finally {
    await close();
  }
}

const named = ({ features }: Awaited<ReturnType<typeof diagnose>>, state: string) =>
  features.filter((feature) => feature.state === state).map(({ feature }) => feature);

test('the stand-in shop answers every call as the contract says, and its chat opens', async () => {
  const diagnosis = await examine();
  expect(diagnosis).toMatchObject({ signIn: 'signed in', faults: [], failures: [] });
  expect(diagnosis.chat).toMatch(/^ws:.* opens$/);
  expect(named(diagnosis, 'broken')).toEqual([]);
  expect(named(diagnosis, 'present')).toContain('saved parts lists');
});

test('a stock server lacks the calls of this shop, and nothing else', async () => {
  const diagnosis = await examine('the server is a stock CRMEB 5.4');
  expect(diagnosis).toMatchObject({ signIn: 'signed in', faults: [], failures: [] });
  expect(named(diagnosis, 'absent')).toEqual(
    expect.arrayContaining([
      'filters by colour, size and price',
      'parts lists matched in one request',
      'saved parts lists',
      'repair service',
    ]),
  );
  expect(named(diagnosis, 'present')).toEqual(expect.arrayContaining(['browse products', 'cart', 'orders']));
});

// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { preloadAllPages, signIn, visit, waitForPath } from '../../stand-in/test-visit.tsx';
import { routes } from '../manifest.ts';

beforeAll(preloadAllPages);

/** Every address below /user but the cart, from the manifest, with a query that must come back too. */
const ADDRESSES = Object.values(routes)
  .flatMap(({ access, paths: names }) => (access === 'members' ? [...names] : []))
  .map((name) => paths[name])
  .filter((path) => path.startsWith(paths.account))
  .map((path) => `${path}?from=mail`);

test.each(ADDRESSES)('a visitor of %s is led to sign-in, and back to it', async (address) => {
  const visitor = await visit(address);
  await waitForPath(visitor, '/login');
  expect(visitor.timesSent('GET /user')).toBe(0);
  await signIn(visitor);
  await waitForPath(visitor, address.replace(/\?.*/, ''));
  expect(visitor.address()).toBe(address);
});

test('also from the pages in another language', async () => {
  const visitor = await visit('/en/user?type=1');
  await waitForPath(visitor, '/en/login');
  await signIn(visitor);
  await waitForPath(visitor, '/en/user');
  expect(visitor.address()).toBe('/en/user?type=1');
});

import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, signIn, test as shopTest } from './shop.ts';

/** The strategy is a setting of the build, so this is a build of its own. */
const test = shopTest.extend({
  dist: async ({}, use, testInfo) => {
    const outDir = testInfo.outputPath('dist');
    const root = path.resolve(import.meta.dirname, '..');
    // Without pictures, which take more than half of the time and have no part in signing in.
    const options = { mode: 'without-pictures', logLevel: 'warn' } as const;
    const define = { 'import.meta.env.VITE_SIGN_IN_STRATEGY': JSON.stringify('local') };
    await build({ root, configFile: path.join(root, 'vite.config.ts'), ...options, define, build: { outDir } });
    // Documents are those of a visitor, for every strategy.
    symlinkSync(path.join(root, 'dist-server'), testInfo.outputPath('dist-server'), 'junction');
    await use(outDir);
  },
});

test('a shop with the default strategy signs in, names the shopper and signs out by its calls', async ({
  page,
  context,
}) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  const tokens = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('auth._token.'));

  await page.goto('/user/balance');
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL('**/user/balance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('余额');
  expect(await tokens()).toEqual(['auth._token.local']);

  await page.getByRole('banner').getByRole('button', { name: '退出' }).click();
  await expect.poll(tokens).toEqual([]);
  const sessionCalls = called.filter((address) => /^\/api\/(auth\/|log|user$)/.test(address));
  expect([...new Set(sessionCalls)]).toEqual(['/api/auth/login', '/api/auth/user', '/api/auth/logout']);
});

import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { outputOf, plant, ROOT } from './plant.ts';

const DS = 'packages/design-system/src';
const SCREEN = `${DS}/screens/cart/CartScreen`;
/** A rule, a file that breaks it, and what that file imports: a specifier, or the whole statement. */
const PLANTED: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['no-cycles', 'app/src/features/order/order-a.ts', './order-b.ts'],
  ['resolvable', 'app/src/features/order/lost.ts', './nowhere.ts'],
  ['resolvable', 'app/src/features/order/deep.ts', "import type { x } from '@shop/contracts/src/index.ts';"],
  [
    'package-entries-only',
    'app/src/features/cart/window.ts',
    "import type { Cart } from '../../../../contracts/src/index.ts';",
  ],
  ['declared-dependencies', 'app/src/features/cart/sum.ts', 'lodash'],
  ['own-dependencies', 'app/src/features/cart/sum.test.ts', 'lodash'],
  ['test-tools-stay-in-tests', 'app/src/features/cart/spy.ts', 'vitest'],
  ['no-imports-of-tests', `${SCREEN}/reuse.ts`, './CartScreen.stories.tsx'],
  ['fixtures-stay-in-stories', `${SCREEN}/sample.ts`, '../../../commerce/fixtures.ts'],
  ['contracts-independent', 'contracts/pact/check.ts', '@shop/mocks'],
  ['contracts-import-only-zod', 'contracts/src/send.ts', 'node:fs'],
  ['contract-rules-without-validators', 'contracts/src/repair/price.rules.ts', '../wire/money.ts'],
  ['mocks-import-only-contracts', 'mocks/src/draw.ts', '@shop/design-system'],
  ['mocks-external-packages', 'mocks/src/page.ts', 'react'],
  ['screens-are-pure', `${DS}/elements/Price/price-query.ts`, '@tanstack/react-query'],
  ['design-system-contract-types-only', `${DS}/elements/Price/decode.ts`, '@shop/contracts'],
  [
    'design-system-contract-types-only',
    `${DS}/elements/Price/both.ts`,
    "import type { Cart } from '@shop/contracts';\nimport { cartAdd } from '@shop/contracts';",
  ],
  ['design-system-dependencies', `${DS}/elements/Price/round.ts`, 'lodash'],
  ['virtual-lists', `${DS}/elements/Price/PriceList.tsx`, 'virtua'],
  ['design-system-logic-types-only', `${DS}/chat/MessageList/open.ts`, '@shop/chat-client'],
  ['pictures-independent', `${DS}/pictures/frame.ts`, 'react'],
  ['elements-independent', `${DS}/elements/Price/CartPrice.tsx`, '../../screens/cart/CartScreen/CartScreen.tsx'],
  ['screens-of-one-area', `${DS}/screens/order/OrderScreen/a.tsx`, '../../cart/CartScreen/CartScreen.tsx'],
  ['commerce-without-screens', `${DS}/commerce/Totals/a.tsx`, '../../screens/cart/CartScreen/CartScreen.tsx'],
  ['logic-without-react', 'packages/parts-list/src/draw.ts', 'react'],
  ['single-sender', 'app/src/session/ask.ts', 'ky'],
  ['routes-without-calls', 'app/src/routes/order/order.route.tsx', "import('../../features/cart/cart.calls.ts');"],
  ['routes-without-calls', 'app/src/routes/wire.route.tsx', '@shop/contracts'],
  ['contract-values-in-calls', 'app/src/features/cart/cart.mutation.ts', '@shop/contracts'],
  ['calls-load-lazily', 'app/src/features/cart/eager.query.ts', './cart.calls.ts'],
  ['persistence-in-session', 'app/src/features/cart/keep.ts', 'idb-keyval'],
  ['chat-loads-on-demand', 'app/src/router-chat.ts', './features/chat/open-chat.ts'],
  ['features-independent', 'app/src/features/order/order.mutation.ts', '../cart/cart.query.ts'],
  ['features-without-routes', 'app/src/features/order/go.ts', '../../routes/cart/cart.route.tsx'],
  ['data-without-features', 'app/src/data/cache.ts', '../features/order/order.store.ts'],
  ['no-mocks-in-production', 'app/src/features/order/pretend.ts', '@shop/mocks'],
  ['zod-mini', 'app/src/session/token.ts', 'zod'],
];
const ALLOWED: typeof PLANTED = [
  ['type-only cycle', `${DS}/elements/Price/Yuan.tsx`, "import type { Fen } from './Fen.tsx';"],
  ['type-only cycle', `${DS}/elements/Price/Fen.tsx`, './Yuan.tsx'],
  ['types of the contracts', `${DS}/elements/Price/Cart.tsx`, "import type { Cart } from '@shop/contracts';"],
  ['lazy call', 'app/src/features/cart/lazy.query.ts', "import('./cart.calls.ts');"],
  ['rules of the contracts', 'app/src/routes/rules.route.tsx', '@shop/contracts/repair-rules'],
  ['dependency of a test', 'app/src/features/cart/ok.test.ts', 'ky-test'],
];
const WORKSPACE = [
  'contracts',
  'mocks',
  'packages/chat-client',
  'packages/design-system',
  'packages/parts-list',
  'app',
];
const specifiers = ([, , imported]: (typeof PLANTED)[number]) =>
  imported.includes(' ') || imported.includes('(')
    ? [...imported.matchAll(/'([^']+)'/g)].map(([, one = '']) => one)
    : [imported];

/** The planted files, the files that they import, and the packages, each with an entry. */
function project(): Record<string, string> {
  const rows = [...PLANTED, ...ALLOWED];
  const targets = rows.flatMap((row) =>
    specifiers(row).flatMap((one) => (/^\.(?!.*nowhere)/.test(one) ? path.posix.join(row[1], '..', one) : [])),
  );
  const libraries = rows.flatMap(specifiers).filter((one) => /^(?!\.|@shop\/|node:)/.test(one));
  const packageJson = (name: string) =>
    JSON.stringify({
      name,
      exports: { '.': './src/index.ts', './repair-rules': './src/repair/price.rules.ts' },
      dependencies: Object.fromEntries(libraries.filter((one) => !/^lodash|test$/.test(one)).map((one) => [one, '1'])),
      devDependencies: { 'ky-test': '1' },
    });
  return Object.fromEntries([
    ...WORKSPACE.flatMap((folder) => [
      [`${folder}/package.json`, packageJson(`@shop/${path.basename(folder)}`)],
      [`${folder}/src/index.ts`, 'export const it = 1;'],
    ]),
    ...libraries.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'export const it = 1;'],
    ]),
    ...targets.map((file) => [file, 'export const it = 1;']),
    ['app/src/features/order/order-b.ts', "import { it } from './order-a.ts';"],
    ...rows.map(([, file, imported]) => [file, /[ (]/.test(imported) ? imported : `import { it } from '${imported}';`]),
  ]);
}

test('every rule of dependency-cruiser reports its planted import, and allowed ones pass', async () => {
  const folder = plant(project());
  mkdirSync(path.join(folder, 'node_modules/@shop'));
  for (const one of WORKSPACE) symlinkSync(`../../${one}`, path.join(folder, 'node_modules/@shop', path.basename(one)));
  const config = path.join(ROOT, '.dependency-cruiser.mjs');
  const output = outputOf(
    folder,
    'depcruise',
    '--config',
    config,
    '-T',
    'json',
    'app',
    'contracts',
    'mocks',
    'packages',
  );
  const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  const found = summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);
  expect(PLANTED.map(([rule, file]) => `${rule} ${file}`).filter((one) => !found.includes(one))).toEqual([]);
  for (const [, file] of ALLOWED) expect(found.filter((one) => one.endsWith(` ${file}`))).toEqual([]);
  const { default: rules } = (await import(config)) as { default: { forbidden: { name: string }[] } };
  expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
}, 30_000);

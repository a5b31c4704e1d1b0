import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { dependencyFaults } from './dependencies.ts';
import { projectFiles } from './project-files.ts';

// The first cruise loads a compiler, and other tests may want the machine at the same time.
vi.setConfig({ testTimeout: 30_000 });

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

const LIBRARIES = [
  'zod',
  'ky',
  'react',
  'react-intl',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
  'msw',
  'ws',
  'vitest',
  'lodash',
  'dompurify',
  'virtua',
  'idb-keyval',
];
const packageJson = (name: string, exports: Record<string, string>) =>
  JSON.stringify({
    name,
    version: '1.0.0',
    type: 'module',
    exports,
    dependencies: Object.fromEntries(LIBRARIES.filter((lib) => lib !== 'lodash').map((lib) => [lib, '1.0.0'])),
  });

/** A small project that obeys every rule. */
const PROJECT: Record<string, string> = {
  ...Object.fromEntries(
    LIBRARIES.map((lib) => [
      `node_modules/${lib}/package.json`,
      JSON.stringify({
        name: lib,
        version: '1.0.0',
        type: 'module',
        exports: { '.': './index.js', './mini': './mini/index.js' },
      }),
    ]),
  ),
  ...Object.fromEntries(LIBRARIES.map((lib) => [`node_modules/${lib}/index.js`, 'export const it = 1;'])),
  'node_modules/zod/mini/index.js': 'export const object = 1;',
  'contracts/package.json': packageJson('@shop/contracts', { '.': './src/index.ts' }),
  'contracts/src/index.ts': "export { cartAdd } from './cart-add.contract.ts';\nexport type Cart = { lines: number };",
  'contracts/src/cart-add.contract.ts': "import * as z from 'zod/mini';\nexport const cartAdd = z;",
  'mocks/package.json': packageJson('@shop/mocks', { '.': './src/index.ts' }),
  'mocks/src/index.ts':
    "import { createServer } from 'node:http';\nimport { WebSocketServer } from 'ws';\nimport { cartAdd } from '@shop/contracts';\nexport const shop = [cartAdd, createServer, WebSocketServer];",
  'packages/design-system/package.json': packageJson('@shop/design-system', { '.': './src/index.ts' }),
  'packages/design-system/src/index.ts': "export { CartScreen } from './screens/cart/CartScreen/CartScreen.tsx';",
  'packages/design-system/src/elements/Price/Price.tsx': "import { it } from 'react';\nexport const Price = it;",
  'packages/design-system/src/screens/cart/CartScreen/CartScreen.tsx':
    "import type { Cart } from '@shop/contracts';\nimport { it } from 'react-intl';\nimport { Price } from '../../../elements/Price/Price.tsx';\nexport type CartScreenProps = { cart: Cart };\nexport const CartScreen = [it, Price];",
  'packages/design-system/src/commerce/fixtures.ts': 'export const fullCart = 1;',
  'packages/design-system/src/screens/cart/CartScreen/CartScreen.stories.tsx':
    "import { fullCart } from '../../../commerce/fixtures.ts';\nimport { CartScreen } from './CartScreen.tsx';\nexport const Ready = [CartScreen, fullCart];",
  'packages/design-system/src/screens/cart/CartScreen/CartScreen.test.tsx':
    "import { it } from 'vitest';\nimport { Ready } from './CartScreen.stories.tsx';\nit(Ready);",
  'packages/design-system/src/pictures/draw-shape.ts': 'export const drawShape = 1;',
  'packages/chat-client/package.json': packageJson('@shop/chat-client', { '.': './src/chat-client.ts' }),
  'packages/chat-client/src/chat-client.ts':
    'export type ChatState = { draft: string };\nexport const createChatClient = 1;',
  'packages/design-system/src/chat/MessageList/MessageList.tsx':
    "import type { ChatState } from '@shop/chat-client';\nimport { it } from 'virtua';\nexport const MessageList = (state: ChatState) => [it, state];",
  'packages/parts-list/package.json': packageJson('@shop/parts-list', { '.': './src/read-list.ts' }),
  'packages/parts-list/src/read-list.ts': 'export const readList = 1;',
  'app/package.json': packageJson('@shop/app', {}),
  'app/src/main.tsx': "import { router } from './router.tsx';\nif (router) await import('./mocks.ts');",
  'app/src/mocks.ts': "export const start = () => import('@shop/mocks');",
  'app/src/router.tsx':
    "import { it } from 'react-router-dom';\nexport const router = [it, () => import('./routes/cart/cart.route.tsx')];",
  'app/src/data/call.ts':
    "import ky from 'ky';\nimport { cartAdd } from '@shop/contracts';\nexport const send = [ky, cartAdd];",
  'app/src/features/cart/cart.calls.ts':
    "import { cartAdd } from '@shop/contracts';\nimport { send } from '../../data/call.ts';\nexport const add = [cartAdd, send];",
  'app/src/features/cart/cart.query.ts':
    "import type { Cart } from '@shop/contracts';\nexport const cartQuery = async (): Promise<Cart | unknown> => (await import('./cart.calls.ts')).add;",
  'app/src/features/order/order.store.ts': "import { it } from 'zustand';\nexport const orders = it;",
  'app/src/features/chat/open-chat.ts':
    "import { createChatClient } from '@shop/chat-client';\nexport const openChat = createChatClient;",
  'app/src/session/chat-outbox.ts': "import { it } from 'idb-keyval';\nexport const outbox = it;",
  'app/src/routes/cart/cart.route.tsx':
    "import { CartScreen } from '@shop/design-system';\nimport { cartQuery } from '../../features/cart/cart.query.ts';\nimport { orders } from '../../features/order/order.store.ts';\nexport const CartRoute = [CartScreen, cartQuery, orders];",
};

/** Workspace packages are linked into node_modules, as pnpm does it. */
const LINKS = {
  '@shop/contracts': '../../contracts',
  '@shop/mocks': '../../mocks',
  '@shop/design-system': '../../packages/design-system',
  '@shop/parts-list': '../../packages/parts-list',
  '@shop/chat-client': '../../packages/chat-client',
};

async function faultsIn(planted: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  made.push(root);
  for (const [file, text] of Object.entries({ ...PROJECT, ...planted })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  mkdirSync(path.join(root, 'node_modules/@shop'), { recursive: true });
  for (const [name, to] of Object.entries(LINKS)) symlinkSync(to, path.join(root, 'node_modules', name));
  return dependencyFaults(root, projectFiles(root));
}

/** A name, not a literal: the rules are plain JavaScript without types. */
const RULES: string = '../../.dependency-cruiser.mjs';
const DS = 'packages/design-system/src';
const PLANTED: readonly [rule: string, file: string, text: string][] = [
  [
    'no-cycles',
    'app/src/features/order/order-state.ts',
    "import { a } from './order.query.ts';\nexport const b = () => a;",
  ],
  ['resolvable', 'app/src/features/order/lost.ts', "import { it } from './nowhere.ts';\nexport const lost = it;"],
  [
    'resolvable',
    'app/src/features/order/deep-import.ts',
    "import type { x } from '@shop/contracts/src/cart-add.contract.ts';\nexport type X = typeof x;",
  ],
  [
    'package-entries-only',
    'app/src/features/cart/window.ts',
    "import type { Cart } from '../../../../contracts/src/index.ts';\nexport type C = Cart;",
  ],
  [
    'screens-of-one-area',
    `${DS}/screens/order/OrderScreen/OrderScreen.tsx`,
    "import { CartScreen } from '../../cart/CartScreen/CartScreen.tsx';\nexport const OrderScreen = CartScreen;",
  ],
  [
    'commerce-without-screens',
    `${DS}/commerce/TotalsCard/TotalsCard.tsx`,
    "import { CartScreen } from '../../screens/cart/CartScreen/CartScreen.tsx';\nexport const TotalsCard = CartScreen;",
  ],
  ['declared-dependencies', 'app/src/features/cart/sum.ts', "import { it } from 'lodash';\nexport const sum = it;"],
  ['test-tools-stay-in-tests', 'app/src/features/cart/spy.ts', "import { it } from 'vitest';\nexport const spy = it;"],
  [
    'no-imports-of-tests',
    `${DS}/screens/cart/CartScreen/reuse.ts`,
    "import { Ready } from './CartScreen.stories.tsx';\nexport const again = Ready;",
  ],
  [
    'fixtures-stay-in-stories',
    `${DS}/screens/cart/CartScreen/sample.ts`,
    "import { fullCart } from '../../../commerce/fixtures.ts';\nexport const sample = fullCart;",
  ],
  [
    'contracts-independent',
    'contracts/pact/check.ts',
    "import { shop } from '@shop/mocks';\nexport const check = shop;",
  ],
  [
    'contracts-import-only-zod',
    'contracts/src/send.ts',
    "import { readFileSync } from 'node:fs';\nexport const send = readFileSync;",
  ],
  [
    'mocks-import-only-contracts',
    'mocks/src/draw.ts',
    "import { CartScreen } from '@shop/design-system';\nexport const draw = CartScreen;",
  ],
  ['mocks-external-packages', 'mocks/src/page.ts', "import { it } from 'react';\nexport const page = it;"],
  [
    'screens-are-pure',
    `${DS}/elements/Price/price-query.ts`,
    "import { it } from '@tanstack/react-query';\nexport const query = it;",
  ],
  [
    'design-system-contract-types-only',
    `${DS}/elements/Price/decode.ts`,
    "import { cartAdd } from '@shop/contracts';\nexport const decode = cartAdd;",
  ],
  [
    'design-system-contract-types-only',
    `${DS}/elements/Price/half-type.ts`,
    "import { type Cart, cartAdd } from '@shop/contracts';\nexport const half: Cart = cartAdd;",
  ],
  [
    'design-system-contract-types-only',
    `${DS}/elements/Price/both.ts`,
    "import type { Cart } from '@shop/contracts';\nimport { cartAdd } from '@shop/contracts';\nexport const both: Cart = cartAdd;",
  ],
  [
    'design-system-dependencies',
    `${DS}/elements/Price/round.ts`,
    "import { it } from 'lodash';\nexport const round = it;",
  ],
  ['virtual-lists', `${DS}/elements/Price/PriceList.tsx`, "import { it } from 'virtua';\nexport const PriceList = it;"],
  [
    'design-system-logic-types-only',
    `${DS}/chat/MessageList/open.ts`,
    "import { createChatClient } from '@shop/chat-client';\nexport const open = createChatClient;",
  ],
  ['pictures-independent', `${DS}/pictures/frame.ts`, "import { it } from 'react';\nexport const frame = it;"],
  [
    'elements-independent',
    `${DS}/elements/Price/CartPrice.tsx`,
    "import { CartScreen } from '../../screens/cart/CartScreen/CartScreen.tsx';\nexport const CartPrice = CartScreen;",
  ],
  ['logic-without-react', 'packages/parts-list/src/draw.ts', "import { it } from 'react';\nexport const draw = it;"],
  ['single-sender', 'app/src/session/ask.ts', "import ky from 'ky';\nexport const ask = ky;"],
  [
    'routes-without-calls',
    'app/src/routes/order/order.route.tsx',
    "export const load = () => import('../features/cart/cart.calls.ts');",
  ],
  [
    'routes-without-calls',
    'app/src/routes/wire.route.tsx',
    "import { cartAdd } from '@shop/contracts';\nexport const wire = cartAdd;",
  ],
  [
    'contract-values-in-calls',
    'app/src/features/cart/cart.mutation.ts',
    "import { cartAdd } from '@shop/contracts';\nexport const add = cartAdd;",
  ],
  [
    'calls-load-lazily',
    'app/src/features/cart/eager.query.ts',
    "import { add } from './cart.calls.ts';\nexport const eager = add;",
  ],
  [
    'persistence-in-session',
    'app/src/features/cart/keep.ts',
    "import { it } from 'idb-keyval';\nexport const keep = it;",
  ],
  [
    'chat-loads-on-demand',
    'app/src/router-chat.ts',
    "import { openChat } from './features/chat/open-chat.ts';\nexport const chat = openChat;",
  ],
  [
    'features-independent',
    'app/src/features/order/order.mutation.ts',
    "import { cartQuery } from '../cart/cart.query.ts';\nexport const place = cartQuery;",
  ],
  [
    'features-without-routes',
    'app/src/features/order/go.ts',
    "import { CartRoute } from '../../routes/cart/cart.route.tsx';\nexport const go = CartRoute;",
  ],
  [
    'data-without-features',
    'app/src/data/cache.ts',
    "import { orders } from '../features/order/order.store.ts';\nexport const cache = orders;",
  ],
  [
    'no-mocks-in-production',
    'app/src/features/order/pretend.ts',
    "import { shop } from '@shop/mocks';\nexport const pretend = shop;",
  ],
  ['zod-mini', 'app/src/session/token.ts', "import { it } from 'zod';\nexport const token = it;"],
];

test('reports nothing for a project that obeys', async () => {
  expect(await faultsIn({})).toEqual([]);
});

test.each(PLANTED)('finds what breaks “%s” (%s)', async (rule, file, text) => {
  const circle: Record<string, string> =
    rule === 'no-cycles'
      ? { 'app/src/features/order/order.query.ts': "import { b } from './order-state.ts';\nexport const a = () => b;" }
      : {};
  const faults = await faultsIn({ [file]: text, ...circle });
  expect(faults.map((fault) => fault.sentence).join('\n')).toContain(`[${rule}]`);
  expect(faults.filter((fault) => fault.sentence.startsWith(`[${rule}]`)).map((fault) => fault.file)).toContain(file);
});

test('allows type-only imports in both directions within a folder', async () => {
  const faults = await faultsIn({
    [`${DS}/elements/Price/Yuan.tsx`]:
      "import type { Price } from './Price.tsx';\nexport const Yuan = (price: typeof Price) => price;",
    [`${DS}/elements/Price/Price.tsx`]: "import { Yuan } from './Yuan.tsx';\nexport const Price: unknown = Yuan;",
  });
  expect(faults).toEqual([]);
});

test('has a planted fault for every rule', async () => {
  const { default: rules } = (await import(RULES)) as { default: { forbidden: { name: string }[] } };
  expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
});

import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { completeScreens } from './complete-screens.ts';
import { documentedDependencies } from './documented-dependencies.ts';
import { folderCycles } from './folder-cycles.ts';
import { patterns } from './patterns.ts';
import { ROOT } from './plant.ts';
import { retiredTerms } from './retired-terms.ts';
import { readWire, wireNames } from './wire-names.ts';

const faultsOf = (check: Check, files: Record<string, string>) =>
  check(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ file, line, sentence }) => `${file}:${line}: ${sentence}`,
  );
const DS = 'packages/design-system/src';
const wire = wireNames(
  readWire(ROOT, [
    { path: 'contracts/src/cart/cart-line.entity.ts', text: 'export type CartLine = { cartId: string };' },
  ]),
);

test.each([
  ['app/src/features/cart/cart.query.ts', 'const n = line.cart_num;', '`cart_num` is a name of the server'],
  [`${DS}/commerce/totals.ts`, 'const p = line.truePrice;', '`truePrice`'],
  ['mocks/src/cart/cart.rules.ts', 'return { store_name: name };', '`store_name`'],
  ['app/src/data/call.ts', "headers: { 'Authori-zation': token }", '`Authori-zation`'],
  ['packages/chat-client/src/delivery/outbox.ts', 'send({ msn: text });', '`msn`'],
  ['app/src/routes/order/order.route.tsx', 'place({ shipping_type: 1 });', '`shipping_type`'],
  ['app/src/features/order/order.calls.ts', "ask('/api/order/create/:orderKey');", 'is defined in a contract'],
])('in %s, %s is a name of the server outside the contracts', (path, text, part) => {
  const found = faultsOf(wire, { [path]: `\n${text}\n` });
  expect(found).toEqual([expect.stringContaining(`${path}:2: `)]);
  expect(found[0]).toContain(part);
});

test('the contract, domain names, parameters of a call and comments may be spelled', () => {
  expect(
    faultsOf(wire, {
      'contracts/src/cart/cart-add.contract.ts': 'z.object({ cart_num: count })',
      'app/src/features/order/order.calls.ts': 'send(orderCreate, { body: { addressId, shipping_type: 1 } });',
      'app/src/features/cart/cart.query.ts': '// the server calls it cart_num\nconst line = { cartId, quantity };',
    }),
  ).toEqual([]);
});

const SCREEN = `${DS}/screens/catalogue/WishlistScreen/WishlistScreen`;
const STORIES = ['Ready', 'Loading', 'Failed', 'Empty', 'ManyItems', 'WorstCaseEnglish', 'WorstCaseTraditional'];
const stories = (names: readonly string[]) => names.map((name) => `export const ${name}: Story = {};`).join('\n');
const WISHLIST: Record<string, string> = {
  [`${SCREEN}.tsx`]: 'items: Loadable<readonly Item[]>',
  [`${SCREEN}.module.css`]: '',
  [`${SCREEN}.messages.ts`]: '',
  [`${SCREEN}.test.tsx`]: '',
  [`${SCREEN}.stories.tsx`]: stories(STORIES),
};
const screenFaults = (changed: Record<string, string>) => faultsOf(completeScreens, { ...WISHLIST, ...changed });

test('a screen has all its files, and a story for each state in the fixed order', () => {
  expect(screenFaults({})).toEqual([]);
  const { [`${SCREEN}.messages.ts`]: _, ...rest } = WISHLIST;
  expect(faultsOf(completeScreens, rest)).toEqual([expect.stringContaining(`${SCREEN}.messages.ts:1: This file is`)]);
  expect(screenFaults({ [`${SCREEN}.stories.tsx`]: stories(['ManyItems']) })).toHaveLength(6);
  const [failed = '', ...others] = STORIES.filter((name) => name !== 'Failed').toReversed();
  expect(screenFaults({ [`${SCREEN}.stories.tsx`]: stories([...others.toReversed(), failed, 'Failed']) })).toEqual([
    expect.stringContaining('Failed comes too late'),
  ]);
  const plain = { [`${SCREEN}.tsx`]: 'path: string' };
  const few = stories(['Ready', 'WorstCaseEnglish', 'WorstCaseTraditional']);
  expect(screenFaults({ ...plain, [`${SCREEN}.stories.tsx`]: few })).toEqual([]);
});

/** Joins the parts of a directive, so that it does not apply to this file. */
const directive = ['ox', 'lint-disable-next-line react/exhaustive-deps'].join('');
test.each([
  `// ${directive}`,
  "<p style={{ color: '#c91a09' }}>",
  "<p style={{\n  background: 'tomato',\n}}>",
  '<path fill="#1a1d21" />',
  '<path stroke="red" />',
])('reports %s', (line) => {
  expect(faultsOf(patterns, { [`${DS}/elements/Tag/Tag.tsx`]: `\n${line}` })).toEqual([
    expect.stringContaining(`${DS}/elements/Tag/Tag.tsx:2: `),
  ]);
});

test('accepts tokens, part pictures, stories, and a disabled rule with a reason', () => {
  expect(
    faultsOf(patterns, {
      [`${DS}/pictures/Plastic.tsx`]: '<path fill="#111" />',
      [`${DS}/elements/Tag/Tag.stories.tsx`]: "<Tag style={{ color: '#c91a09' }} />",
      [`${DS}/elements/Tag/Tag.tsx`]:
        '<i style={{ \'--plastic\': hex, color: "var(--red)" }} data-tone="red" fill="none" />',
      'app/src/main.tsx': `// ${directive} -- only the first time counts`,
    }),
  ).toEqual([]);
});

test('reports a circle of areas, types included, and no import of tests or of the files beside the areas', () => {
  const types = "import type { Token } from '../session/token.ts';";
  const chain = { 'mocks/src/a/a.ts': '../b/b.ts', 'mocks/src/b/b.ts': '../c/c.ts', 'mocks/src/c/c.ts': '../a/a.ts' };
  expect(
    faultsOf(folderCycles, {
      'app/src/data/call.ts': types,
      'app/src/session/sign-in.ts': "import { send } from '../data/call.ts';",
      'app/src/features/cart/cart.query.ts': "import { send } from '../../data/call.ts';",
      ...Object.fromEntries(Object.entries(chain).map(([file, to]) => [file, `import { it } from '${to}';`])),
    }).map((fault) => fault.split(':')[0]),
  ).toEqual(['app/src/data/call.ts', 'app/src/session/sign-in.ts', ...Object.keys(chain)]);
  expect(
    faultsOf(folderCycles, {
      'mocks/src/cart/lines.ts': "import { order } from '../order/order.ts';\nimport { shop } from '../index.ts';",
      'mocks/src/order/order.rules.test.ts': "import { lines } from '../cart/lines.ts';",
      'mocks/src/order/test-orders.ts': "import { lines } from '../cart/lines.ts';",
      'mocks/src/order/order.ts': "const load = () => import('../cart/lines.ts');",
      'mocks/src/index.ts': "export { lines } from './cart/lines.ts';",
    }),
  ).toEqual([]);
});

test('reports a direct dependency that docs/dependencies.md does not name', () => {
  const manifests = {
    'app/package.json': { dependencies: { ky: '2.1.0', '@shop/mocks': 'workspace:*', lodash: '4.17.21' } },
  };
  expect(documentedDependencies(manifests, '| `ky` | 2.1.0 |')).toEqual([
    expect.objectContaining({ file: 'app/package.json', sentence: expect.stringContaining('lodash') }),
  ]);
});

test('a message uses no retired term; its id, other words and other forms may look like one', () => {
  const page =
    '## Terms\n| Idea | English | Retired |\n|---|---|---|\n| delivery | delivery | postage, 运费用 |\n| mall | Shop | – |\n';
  const text =
    '{\n  "pay.postage.free": "Free delivery",\n  "a": "Postage ¥6",\n  "b": "postages",\n  "c": "含运费用"\n}';
  expect(retiredTerms(`\n${page}`, [{ path: 'en.json', text }]).map(({ line }) => line)).toEqual([3, 5]);
});

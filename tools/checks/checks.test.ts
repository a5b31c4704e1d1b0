import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { noUnfinishedCode } from './no-unfinished-code.ts';
import { rawColours } from './raw-colours.ts';
import { completeScreens } from './complete-screens.ts';
import { wireNames } from './wire-names.ts';
import { restrictedApis } from './restricted-apis.ts';

const faultsOf = (check: Check, files: Record<string, string>) =>
  check(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ file, line, sentence }) => `${file}:${line}: ${sentence}`,
  );
const DS = 'packages/design-system/src';

const CONTRACTS = {
  'contracts/src/cart/cart-line.entity.ts': `
export type CartLine = { id: string; quantity: number; productId: string };

export const cartLine = entity(z.object({ id, cart_num: count, truePrice: money, productInfo: z.optional(z.object({ store_name: text })), productId: id }), {
  decode: (wire): CartLine => ({ id: wire.id, quantity: wire.cart_num, productId: wire.productId }),
});
`,
  'contracts/src/order/order-create.contract.ts': `
export const orderCreate = defineCall({
  path: '/order/create/:orderKey',
  body: z.object({ addressId: id, shipping_type: z.int() }),
});
`,
};

test.each([
  [
    'a name in snake case',
    'app/src/features/cart/cart.query.ts',
    'const n = line.cart_num;',
    '`cart_num` is a name of the server',
  ],
  ['a name in camel case', 'packages/design-system/src/commerce/totals.ts', 'const p = line.truePrice;', '`truePrice`'],
  ['a name inside an object', 'mocks/src/cart/cart.rules.ts', 'return { store_name: name };', '`store_name`'],
  ['a header', 'app/src/data/call.ts', "headers: { 'Authori-zation': token }", '`Authori-zation`'],
  ['a message’s field', 'packages/chat-client/src/delivery/outbox.ts', 'send({ msn: text });', '`msn`'],
  [
    'a name of a body where no call is made',
    'app/src/routes/order/order.route.tsx',
    'place({ shipping_type: 1 });',
    '`shipping_type`',
  ],
  [
    'a path written again',
    'app/src/features/order/order.calls.ts',
    "ask('/api/order/create/:orderKey');",
    'is defined in a contract',
  ],
])('tells a server’s word outside the contract: %s', (_, path, text, part) => {
  const found = faultsOf(wireNames, { ...CONTRACTS, [path]: `\n${text}\n` });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:2: `));
  expect(found[0]).toContain(part);
});

test('accepts the contract, domain names, parameters of a call and comments', () => {
  expect(
    faultsOf(wireNames, {
      ...CONTRACTS,
      'app/src/features/order/order.calls.ts': 'send(orderCreate, { body: { addressId, shipping_type: 1 } });',
      'app/src/features/cart/cart.query.ts': '// the server calls it cart_num\nconst line = { productId, quantity };',
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

test('accepts a complete screen', () => {
  expect(faultsOf(completeScreens, WISHLIST)).toEqual([]);
});

test.each(['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'])(
  'reports a missing %s of a screen',
  (ending) => {
    const { [`${SCREEN}${ending}`]: _, ...rest } = WISHLIST;
    expect(
      faultsOf(completeScreens, { ...rest, [`${DS}/screens/catalogue/WishlistScreen/WishlistRow.tsx`]: '' }),
    ).toEqual([expect.stringContaining(`${SCREEN}${ending}:1: WishlistScreen lacks this file`)]);
  },
);

test.each(STORIES.filter((name) => name !== 'ManyItems'))('reports the missing story %s', (name) => {
  expect(
    faultsOf(completeScreens, {
      ...WISHLIST,
      [`${SCREEN}.stories.tsx`]: stories(STORIES.filter((story) => story !== name)),
    }),
  ).toEqual([expect.stringContaining(`has no story ${name}`)]);
});

test('requires no Empty story without a list, and no Loading story without data', () => {
  expect(
    faultsOf(completeScreens, {
      ...WISHLIST,
      [`${SCREEN}.tsx`]: 'path: string',
      [`${SCREEN}.stories.tsx`]: stories(['Ready', 'WorstCaseEnglish', 'WorstCaseTraditional']),
    }),
  ).toEqual([]);
});

test('reports stories out of order', () => {
  const [fault] = faultsOf(completeScreens, {
    ...WISHLIST,
    [`${SCREEN}.stories.tsx`]: stories([
      'ManyItems',
      'Ready',
      'Loading',
      'Failed',
      'Empty',
      'WorstCaseEnglish',
      'WorstCaseTraditional',
    ]),
  });
  expect(fault).toContain('.stories.tsx:1: Stories are in the order');
  expect(fault).toContain('Ready belongs before ManyItems');
});

test.each([
  'color: #fff;',
  'background: rgb(0 0 0 / 0.5);',
  'border: 1px solid hsl(10deg 50% 50%);',
  'color: red;',
  'outline-color: DarkSlateGray;',
  'background: linear-gradient(white, var(--tray));',
  'font-size: 12px;',
  'font: 600 14px/1.5 sans-serif;',
])('reports a raw value in a style: %s', (declaration) => {
  expect(
    faultsOf(rawColours, { 'app/src/shell/Shell.module.css': `.a { display: flex; }\n.b { ${declaration} }` }),
  ).toEqual([expect.stringMatching(/^app\/src\/shell\/Shell\.module\.css:2: /)]);
});

test.each(["<p style={{ color: '#c91a09' }}>", "<p style={{\n  background: 'tomato',\n}}>", '<path fill="#1a1d21" />'])(
  'reports a raw value in markup: %s',
  (markup) => {
    expect(faultsOf(rawColours, { [`${DS}/elements/Tag/Tag.tsx`]: markup })).toHaveLength(1);
  },
);

test('accepts tokens, part pictures, values with a reason, stories and plain text', () => {
  expect(
    faultsOf(rawColours, {
      [`${DS}/tokens/tokens.css`]: ':root { --ink: #1a1d21; }',
      [`${DS}/pictures/drawing.css`]: '.plastic { fill: #111; }',
      [`${DS}/elements/Tag/Tag.module.css`]:
        ".red { color: var(--red); background: transparent; border-color: currentColor; }\n.b { color: #000; } /* raw: printed on white paper */\n.c { content: 'red'; border: 1px solid var(--line); }",
      [`${DS}/elements/Tag/Tag.stories.tsx`]: "<Tag style={{ color: '#c91a09' }} />",
      [`${DS}/elements/Tag/Tag.tsx`]: '<i style={{ \'--plastic\': hex }} data-tone="red" />',
    }),
  ).toEqual([]);
});

test('requires a reason for a raw value', () => {
  expect(faultsOf(rawColours, { [`${DS}/a.css`]: '.b { color: #000; } /* raw: */' })).toHaveLength(1);
});

/** Joins the parts of a forbidden term, so that this file does not contain it. */
const joined = (...halves: string[]) => halves.join('');
const FORBIDDEN = [
  joined('// TO', 'DO later'),
  joined('// FIX', 'ME'),
  joined('test.', "skip('buys', () => {});"),
  joined('describe.', "only('cart', () => {});"),
  joined('test.', "todo('pays');"),
  joined('// @ts-', 'ignore'),
  joined('// @ts-', 'expect-error'),
  joined('// es', 'lint-disable-next-line no-eval'),
];

test.each(FORBIDDEN)('reports unfinished code: %s', (line) => {
  expect(faultsOf(noUnfinishedCode, { 'app/src/main.tsx': `const a = 1;\n${line}` })).toEqual([
    expect.stringMatching(/^app\/src\/main\.tsx:2: /),
  ]);
});

test('accepts a disabled rule with a reason', () => {
  const off = joined('ox', 'lint-disable-next-line react/exhaustive-deps');
  expect(
    faultsOf(noUnfinishedCode, {
      'a.ts': `// ${off} -- only the first time counts`,
      'b.ts': `// Only the first time counts.\n// ${off}`,
      'c.ts': joined('// @ts-', 'expect-error a colour is never a number'),
    }),
  ).toEqual([]);
});

test.each([
  [`${DS}/elements/Notice/Notice.tsx`, '<p dangerouslySetInnerHTML={{ __html: text }} />', 'SafeHtml'],
  ['app/src/shell/Shell.tsx', 'node.innerHTML = text;', 'SafeHtml'],
  ['app/src/features/cart/cart.store.ts', "localStorage.setItem('cart', '1');", 'app/src/session'],
  ['app/src/shell/Shell.tsx', "document.cookie = 'a=1';", 'app/src/session'],
  ['app/src/features/cart/cart.query.ts', "await fetch('/api/cart');", 'call.ts'],
  [`${DS}/chat/ChatRoom/ChatRoom.tsx`, 'const socket = new WebSocket(url);', 'socket.ts'],
  ['packages/parts-list/src/read.ts', 'eval(text);', 'never run as code'],
])('reports a restricted API outside its files: %s', (path, line, part) => {
  expect(faultsOf(restrictedApis, { [path]: `\n${line}` })).toEqual([expect.stringContaining(part)]);
});

test('accepts a restricted API in its files', () => {
  expect(
    faultsOf(restrictedApis, {
      [`${DS}/elements/SafeHtml/SafeHtml.tsx`]: '<div dangerouslySetInnerHTML={{ __html: clean }} />',
      'app/src/browser/cookies.ts': 'document.cookie = text;',
      'app/src/data/transport.ts': 'globalThis.fetch(...request)',
      'app/src/data/socket.ts': 'new WebSocket(address)',
      'app/src/data/call.test.ts': 'localStorage.clear();',
      'app/src/shell/Shell.tsx': '// no localStorage here',
    }),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Guard } from './guard.ts';
import { noWaitingWords } from './no-waiting-words.ts';
import { pureLogic } from './pure-logic.ts';
import { rawColours } from './raw-colours.ts';
import { screensWhole } from './screens-whole.ts';
import { serverWords } from './server-words.ts';
import { sinks } from './sinks.ts';

const said = (guard: Guard, files: Record<string, string>) =>
  guard(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
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
    'a word in snake case',
    'app/src/features/cart/cart.query.ts',
    'const n = line.cart_num;',
    '`cart_num` is the server',
  ],
  ['a word in camel case', 'packages/design-system/src/commerce/sums.ts', 'const p = line.truePrice;', '`truePrice`'],
  ['a word inside a word’s shape', 'mocks/src/cart/cart.rules.ts', 'return { store_name: name };', '`store_name`'],
  ['a header', 'app/src/data/call.ts', "headers: { 'Authori-zation': token }", '`Authori-zation`'],
  ['a message’s field', 'packages/chat-client/src/outbox.ts', 'send({ msn: text });', '`msn`'],
  [
    'a word of a body where no call is made',
    'app/src/routes/order/order.route.tsx',
    'place({ shipping_type: 1 });',
    '`shipping_type`',
  ],
  [
    'a path written again',
    'app/src/features/order/order.calls.ts',
    "ask('/api/order/create/:orderKey');",
    'stands in the contract already',
  ],
])('tells a server’s word outside the contract: %s', (_, path, text, part) => {
  const found = said(serverWords, { ...CONTRACTS, [path]: `\n${text}\n` });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:2: `));
  expect(found[0]).toContain(part);
});

test('lets the contract, our own words, what a call asks for and comments be', () => {
  expect(
    said(serverWords, {
      ...CONTRACTS,
      'app/src/features/order/order.calls.ts': 'send(orderCreate, { body: { addressId, shipping_type: 1 } });',
      'app/src/features/cart/cart.query.ts': '// the server calls it cart_num\nconst line = { productId, quantity };',
    }),
  ).toEqual([]);
});

const SCREEN = `${DS}/screens/shop/WishScreen/WishScreen`;
const STORIES = ['Ready', 'Loading', 'Failed', 'Empty', 'ManyWishes', 'WorstCaseEnglish', 'WorstCaseTraditional'];
const stories = (names: readonly string[]) => names.map((name) => `export const ${name}: Story = {};`).join('\n');
const WISH: Record<string, string> = {
  [`${SCREEN}.tsx`]: 'wishes: Loadable<readonly Wish[]>',
  [`${SCREEN}.module.css`]: '',
  [`${SCREEN}.messages.ts`]: '',
  [`${SCREEN}.test.tsx`]: '',
  [`${SCREEN}.stories.tsx`]: stories(STORIES),
};

test('lets a whole screen be', () => {
  expect(said(screensWhole, WISH)).toEqual([]);
});

test.each(['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'])('misses a screen’s %s', (ending) => {
  const { [`${SCREEN}${ending}`]: _, ...rest } = WISH;
  expect(said(screensWhole, { ...rest, [`${DS}/screens/shop/WishScreen/WishRow.tsx`]: '' })).toEqual([
    expect.stringContaining(`${SCREEN}${ending}:1: WishScreen lacks this file`),
  ]);
});

test.each(STORIES.filter((name) => name !== 'ManyWishes'))('misses the story %s', (name) => {
  expect(
    said(screensWhole, { ...WISH, [`${SCREEN}.stories.tsx`]: stories(STORIES.filter((story) => story !== name)) }),
  ).toEqual([expect.stringContaining(`has no story ${name}`)]);
});

test('asks for no empty state where nothing is listed, and for no waiting where nothing is asked', () => {
  expect(
    said(screensWhole, {
      ...WISH,
      [`${SCREEN}.tsx`]: 'path: string',
      [`${SCREEN}.stories.tsx`]: stories(['Ready', 'WorstCaseEnglish', 'WorstCaseTraditional']),
    }),
  ).toEqual([]);
});

test('keeps the stories in order', () => {
  const [fault] = said(screensWhole, {
    ...WISH,
    [`${SCREEN}.stories.tsx`]: stories([
      'ManyWishes',
      'Ready',
      'Loading',
      'Failed',
      'Empty',
      'WorstCaseEnglish',
      'WorstCaseTraditional',
    ]),
  });
  expect(fault).toContain('.stories.tsx:1: Stories stand in the order');
  expect(fault).toContain('Ready is due before ManyWishes');
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
])('tells a raw value in a style: %s', (declaration) => {
  expect(
    said(rawColours, { 'app/src/shell/Shell.module.css': `.a { display: flex; }\n.b { ${declaration} }` }),
  ).toEqual([expect.stringMatching(/^app\/src\/shell\/Shell\.module\.css:2: /)]);
});

test.each(["<p style={{ color: '#c91a09' }}>", "<p style={{\n  background: 'tomato',\n}}>", '<path fill="#1a1d21" />'])(
  'tells a raw value in markup: %s',
  (markup) => {
    expect(said(rawColours, { [`${DS}/elements/Tag/Tag.tsx`]: markup })).toHaveLength(1);
  },
);

test('lets tokens, part pictures, reasons, stories and plain words be', () => {
  expect(
    said(rawColours, {
      [`${DS}/tokens/tokens.css`]: ':root { --ink: #1a1d21; }',
      [`${DS}/pictures/drawing.css`]: '.plastic { fill: #111; }',
      [`${DS}/elements/Tag/Tag.module.css`]:
        ".red { color: var(--red); background: transparent; border-color: currentColor; }\n.b { color: #000; } /* raw: printed on white paper */\n.c { content: 'red'; border: 1px solid var(--line); }",
      [`${DS}/elements/Tag/Tag.stories.tsx`]: "<Tag style={{ color: '#c91a09' }} />",
      [`${DS}/elements/Tag/Tag.tsx`]: '<i style={{ \'--plastic\': hex }} data-tone="red" />',
    }),
  ).toEqual([]);
});

test('asks a reason of a raw value that stands', () => {
  expect(said(rawColours, { [`${DS}/a.css`]: '.b { color: #000; } /* raw: */' })).toHaveLength(1);
});

/** Two halves of a forbidden word, so that this file may speak of it. */
const whole = (...halves: string[]) => halves.join('');
const FORBIDDEN = [
  whole('// TO', 'DO later'),
  whole('// FIX', 'ME'),
  whole('test.', "skip('buys', () => {});"),
  whole('describe.', "only('cart', () => {});"),
  whole('test.', "todo('pays');"),
  whole('// @ts-', 'ignore'),
  whole('// @ts-', 'expect-error'),
  whole('// es', 'lint-disable-next-line no-eval'),
];

test.each(FORBIDDEN)('lets nothing wait: %s', (line) => {
  expect(said(noWaitingWords, { 'app/src/main.tsx': `const a = 1;\n${line}` })).toEqual([
    expect.stringMatching(/^app\/src\/main\.tsx:2: /),
  ]);
});

test('lets a silenced rule stand with its reason', () => {
  const off = whole('ox', 'lint-disable-next-line react/exhaustive-deps');
  expect(
    said(noWaitingWords, {
      'a.ts': `// ${off} -- only the first time counts`,
      'b.ts': `// Only the first time counts.\n// ${off}`,
      'c.ts': whole('// @ts-', 'expect-error a colour is never a number'),
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
])('keeps strong powers behind their doors: %s', (path, line, part) => {
  expect(said(sinks, { [path]: `\n${line}` })).toEqual([expect.stringContaining(part)]);
});

test('opens the doors to those who hold them', () => {
  expect(
    said(sinks, {
      [`${DS}/elements/SafeHtml/SafeHtml.tsx`]: '<div dangerouslySetInnerHTML={{ __html: clean }} />',
      'app/src/session/cookies.ts': 'document.cookie = text;',
      'app/src/data/transport.ts': 'globalThis.fetch(...request)',
      'app/src/data/socket.ts': 'new WebSocket(address)',
      'app/src/data/call.test.ts': 'localStorage.clear();',
      'app/src/shell/Shell.tsx': '// no localStorage here',
    }),
  ).toEqual([]);
});

const CHAT = 'packages/chat-client/src';

test.each([
  'setTimeout(go, 5);',
  'const now = Date.now();',
  'new Date()',
  'Math.random()',
  'new WebSocket(url)',
  'globalThis.fetch(url)',
  'window.addEventListener(name, hear)',
  'crypto.randomUUID()',
  'localStorage.clear()',
  'performance.now()',
  'new BroadcastChannel(name)',
])('keeps the chat client free of the machine: %s', (line) => {
  expect(said(pureLogic, { [`${CHAT}/leader.ts`]: `\n${line}` })).toEqual([
    expect.stringMatching(/leader\.ts:2: .*ports\.ts/),
  ]);
});

test('lets ports, comments, tests and their worlds be', () => {
  expect(
    said(pureLogic, {
      [`${CHAT}/leader.ts`]:
        '// unlike setTimeout(…)\nclock.now(); port.fetch(url); new Date(moment); options.document.title; const window = 5;',
      [`${CHAT}/leader.test.ts`]: 'performance.now();',
      [`${CHAT}/test-world/virtual-time.ts`]: 'setImmediate(go);',
      'app/src/main.tsx': 'setTimeout(go, 5);',
    }),
  ).toEqual([]);
});

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noWaitingWords } from '../guards/no-waiting-words.ts';
import { projectFiles } from '../guards/project-files.ts';
import { rawColours } from '../guards/raw-colours.ts';
import { screensWhole } from '../guards/screens-whole.ts';
import { serverWords } from '../guards/server-words.ts';
import { newCall } from './call.ts';
import { newScreen } from './screen.ts';
import { Refused } from './template.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** What the generators read and change. */
const KEPT = [
  'contracts/src',
  'contracts/pact/examples.ts',
  'mocks/src',
  'packages/design-system/package.json',
  'packages/design-system/src/messages',
];
const DS = 'packages/design-system/src';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const kept of KEPT) cpSync(path.join(PROJECT, kept), path.join(root, kept), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const words = (language: string, area: string) =>
  JSON.parse(read(`${DS}/messages/${language}/${area}.json`)) as Record<string, string>;

async function parses(files: readonly string[]): Promise<void> {
  for (const file of files) {
    expect(read(file), file).not.toContain('{{');
    if (file.endsWith('.json')) JSON.parse(read(file));
    else if (!file.endsWith('.css')) await transformWithOxc(read(file), file);
  }
}

/** The faults that the guards tell of new files. */
const faults = (mark: string) =>
  [serverWords, screensWhole, rawColours, noWaitingWords]
    .flatMap((guard) => guard(projectFiles(root)))
    .filter(({ file }) => file.includes(mark));

test('makes a screen with its files, its words in three languages and its door', async () => {
  const made = newScreen(root, 'shop/ShelfCheckScreen', '看货架/看貨架/Shelf check');
  const home = `${DS}/screens/shop/ShelfCheckScreen/ShelfCheckScreen`;
  expect(made).toEqual([
    ...['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'].map((ending) => `${home}${ending}`),
    ...['zh-Hans', 'zh-Hant', 'en'].map((language) => `${DS}/messages/${language}/shop.json`),
    'packages/design-system/package.json',
  ]);
  await parses(made);
  expect(['zh-Hans', 'zh-Hant', 'en'].map((language) => words(language, 'shop')['shop.shelfCheck.title'])).toEqual([
    '看货架',
    '看貨架',
    'Shelf check',
  ]);
  expect(JSON.parse(read('packages/design-system/package.json'))).toMatchObject({
    exports: { './screens/shelf-check': './src/screens/shop/ShelfCheckScreen/ShelfCheckScreen.tsx' },
  });
  expect(faults('ShelfCheck')).toEqual([]);
});

test('gives a new part of the shop words of its own', async () => {
  const made = newScreen(root, 'lost-property/FoundBricksScreen');
  await parses(made);
  expect(words('en', 'lostProperty')).toEqual({
    'lostProperty.foundBricks.empty': 'There is nothing here yet',
    'lostProperty.foundBricks.title': 'Found bricks',
  });
  expect(read(`${DS}/messages/load-messages.ts`)).toMatch(/type MessageArea =[^;]*'lostProperty';/);
});

test('keeps the words of a file in order', () => {
  newScreen(root, 'shop/AnyScreen');
  expect(Object.keys(words('zh-Hant', 'shop'))).toEqual(Object.keys(words('zh-Hant', 'shop')).toSorted());
});

test('makes a call with its contract, test, captured answer and rule, in every list', async () => {
  const made = newCall(root, 'cart/cart-shake', 'POST', '/cart/shake/:basketId', 'Shakes the cart.');
  expect(made).toEqual([
    'contracts/src/cart/cart-shake.contract.ts',
    'contracts/src/cart/cart-shake.test.ts',
    'contracts/fixtures/cart/cartShake.44.json',
    'contracts/src/calls.ts',
    'contracts/src/index.ts',
    'contracts/pact/examples.ts',
    'mocks/src/cart/cart.rules.ts',
  ]);
  await parses(made);
  expect(read('contracts/src/calls.ts')).toMatch(
    /import \{ cartShake \} from '\.\/cart\/cart-shake\.contract\.ts';[\s\S]*calls: readonly Call\[\] = \[[\s\S]*\n {2}cartShake,\n\];/,
  );
  expect(read('contracts/src/index.ts')).toContain("export { cartShake } from './cart/cart-shake.contract.ts';");
  expect(read('contracts/src/cart/cart-shake.contract.ts')).toContain('params: z.object({ basketId: z.string() })');
  expect(read('contracts/pact/examples.ts')).toContain(
    "example(shop.cartShake, 'a shopper is signed in', { params: { basketId: '12' }, body: { id: '12' }, answer: { id: '12' } }),\n];",
  );
  expect(read('mocks/src/cart/cart.rules.ts')).toContain(
    'rule(cartShake, ({ params }) => ({ id: params.basketId })),\n];',
  );
  expect(read('mocks/src/cart/cart.rules.ts')).toMatch(/import \{[^}]*\bcartShake\b[^}]*\} from '@shop\/contracts'/);
  expect(faults('shake')).toEqual([]);
});

test('opens a new area of the stand-in shop for the first call of it', async () => {
  const made = newCall(root, 'lost-property/found-bricks', 'GET', '/found/bricks');
  await parses(made);
  expect(read('mocks/src/lost-property/lost-property.rules.ts')).toContain('export const lostPropertyRules = [');
  expect(read('mocks/src/shop/rules.ts')).toMatch(
    /import \{ lostPropertyRules \} from '\.\.\/lost-property\/lost-property\.rules\.ts';[\s\S]*, \.\.\.lostPropertyRules\]/,
  );
});

test('writes over nothing and says what it needs', () => {
  newScreen(root, 'shop/ShelfCheckScreen');
  newCall(root, 'cart/cart-shake', 'GET', '/cart/shake');
  expect(() => newScreen(root, 'shop/ShelfCheckScreen')).toThrow('is there already; nothing was changed.');
  expect(() => newCall(root, 'cart/cart-shake', 'GET', '/cart/shake')).toThrow(Refused);
  expect(() => newScreen(root, 'ShelfCheck')).toThrow('npm run new:screen -- ');
  expect(() => newCall(root, 'cart/cart-shake', 'PUT', '/cart/shake')).toThrow('npm run new:call -- ');
});

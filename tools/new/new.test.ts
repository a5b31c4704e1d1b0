import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeScreens } from '../checks/complete-screens.ts';
import { noUnfinishedCode } from '../checks/no-unfinished-code.ts';
import { projectFiles } from '../checks/project-files.ts';
import { rawColours } from '../checks/raw-colours.ts';
import { wireNames } from '../checks/wire-names.ts';
import { newCall } from './call.ts';
import { newScreen } from './screen.ts';
import { UsageError } from './template.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** What the generators read and change. */
const COPIED = [
  'contracts/src',
  'contracts/pact/all-examples.ts',
  'contracts/pact/example.ts',
  'contracts/pact/example-values.ts',
  'contracts/pact/examples',
  'mocks/src',
  'packages/design-system/src/messages',
];
const DS = 'packages/design-system/src';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const copied of COPIED) cpSync(path.join(PROJECT, copied), path.join(root, copied), { recursive: true });
  symlinkSync(path.join(PROJECT, 'contracts/node_modules'), path.join(root, 'contracts/node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const messages = (language: string, area: string) =>
  JSON.parse(read(`${DS}/messages/${language}/${area}.json`)) as Record<string, string>;

async function parses(files: readonly string[]): Promise<void> {
  for (const file of files) {
    expect(read(file), file).not.toContain('{{');
    if (file.endsWith('.json')) JSON.parse(read(file));
    else if (!file.endsWith('.css')) await transformWithOxc(read(file), file);
  }
}

/** The relative imports of files that exist nowhere in the copy. */
const unresolvedImports = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/ from '(\.[^']+)';/g)]
        .map(([, specifier = '']) => path.join(path.dirname(file), specifier))
        .filter((target) => !existsSync(path.join(root, target))),
    );

/** The faults that the checks report in the new files. */
const faultsIn = (name: string) =>
  [wireNames, completeScreens, rawColours, noUnfinishedCode]
    .flatMap((check) => check(projectFiles(root)))
    .filter(({ file }) => file.includes(name));

test('makes a screen with its files and its messages in three languages', async () => {
  const made = newScreen(root, 'catalogue/PartCheckScreen', '查看零件/查看零件/Part check');
  const home = `${DS}/screens/catalogue/PartCheckScreen/PartCheckScreen`;
  expect(made).toEqual([
    ...['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'].map((ending) => `${home}${ending}`),
    ...['zh-Hans', 'zh-Hant', 'en'].map((language) => `${DS}/messages/${language}/shop.json`),
  ]);
  await parses(made);
  expect(['zh-Hans', 'zh-Hant', 'en'].map((language) => messages(language, 'shop')['shop.partCheck.title'])).toEqual([
    '查看零件',
    '查看零件',
    'Part check',
  ]);
  expect(faultsIn('PartCheck')).toEqual([]);
});

test('creates a file of messages for the first screen of an area', async () => {
  const made = newScreen(root, 'lost-property/FoundBricksScreen');
  await parses(made);
  expect(messages('en', 'lostProperty')).toEqual({
    'lostProperty.foundBricks.empty': 'There is nothing here yet',
    'lostProperty.foundBricks.title': 'Found bricks',
  });
  expect(read(`${DS}/messages/load-messages.ts`)).toMatch(/type MessageArea =[^;]*'lostProperty';/);
});

test('sorts the messages of a file by id', () => {
  newScreen(root, 'catalogue/AnyScreen');
  expect(Object.keys(messages('zh-Hant', 'shop'))).toEqual(Object.keys(messages('zh-Hant', 'shop')).toSorted());
});

/** The names of the calls and of the pact's examples, as the copied contracts list them. */
function registered(): { calls: string[]; areas: string[]; exported: string[]; examples: Record<string, string[]> } {
  const url = (file: string) => JSON.stringify(pathToFileURL(path.join(root, 'contracts', file)).href);
  const script = `
    import { calls, callsByArea } from ${url('src/calls.ts')};
    import * as exported from ${url('src/index.ts')};
    import { examplesByArea } from ${url('pact/all-examples.ts')};
    const examples = Object.entries(examplesByArea).map(([area, list]) => [area, list.map(({ call }) => call.name)]);
    console.log(JSON.stringify({
      calls: calls.map(({ name }) => name),
      areas: Object.keys(callsByArea),
      exported: Object.keys(exported),
      examples: Object.fromEntries(examples),
    }));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test('makes a call, and one line in the index of its area registers it', async () => {
  const made = newCall(root, 'cart/cart-shake', 'POST', '/cart/shake/:basketId', 'Shakes the cart.');
  expect(made).toEqual([
    'contracts/src/cart/cart-shake.contract.ts',
    'contracts/src/cart/cart-shake.test.ts',
    'contracts/fixtures/cart/cartShake.44.json',
    'contracts/src/cart/index.ts',
    'contracts/pact/examples/cart.ts',
    'mocks/src/cart/cart.rules.ts',
  ]);
  await parses(made);
  expect(unresolvedImports(made)).toEqual([]);
  expect(read('contracts/src/cart/cart-shake.contract.ts')).toContain('params: z.object({ basketId: z.string() })');
  expect(read('contracts/src/cart/index.ts')).toMatch(
    /\nexport \{ cartShake \} from '\.\/cart-shake\.contract\.ts';\n$/,
  );
  expect(read('contracts/pact/examples/cart.ts')).toContain(
    "example(shop.cartShake, 'a shopper is signed in', { params: { basketId: '12' }, body: { id: '12' }, answer: { id: '12' } }),\n];",
  );
  const { calls, exported, examples } = registered();
  expect(calls).toContain('cartShake');
  expect(exported).toContain('cartShake');
  expect(examples['cart']).toContain('cartShake');
  expect(read('mocks/src/cart/cart.rules.ts')).toContain(
    'rule(cartShake, ({ params }) => ({ id: params.basketId })),\n];',
  );
  expect(read('mocks/src/cart/cart.rules.ts')).toMatch(/import \{[^}]*\bcartShake\b[^}]*\} from '@shop\/contracts'/);
  expect(faultsIn('shake')).toEqual([]);
});

test('creates the area of the first call in it', async () => {
  const made = newCall(root, 'lost-property/found-bricks', 'GET', '/found/bricks');
  await parses(made);
  expect(unresolvedImports(made)).toEqual([]);
  const { calls, areas, exported, examples } = registered();
  expect(calls).toContain('foundBricks');
  expect(areas.at(-1)).toBe('lost-property');
  expect(exported).toContain('foundBricks');
  expect(examples['lost-property']).toEqual(['foundBricks']);
  expect(read('mocks/src/lost-property/lost-property.rules.ts')).toContain('export const lostPropertyRules = [');
  expect(read('mocks/src/shop/rules.ts')).toMatch(
    /import \{ lostPropertyRules \} from '\.\.\/lost-property\/lost-property\.rules\.ts';[\s\S]*,\n {2}\.\.\.lostPropertyRules,\n\]/,
  );
});

test('overwrites no file, and prints the usage for wrong arguments', () => {
  newScreen(root, 'catalogue/PartCheckScreen');
  newCall(root, 'cart/cart-shake', 'GET', '/cart/shake');
  expect(() => newScreen(root, 'catalogue/PartCheckScreen')).toThrow('exists already; nothing was changed.');
  expect(() => newCall(root, 'cart/cart-shake', 'GET', '/cart/shake')).toThrow(UsageError);
  expect(() => newScreen(root, 'PartCheck')).toThrow('npm run new:screen -- ');
  expect(() => newCall(root, 'cart/cart-shake', 'PUT', '/cart/shake')).toThrow('npm run new:call -- ');
});

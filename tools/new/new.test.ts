import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { projectFiles } from '../checks/check.ts';
import { completeScreens } from '../checks/complete-screens.ts';
import { patterns } from '../checks/patterns.ts';
import { outputOf, plant, ROOT } from '../checks/plant.ts';
import { readWire, wireNames } from '../checks/wire-names.ts';

const DS = 'packages/design-system/src';
/** What the generators read and change. */
const COPIED = [
  'contracts/src',
  'contracts/generated',
  'contracts/pact',
  'mocks/src',
  `${DS}/messages`,
  '.oxfmtrc.json',
];

let root = '';
beforeEach(() => {
  root = plant({});
  for (const copied of COPIED) cpSync(path.join(ROOT, copied), path.join(root, copied), { recursive: true });
  symlinkSync(path.join(ROOT, 'contracts/node_modules'), path.join(root, 'contracts/node_modules'));
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const messages = (language: string, area: string) =>
  JSON.parse(read(`${DS}/messages/${language}/${area}.json`)) as Record<string, string>;
const generate = (...answers: readonly string[]) =>
  outputOf(root, `plop --plopfile ${ROOT}/tools/new/plopfile.ts --dest .`, ...answers);

/** Generates files, which must parse, import what exists, and pass the checks. */
async function make(...answers: readonly string[]): Promise<ReadonlySet<string>> {
  const made = new Set(generate(...answers).match(/(?<=(?:->|\+-) \/)\S+/g));
  for (const file of made) {
    expect(read(file), file).not.toContain('{{');
    if (file.endsWith('.json')) JSON.parse(read(file));
    else if (!file.endsWith('.css')) await transformWithOxc(read(file), file);
    if (file.endsWith('.ts'))
      for (const [, specifier = ''] of read(file).matchAll(/ from '(\.[^']+)';/g))
        expect(file.startsWith(DS) || existsSync(path.join(root, file, '..', specifier)), specifier).toBe(true);
  }
  const files = projectFiles(root);
  const faults = [wireNames(readWire(root, files)), completeScreens, patterns].flatMap((check) => check(files));
  expect(faults.filter(({ file }) => made.has(file))).toEqual([]);
  return made;
}

test('makes a screen with its files and its messages in three languages, and overwrites none', async () => {
  const screen = ['screen', 'catalogue/PartCheckScreen', '查看零件/查看零件/Part check'] as const;
  const home = `${DS}/screens/catalogue/PartCheckScreen/PartCheckScreen`;
  expect(await make(...screen)).toEqual(
    new Set([
      ...['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'].map((ending) => `${home}${ending}`),
      ...['zh-Hans', 'zh-Hant', 'en'].map((language) => `${DS}/messages/${language}/shop.json`),
      `${DS}/messages/load-messages.ts`,
    ]),
  );
  expect(messages('zh-Hans', 'shop')).toMatchObject({ 'shop.partCheck.title': '查看零件' });
  expect(messages('en', 'shop')).toMatchObject({ 'shop.partCheck.title': 'Part check' });
  expect(Object.keys(messages('zh-Hant', 'shop'))).toEqual(Object.keys(messages('zh-Hant', 'shop')).toSorted());
  expect(generate(...screen)).toContain('File already exists');
});

test('creates a file of messages for the first screen of an area', async () => {
  await make('screen', 'lost-property/FoundBricksScreen', '失物/失物/Lost & found');
  expect(messages('en', 'lostProperty')).toEqual({
    'lostProperty.foundBricks.empty': 'There is nothing here yet',
    'lostProperty.foundBricks.title': 'Lost & found',
  });
  expect(read(`${DS}/messages/load-messages.ts`)).toMatch(/type MessageArea =[^;]*'lostProperty';/);
});

test('makes a call, and one line in the index of its area registers it', async () => {
  expect(await make('call', 'cart/cart-shake', 'POST', '/cart/shake/:basketId', 'Shakes the cart.')).toEqual(
    new Set([
      'contracts/fixtures/cart/cartShake.44.json',
      'contracts/src/cart/cart-shake.contract.ts',
      'contracts/src/cart/cart-shake.test.ts',
      'contracts/src/cart/index.ts',
      'contracts/pact/examples/cart.ts',
      'mocks/src/cart/cart.rules.ts',
    ]),
  );
  expect(read('contracts/src/cart/cart-shake.contract.ts')).toContain('params: z.object({ basketId: z.string() })');
  expect(read('contracts/pact/examples/cart.ts').replace(/\s+/g, ' ')).toContain(
    "example(shop.cartShake, 'a shopper is signed in', { params: { basketId: '12' }, body: { id: '12' }, answer: { id: '12' }, }), ];",
  );
  const { calls } = (await import(pathToFileURL(path.join(root, 'contracts/src/calls.ts')).href)) as {
    calls: readonly { name: string }[];
  };
  expect(calls.map(({ name }) => name)).toContain('cartShake');
  const rules = read('mocks/src/cart/cart.rules.ts');
  expect(rules).toContain('rule(cartShake, ({ params }) => ({ id: params.basketId })),\n];');
  expect(rules).toMatch(/import \{[^}]*\bcartShake\b[^}]*\} from '@shop\/contracts'/);
});

test.each([
  ['screen', 'PartCheck', '一/一/One', 'Area and name, such as'],
  ['screen', 'catalogue/PartCheckScreen', 'Part check', 'Title in each language, such as'],
  ['call', 'lost-property/bricks', 'GET', 'An area of the contracts and a name'],
])('new:%s says what is wrong with %s %s', (kind, one, other, sentence) => {
  expect(generate(kind, one, other)).toContain(sentence);
});

import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { completeScreens } from './complete-screens.ts';
import { documentedDependencies } from './documented-dependencies.ts';
import { retiredTerms } from './retired-terms.ts';

const faultsOf = (check: Check, files: Record<string, string>) =>
  check(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ file, line, sentence }) => `${file}:${line}: ${sentence}`,
  );
const DS = 'packages/design-system/src';

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

test('reports a direct dependency that docs/dependencies.md does not name', () => {
  const text = '{ "dependencies": { "ky": "2.1.0", "@shop/mocks": "workspace:*", "lodash": "4.17.21" } }';
  expect(documentedDependencies('| `ky` | 2.1.0 |', [{ path: 'app/package.json', text }])).toEqual([
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

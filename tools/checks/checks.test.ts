import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { completeScreens } from './complete-screens.ts';
import { documentedDependencies } from './documented-dependencies.ts';
import { messageForm } from './message-form.ts';
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

const WORDS =
  '\n## Words of Taiwan\n| Mainland | Taiwan |\n|---|---|\n| 網絡、軟件 | 網路、軟體 |\n| 支付 | 付款 |\n\n## Terms\n';
const formFaults = (language: string, text: string, owner = 'packages/design-system', id = 'a.b') =>
  messageForm(WORDS, [
    {
      path: `${owner}/src/messages/${language}/a.json`,
      text: `{\n  ${JSON.stringify(id)}: ${JSON.stringify(text)}\n}`,
    },
  ]).map(({ line, sentence }) => `${line}: ${sentence}`);

test.each([
  ['zh-Hans', '保存失败,请重试', 'full-width'],
  ['zh-Hans', '共3 颗', 'A space stands'],
  ['zh-Hant', '最多 5MB的圖片', 'A space stands'],
  ['zh-Hans', '共{count, number} 颗', 'A space stands'],
  ['zh-Hans', '共 {count, number}颗', 'A space stands'],
  ['zh-Hant', '每個 {count, plural, other {#天}}', 'A space stands'],
  ['zh-Hant', '每個{count, plural, other {# 天}}', 'A space stands'],
  ['zh-Hans', '请填整数', '请填写'],
  ['zh-Hans', '搜索「砖」', 'Simplified Chinese quotes'],
  ['zh-Hant', '搜尋“磚”', 'Traditional Chinese quotes'],
  ['zh-Hant', '請檢查網絡', 'Taiwan says 網路'],
  ['zh-Hant', '支付成功', 'Taiwan says 付款'],
  ['en', "We can't reach the shop", 'English has'],
  ['en', 'We couldn’t find it', 'in full'],
  ['en', 'We’ll send it', 'in full'],
  ['en', '12 pcs', 'in full'],
  ['en', 'Please wait, then please try again', 'One please'],
  ['en', 'Choose a color', 'British'],
  ['en', 'Loading...', 'one character'],
])('a text is written as the table of voice says (%s: %s)', (language, text, sentence) => {
  expect(formFaults(language, text)).toEqual([expect.stringMatching(new RegExp(`^2: a\\.b: .*${sentence}`))]);
});

test.each([
  ['zh-Hans', '已加入 {count, plural, other {# 颗}}，共 5 MB（<b>{size}</b>）…'],
  ['zh-Hant', '請選擇支付寶或微信支付，{count, plural, =0 {沒有} other {# 筆}}'],
  ['en', '{count, plural, one {Please check it} other {Please check them}} in Any Color'],
])('a text in the right form is no fault (%s: %s)', (language, text) => {
  expect(formFaults(language, text)).toEqual([]);
});

test('a text of the specification and of CRMEB stay as they are, but not their words in Taiwan', () => {
  expect(formFaults('zh-Hans', '格式!', 'packages/design-system', 'chat.composer.wrongKind')).toEqual([]);
  expect(formFaults('zh-Hans', '已过期,请刷新', 'mocks')).toEqual([]);
  expect(formFaults('zh-Hant', '已過期,請檢查網絡', 'mocks')).toHaveLength(1);
});

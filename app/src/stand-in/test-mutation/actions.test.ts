import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (folder: URL, pattern: RegExp) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');

const ROOT = new URL('../../../../', import.meta.url);
const texts = [
  new URL('packages/design-system/src/messages/zh-Hans/', ROOT),
  new URL('mocks/src/messages/zh-Hans/', ROOT),
]
  .map((folder) => read(folder, /\.json$/))
  .join('\n');

/** A name in the address book of the demo account. */
const NAMES = ['林大川'];

// A step under an old text ends its action, which only the hours of `npm run test:mutation` would notice.
test('every step is named by a text that the shop has', () => {
  const steps = [
    ...read(new URL('./', import.meta.url), /^actions-.*\.ts$/).matchAll(/\/(\^?)([^/\n]*\p{Script=Han}[^/\n]*)\/,?/gu),
  ];
  const names = steps.flatMap(([, , name = '']) => name.match(/\p{Script=Han}+/gu) ?? []);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !texts.includes(name) && !NAMES.includes(name))).toEqual([]);
});

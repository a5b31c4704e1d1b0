// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';
import { routes } from './manifest.ts';

const SUFFIX = '.route.tsx';
/** Every route file by its name without suffix. */
const files: ReadonlyMap<string, string> = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => [path.basename(file, SUFFIX), path.join(import.meta.dirname, file)]),
);

test('every route file is registered under its name, and every entry has a file', () => {
  expect(Object.keys(allPages()).toSorted()).toEqual([...files.keys()].toSorted());
});

test.each(Object.entries(allPages()))('%s loads a component of its file', async (name, { load }) => {
  const exported = (await import(/* @vite-ignore */ files.get(name) ?? '')) as Record<string, unknown>;
  expect(Object.values(exported)).toContain(await load());
});

test('no path has two pages', () => {
  const registered = Object.values(routes).flatMap((route) => [...route.paths]);
  expect(new Set(registered).size).toBe(registered.length);
});

const storiesOf = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `../${name}.stories.tsx`), 'utf8');

test.each([
  ['a story of the whole shop', ['shop', 'chat', 'repair'], /\b(?:pageStory|addressOfPage)\('([a-z-]+)'/g],
  ['a story on a stock CRMEB 5.4', ['stock-crmeb-54'], /\bpage\('([a-z-]+)'/g],
  ['a story on a stock CRMEB 4.4', ['stock-crmeb-44'], /\bpage\('([a-z-]+)'/g],
] as const)('every page has %s', (_, stories, call) => {
  const withStory = stories.flatMap((name) => [...storiesOf(name).matchAll(call)]).map(([, name]) => name);
  // `upload` only selects one of its views, each of which has a story.
  const { upload: _upload, ...pages } = allPages();
  expect(Object.keys(pages).filter((name) => !withStory.includes(name))).toEqual([]);
});

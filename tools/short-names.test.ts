import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortClassNames, shortWordIds } from './short-names.ts';

let folder = '';
const file = (name: string) => path.join(folder, name);
const many = Array.from({ length: 4000 }, (_, place) => `many${place}`);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'names-'));
  mkdirSync(file('deep'));
  writeFileSync(
    file('B.module.css'),
    `.card { animation: rise 1s; }\n.card:hover .title { color: red; }\n@keyframes rise { from { top: 0; } }\n${many.map((name) => `.${name} { top: 0.5rem; }`).join('\n')}`,
  );
  writeFileSync(file('deep/A.module.css'), '.card { top: 0; }');
  writeFileSync(file('drawing.css'), '.pp .t { fill: red; }\n.pp .sd.near { filter: blur(0.1px); }');
  writeFileSync(file('core.json'), JSON.stringify({ 'core.head.cart': '购物车', 'core.head.search': '搜索' }));
  writeFileSync(file('chat.json'), JSON.stringify({ 'chat.list.me': '我：' }));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('gives each class of each file a short name of its own, the same in every build', () => {
  const nameOf = shortClassNames(folder);
  const names = [
    nameOf('card', file('deep/A.module.css')),
    ...['card', 'title', 'rise', ...many].map((name) => nameOf(name, file('B.module.css?used'))),
  ];
  expect(new Set(names)).toHaveProperty('size', names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{0,2}$/);
  expect(shortClassNames(folder)('title', file('B.module.css'))).toBe(names[2]);
});

test('gives no class a name that a plain style sheet uses: a drawing took on the look of a hidden box', () => {
  const nameOf = shortClassNames(folder);
  const names = new Set(many.map((name) => nameOf(name, file('B.module.css'))));
  for (const name of ['pp', 't', 'sd', 'near']) expect(names).not.toContain(name);
});

test('gives each word an id of its own across all areas', () => {
  const idOf = shortWordIds(folder);
  expect(['chat.list.me', 'core.head.cart', 'core.head.search'].map(idOf)).toEqual(['a', 'b', 'c']);
});

test('says what it does not know', () => {
  expect(() => shortClassNames(folder)('ghost', file('B.module.css'))).toThrow(
    /B\.module\.css \.ghost has no short name/,
  );
  expect(() => shortWordIds(folder)('core.head.ghost')).toThrow(/^core\.head\.ghost has no short name/);
});

import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { followBuild } from './follow-build.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'build-'));
const index = path.join(dist, 'index.html');
afterEach(() => rmSync(dist, { recursive: true, force: true }));

let seconds = 1;
const build = (text: string) => {
  writeFileSync(index, text);
  seconds += 1;
  utimesSync(index, seconds, seconds);
};

test('a server shows the build that stands in its folder, and the one before while there is none or a broken one', async () => {
  let openings = 0;
  const current = followBuild(dist, async () => {
    openings += 1;
    const text = readFileSync(index, 'utf8');
    if (text === 'broken') throw new Error('Half a build.');
    return text;
  });
  build('first');
  expect([await current(), await current(), openings]).toEqual(['first', 'first', 1]);
  rmSync(index);
  expect(await current()).toBe('first');
  build('broken');
  expect(await current()).toBe('first');
  build('second');
  expect(await current()).toBe('second');
});

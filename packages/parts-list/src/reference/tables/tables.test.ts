import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The budget of all reference tables (issue 6). */
const BUDGET = 200_000;

test('all tables together have at most 200 kB compressed', () => {
  const bytes = ['parts.json', 'elements.json'].map((name) => gzipSync(readFileSync(new URL(name, import.meta.url)), { level: 9 }).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(BUDGET);
  // Without a list of element ids a shopper loads the first alone.
  expect(bytes[0]).toBeLessThanOrEqual(80_000);
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const script = readFileSync('app/public/early.js', 'utf8');
const scripts = Array.from({ length: 20 }, (_, at) => `/assets/${at}.js`);

/** Opens a document with these scripts; returns what it appends to the head, and does what is due. */
function open() {
  const appended: string[] = [];
  const due: (() => void)[] = [];
  const workers: string[] = [];
  let paint = () => undefined as void;
  runInNewContext(script, {
    document: {
      currentScript: { dataset: { scripts: scripts.join(' ') } },
      cookie: '',
      createElement: () => ({}),
      head: { append: ({ src, href }: { src?: string; href?: string }) => appended.push(src ?? href ?? '') },
    },
    setTimeout: (callback: (...values: unknown[]) => void, _: number, ...values: unknown[]) =>
      due.push(() => callback(...values)),
    addEventListener: vi.fn(),
    Worker: function (address: string) {
      workers.push(address);
    },
    PerformanceObserver: class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe = () => undefined;
    },
  });
  return { appended, workers, paint: () => paint(), next: () => due.shift()?.() };
}

test('the app is fetched after the first paint: its entry, then the other scripts a few in each task', () => {
  const { appended, paint, next } = open();
  expect(appended).toEqual([]);
  paint();
  expect(appended).toEqual([]);
  const counts = Array.from({ length: 4 }, () => {
    next();
    return appended.length;
  });
  expect(counts).toEqual([9, 17, 20, 20]);
  expect(appended).toEqual(scripts);
});

test('a second paint fetches nothing again', () => {
  const { appended, paint, next } = open();
  paint();
  paint();
  for (let task = 0; task < 6; task += 1) next();
  expect(appended).toEqual(scripts);
});

test('a worker prepares number and date formats while the scripts are on their way, and ends', () => {
  const { workers, paint, next } = open();
  paint();
  next();
  expect(workers).toEqual(['/formats.js']);
  const prepared: string[] = [];
  const note = (name: string) => () => prepared.push(name);
  runInNewContext(readFileSync('app/public/formats.js', 'utf8'), {
    Intl: { NumberFormat: note('numbers'), DateTimeFormat: { supportedLocalesOf: note('dates') } },
    close: note('closed'),
  });
  expect(prepared).toEqual(['numbers', 'dates', 'closed']);
});

import { expect, test } from 'vitest';
import { readProfile, type CpuProfile } from './read-profile.ts';

const frame = (functionName: string, url = 'app.js', lineNumber = 0) => ({
  functionName,
  url,
  lineNumber,
  columnNumber: 0,
});
/** Cart renders two rows with a library; then the processor is idle. */
const profile: CpuProfile = {
  startTime: 0,
  nodes: [
    { id: 1, callFrame: frame('(root)', ''), children: [2, 6] },
    { id: 2, callFrame: frame('render', 'app.js', 9), children: [3] },
    { id: 3, callFrame: frame('Cart', 'app.js', 1), children: [4] },
    { id: 4, callFrame: frame('Row$1', 'app.js', 2), children: [5] },
    { id: 5, callFrame: frame('format', 'app.js', 9) },
    { id: 6, callFrame: frame('(idle)', '') },
  ],
  samples: [2, 3, 4, 5, 6],
  timeDeltas: [1000, 2000, 3000, 4000, 9000],
};
const files: Readonly<Record<number, string>> = { 1: 'app/Cart.tsx', 2: 'app/Row.tsx', 9: 'react-dom' };
const read = readProfile(profile, (url, line) => (url ? files[line] : undefined));

test('a component costs what it runs outside other components, and in all what it calls', () => {
  expect(read.costs('component', 10)).toEqual({
    self: [
      { name: 'Row', ms: 7 },
      { name: 'Cart', ms: 2 },
    ],
    total: [
      { name: 'Cart', ms: 9 },
      { name: 'Row', ms: 7 },
    ],
  });
});

test('a module costs what its own functions run; idle time is no cost', () => {
  expect(read.costs('module', 2).self).toEqual([
    { name: 'react-dom', ms: 5 },
    { name: 'app/Row.tsx', ms: 3 },
  ]);
  expect(read.costs('module', 1).total).toEqual([{ name: 'react-dom', ms: 10 }]);
});

test('the most costly part of a task is found by its moments', () => {
  expect(read.mostIn(0, 10_000)).toBe('Cart');
  expect(read.mostIn(0, 1500)).toBe('render react-dom');
});

test('a sample during which other processes ran counts ten usual ones at most', () => {
  const interrupted = readProfile({ ...profile, timeDeltas: [1000, 1000, 1000, 500_000, 1000] }, (url, line) =>
    url ? files[line] : undefined,
  );
  expect(interrupted.costs('module', 1).self).toEqual([{ name: 'react-dom', ms: 11 }]);
});

import { lengthOf, simplerLines, simplerOutlines } from './simpler-outlines.ts';

test('points on the way are left out, corners stay', () => {
  expect(simplerOutlines(['m0 0h50l50 1v100h-100z'], 2, 10)).toEqual(['m0 0 100 1 0 100 -100 0z']);
});

test('neighbours keep their common border: where three outlines meet, their point stays in each', () => {
  // A wide outline above, two below it that meet in a bump that is too small to be seen.
  const [above = '', left = '', right = ''] = simplerOutlines(
    ['m0 0h100v50l-50 1-50-1z', 'm0 50 50 1v49h-50z', 'm50 51 50-1v50h-50z'],
    3,
    10,
  );
  expect(above).toContain('-50 1 -50 -1');
  expect(left).toContain('50 1');
  expect(right).toContain('m50 51');
});

test('an outline and the hole of the same place stay the same, wherever they start', () => {
  const [ring = '', hole = ''] = simplerOutlines(['m10 10 20 1 20-1v40h-40z', 'm50 50h-40v-40l20 1 20-1z'], 2, 10);
  const points = (d: string) => {
    let [x, y] = [0, 0];
    return d
      .slice(1, -1)
      .split(' ')
      .map(Number)
      .reduce<string[]>((list, value, at) => {
        if (at % 2 === 0) x += value;
        else list.push(`${x} ${(y += value)}`);
        return list;
      }, [])
      .sort();
  };
  expect(points(ring)).toEqual(points(hole));
  expect(points(ring)).toHaveLength(4);
});

test('what is too small to be seen is left out', () => {
  expect(simplerOutlines(['m0 0h2v2h-2zm10 10h50v50h-50z'], 1, 10)).toEqual(['m10 10 50 0 0 50 -50 0z']);
  expect(simplerLines('m0 0 3 3m10 10 20 1 20-1', 2, 10)).toBe('m13 13 40 0');
});

test('the length of outlines counts the way back to the start of closed ones', () => {
  expect(lengthOf('m0 0h3v4z')).toBe(12);
  expect(lengthOf('m0 0h3v4m10 0 3 4')).toBe(12);
  expect(lengthOf('')).toBe(0);
});

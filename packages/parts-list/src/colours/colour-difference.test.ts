import fc from 'fast-check';
import { colourDifference, labDifference, nearestColours, type Lab } from './colour-difference.ts';
import { loadReference } from '../reference/load-reference.ts';

const reference = await loadReference();

/** Table 1 of Sharma, Wu and Dalal (2005): two colours and their difference to four places. */
const SHARMA: readonly (readonly [...Lab, ...Lab, number])[] = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
  [50, -1.1848, -84.8006, 50, 0, -82.7485, 1],
  [50, -0.9009, -85.5211, 50, 0, -82.7485, 1],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, -1, 2, 50, 0, 0, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
  [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [50, 2.5, 0, 50, 3.1736, 0.5854, 1],
  [50, 2.5, 0, 50, 3.2972, 0, 1],
  [50, 2.5, 0, 50, 1.8634, 0.5757, 1],
  [50, 2.5, 0, 50, 3.2592, 0.335, 1],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
  [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
];

test.each(SHARMA)('the published pair %f %f %f and %f %f %f differs by %f', (...pair) => {
  const [l1, a1, b1, l2, a2, b2, difference] = pair;
  expect(labDifference([l1, a1, b1], [l2, a2, b2])).toBeCloseTo(difference, 4);
  expect(labDifference([l2, a2, b2], [l1, a1, b1])).toBeCloseTo(difference, 4);
});

test.each([
  ['Light Gray', 'Light Bluish Gray', 4.8],
  ['Dark Gray', 'Dark Bluish Gray', 5.5],
  ['Brown', 'Reddish Brown', 6.2],
  ['Light Lime', 'Yellowish Green', 3],
  ['Tan', 'Light Nougat', 5.8],
])('%s is nearest to %s, by %f', (one, other, difference) => {
  const [from, to] = [reference.colourNamed(one), reference.colourNamed(other)];
  expect(colourDifference(from?.hex ?? '', to?.hex ?? '')).toBeCloseTo(difference, 1);
  const sold = reference.colours.filter(({ codes }) => codes.gds !== undefined);
  expect(nearestColours(from?.id ?? -1, { ...reference, colours: sold })[0]).toMatchObject({ colour: to?.id });
});

test('labels how near a colour is, unless it is too far', () => {
  for (const from of reference.colours) {
    const near = nearestColours(from.id, reference);
    expect(near.map(({ difference }) => difference)).toEqual(
      near.map(({ difference }) => difference).toSorted((one, other) => one - other),
    );
    for (const { colour, difference, nearness } of near) {
      expect(reference.colour(colour)?.finish).toBe(from.finish);
      expect(colour).not.toBe(from.id);
      expect(nearness).toBe(
        [
          ['same', 2],
          ['close', 5],
          ['visible', 10],
        ].find(([, most]) => difference <= Number(most))?.[0],
      );
    }
  }
  const colours = [71, 47, 7, 8].flatMap((id) => reference.colour(id) ?? []);
  expect(nearestColours(7, { ...reference, colours })).toMatchObject([
    { colour: 71, nearness: 'close' },
    { colour: 8 },
  ]);
  expect(nearestColours(-5, reference)).toEqual([]);
});

test('the difference is 0 for the same colour, and symmetric', () => {
  const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => value.toString(16).padStart(6, '0'));
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(colourDifference(one, one)).toBe(0);
      expect(colourDifference(one, other)).toBeCloseTo(colourDifference(other, one), 9);
      expect(colourDifference(one, other)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 50 },
  );
});

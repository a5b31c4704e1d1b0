import { decodeMesh } from '@shop/design-system/pictures/turning/decode-mesh';
import { nextCorner, type Mesh } from '@shop/design-system/pictures/turning/mesh';
import * as fc from 'fast-check';
import { encodeMesh } from './encode-mesh.ts';

const coordinate = fc.integer({ min: -3, max: 3 });
const place = fc.tuple(coordinate, coordinate, coordinate);
const colour = fc.constantFrom('own', 'edge', 'ff8000ff', '0055bf80');

/** Triangles between few places, so that edges are shared by two triangles, by more, and by none. */
const mesh = fc
  .record({
    step: fc.integer({ min: 1, max: 300 }),
    places: fc.uniqueArray(place, { minLength: 3, maxLength: 14, selector: String }),
    groups: fc.array(
      fc.record({
        colour,
        both: fc.boolean(),
        corners: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 12 }),
      }),
      { maxLength: 4 },
    ),
    isHard: fc.func(fc.boolean()),
  })
  .map(({ step, places, groups, isHard }): Mesh => {
    const sets = groups
      .map(({ corners, ...group }) => ({
        ...group,
        corners: corners
          .map((triangle) => triangle.map((corner) => corner % places.length))
          .filter((triangle) => new Set(triangle).size === 3),
      }))
      .filter(({ corners }) => corners.length > 0);
    const triangles = Uint32Array.from(sets.flatMap(({ corners }) => corners.flat()));
    return {
      step: step / 50,
      positions: Int32Array.from(places.flat()),
      triangles,
      groups: sets.map(({ corners, ...group }) => ({ ...group, count: corners.length })),
      hard: Uint8Array.from(triangles, (from, corner) => {
        const to = triangles[nextCorner(corner)] as number;
        return isHard(Math.min(from, to), Math.max(from, to)) ? 1 : 0;
      }),
    };
  });

/** The triangles of each group by the places of their corners, each from its lowest corner, in a fixed order. */
function facesOf({ positions, triangles, groups, hard, step }: Mesh) {
  const cornerText = (corner: number) => {
    const vertex = triangles[corner] as number;
    return `${positions.slice(3 * vertex, 3 * vertex + 3).join(' ')} ${hard[corner] ? 'hard' : 'soft'}`;
  };
  let first = 0;
  return groups.map(({ count, ...group }) => {
    const faces = Array.from({ length: count }, (_, at) => {
      const corners = [0, 1, 2].map((corner) => cornerText(3 * (first + at) + corner));
      const lowest = corners.indexOf(corners.toSorted()[0] as string);
      return [...corners.slice(lowest), ...corners.slice(0, lowest)].join(', ');
    });
    first += count;
    return { ...group, step, faces: faces.toSorted() };
  });
}

test('a mesh comes back with every face, its sense, its colour and its hard edges', () => {
  fc.assert(
    fc.property(mesh, (before) => {
      expect(facesOf(decodeMesh(encodeMesh(before)))).toEqual(facesOf(before));
    }),
  );
});

test('a mesh that is cut off, or has a byte too many, is refused', () => {
  fc.assert(
    fc.property(mesh, fc.nat(), (whole, cut) => {
      const bytes = encodeMesh(whole);
      expect(() => decodeMesh(bytes.subarray(0, cut % bytes.length))).toThrow(RangeError);
      expect(() => decodeMesh(Uint8Array.of(...bytes, 0))).toThrow('longer than it says');
    }),
  );
});

test('whatever the bytes are, reading ends with a mesh or a range error', () => {
  fc.assert(
    fc.property(mesh, fc.nat(), fc.nat({ max: 255 }), (whole, at, byte) => {
      const bytes = encodeMesh(whole);
      bytes[at % Math.min(bytes.length, 40)] = byte;
      try {
        expect(decodeMesh(bytes).triangles.length % 3).toBe(0);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});

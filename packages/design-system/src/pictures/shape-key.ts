/** A parsed shape key: numbers and known words only, none of its raw text. */
export interface ShapeKey {
  /** The name of the family, one of those passed to `parseShapeKey`. */
  family: string;
  /** Sizes in the order of the key, such as [[2, 4]] or [[1, 2], [1, 4]]. */
  sizes: readonly (readonly number[])[];
  /** Whether a wedge is a left or a right one. */
  hand: '' | 'l' | 'r';
  /** For schematics: the kind of part. */
  kind: string;
}

const KEY = /^[a-z0-9.-]{1,40}$/;
const SIZE = /^\d{1,3}(\.\d{1,2})?(x\d{1,3}(\.\d{1,2})?){0,2}$/;
/** Maximum size: no part is wider in studs; a single number may be mm (wheels). */
export const WIDEST = 64;
const LARGEST = 128;

/** Parses a key by the longest family name with which it begins; undefined when there is none. */
export function parseShapeKey(
  key: string,
  isFamily: (name: string) => boolean,
  kinds: readonly string[] = [],
): ShapeKey | undefined {
  if (!KEY.test(key)) return undefined;
  const segments = key.split('-');
  for (let n = Math.min(3, segments.length); n > 0; n--) {
    const family = segments.slice(0, n).join('-');
    if (!isFamily(family)) continue;
    const parsed = { family, sizes: [] as number[][], hand: '' as ShapeKey['hand'], kind: '' };
    for (const word of segments.slice(n)) {
      if (SIZE.test(word)) parsed.sizes.push(word.split('x').map(Number));
      else if (word === 'l' || word === 'r') parsed.hand = word;
      else if (kinds.includes(word)) parsed.kind = word;
      else return undefined;
    }
    return parsed.sizes.every((size) =>
      size.every((measure) => measure > 0 && measure <= (size.length > 1 ? WIDEST : LARGEST)),
    )
      ? parsed
      : undefined;
  }
  return undefined;
}

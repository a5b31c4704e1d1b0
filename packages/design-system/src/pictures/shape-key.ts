/** A shape key taken apart: numbers and known words only, nothing of the text itself. */
export interface ShapeKey {
  /** The family's name, one of those given to `parseShapeKey`. */
  family: string;
  /** Sizes in the order they stand in the key, such as [[2, 4]] or [[1, 2], [1, 4]]. */
  sizes: readonly (readonly number[])[];
  /** Which hand a wedge is, where it matters. */
  hand: '' | 'l' | 'r';
  /** For schematics: the word of the kind. */
  kind: string;
}

const KEY = /^[a-z0-9.-]{1,40}$/;
const SIZE = /^\d{1,3}(\.\d{1,2})?(x\d{1,3}(\.\d{1,2})?){0,2}$/;
/** No part is wider than this many studs; a single number may be mm (wheels). */
export const WIDEST = 64;
const LARGEST = 128;

/** Takes a key apart by the longest family name it begins with; undefined when it is not one. */
export function parseShapeKey(
  key: string,
  isFamily: (name: string) => boolean,
  kinds: readonly string[] = [],
): ShapeKey | undefined {
  if (!KEY.test(key)) return undefined;
  const words = key.split('-');
  for (let n = Math.min(3, words.length); n > 0; n--) {
    const family = words.slice(0, n).join('-');
    if (!isFamily(family)) continue;
    const parsed = { family, sizes: [] as number[][], hand: '' as ShapeKey['hand'], kind: '' };
    for (const word of words.slice(n)) {
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

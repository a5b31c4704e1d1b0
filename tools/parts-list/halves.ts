import type { PartTables } from '../part-tables.ts';

/** Plain plates, bricks and tiles with only a size in their names. */
const SIZED = /^(Plate|Brick|Tile) (\d+) x (\d+)( with Groove)?$/;

/** For each plate, brick or tile the part of half its length, if there is one. */
export function halves({ parts }: PartTables): [string, string][] {
  const keyOf = (kind: string, ...sides: number[]) => [kind, ...sides.toSorted((a, b) => a - b)].join(' ');
  const all = parts.flatMap(({ number, name }) => {
    const [, kind, width, length, groove] = SIZED.exec(name) ?? [];
    // A plate with a groove is an older mould of the plain one.
    return kind === undefined || (groove !== undefined && kind !== 'Tile')
      ? []
      : [{ number, kind, width: Number(width), length: Number(length) }];
  });
  const sized = new Map(all.map(({ number, kind, width, length }) => [keyOf(kind, width, length), number]));
  return all.flatMap(({ number, kind, width, length }): [string, string][] => {
    const half = length % 2 === 0 ? sized.get(keyOf(kind, width, length / 2)) : undefined;
    return half === undefined ? [] : [[number, half]];
  });
}

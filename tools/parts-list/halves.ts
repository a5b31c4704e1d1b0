import { extraParts } from '../catalogue/known.ts';
import type { Sources } from './sources.ts';

/** Plain plates, bricks and tiles with only a size in their names. */
const SIZED = /^(Plate|Brick|Tile) (\d+) x (\d+)( with Groove)?$/;
/** Names of their own for what is a plain one here: `known.ts` has moulds that the parts table lacks. */
const ALSO = new Map(extraParts.map(({ part_num: number = '', name = '' }) => [number, name]));

/** For each plate, brick or tile the part of half its length, if there is one. */
export function halves({ names }: Sources): [string, string][] {
  const sized = new Map<string, string>();
  const key = (kind: string, one: number, other: number): string =>
    `${kind} ${Math.min(one, other)} ${Math.max(one, other)}`;
  const all = [...ALSO, ...names].flatMap(([number, name]) => {
    const [, kind, width, length, groove] = SIZED.exec(name) ?? [];
    // A plate with a groove is an older mould of the plain one.
    return kind === undefined || (groove !== undefined && kind !== 'Tile')
      ? []
      : [{ number, kind, width: Number(width), length: Number(length) }];
  });
  for (const { number, kind, width, length } of all) sized.set(key(kind, width, length), number);
  return all.flatMap(({ number, kind, width, length }): [string, string][] => {
    const half = length % 2 === 0 ? sized.get(key(kind, width, length / 2)) : undefined;
    return half === undefined ? [] : [[number, half]];
  });
}

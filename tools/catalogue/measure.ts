import { dimensions, type Parsed } from './grammar.ts';
import { readTable } from '../part-tables.ts';

/** Width and length in studs, height in plates (one brick is three). */
export type Size = { width: number; length: number; height: number };

/**
 * By shape family: the height in plates where the name states none; the share of the outer volume that is plastic,
 * relative to a brick; the sub category, unless the head word's; and the weight in milligrams where no size is stated: of
 * any such part, or for each stud, tooth or millimetre of the name (or its square), at least so much.
 */
export const families: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  readTable(`${import.meta.dirname}/words`, 'families.csv').map((row) => [row['family'] ?? '', row]),
);
export const familyOf = (shape: string): string => shape.split('-')[0] ?? '';

/** The size stated by a name; absent for names without a size in studs. */
export function sizeOf({ pieces }: Parsed, shape: string): Size | undefined {
  const family = familyOf(shape);
  const named = dimensions(pieces);
  const [first, second, third] = named.length > 0 ? named : (/-(\d+)x(\d+)/.exec(shape)?.slice(1).map(Number) ?? []);
  const height = Number(families.get(family)?.['height']);
  if (first === undefined || second === undefined || !height) return undefined;
  const isStated = third !== undefined && !family.startsWith('beam');
  return {
    width: Math.min(first, second),
    length: Math.max(first, second),
    height: isStated ? Math.round(third * 30) / 10 : height,
  };
}

/** An estimate of one piece in milligrams, from its size or its family; calculated, not weighed. */
export function weightOf({ pieces }: Parsed, shape: string, size: Size | undefined): number {
  const family = familyOf(shape);
  const { plastic, weight, perUnit, perSquare, least } = families.get(family) ?? {};
  if (family.startsWith('beam') && size)
    return Math.round((size.width + size.length - 1) * 230 * (family === 'beamthin' ? 0.55 : 1));
  if (size) return Math.max(60, Math.round(size.width * size.length * (40 + 75 * size.height) * Number(plastic || 1)));
  const count = Number(/^[^-]+-(\d+)/.exec(shape)?.[1] ?? 0);
  if (count > 0 && (perUnit || perSquare))
    return Math.max(Number(least), Math.round(count * Number(perUnit) + count * count * Number(perSquare)));
  const [width, length, height = 1] = dimensions(pieces);
  if (family === 'schematic' && width !== undefined && length !== undefined)
    return Math.min(60_000, Math.round(width * length * 250 * Math.max(1, height)));
  return Number(weight || 800);
}

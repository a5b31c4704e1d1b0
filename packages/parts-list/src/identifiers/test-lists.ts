import type { ColourSystem, ReadLine } from '../formats/list.entity.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { COMMON_PARTS } from '../reference/test-parts.ts';

/** A line as a reader returns it. */
export const readLine = (part: string, colour = '4', quantity = '1', more: Partial<ReadLine> = {}): ReadLine => ({
  file: 0,
  line: 2,
  part,
  colour,
  quantity,
  columns: { part: 1, colour: 2, quantity: 3 },
  ...more,
});

/**
 * A line for each pair of random numbers from 0 to 1, which select a part and one of its colours. Colours that the
 * system lacks are left out.
 */
export function listIn(
  system: ColourSystem,
  chances: readonly (readonly [number, number])[],
  reference: Reference,
): ReadLine[] {
  const from = <T>(list: readonly T[], chance: number): T | undefined =>
    list[Math.min(list.length - 1, Math.floor(chance * list.length))];
  return chances.flatMap(([which, shade], place) => {
    const part = from(COMMON_PARTS, which) ?? '3001';
    const codes = [...reference.coloursOf(part)].flatMap((id) => reference.colour(id)?.codes[system] ?? []);
    const colour = from(codes, shade);
    return colour === undefined ? [] : [readLine(part, colour, String(1 + (place % 12)), { line: place + 2 })];
  });
}

import type { ColourSystem, ReadLine } from '../formats/list.entity.ts';
import type { Reference } from './reference.entity.ts';

/** A line as a reader would hand it over. */
export const readLine = (part: string, colour = '4', quantity = '1', more: Partial<ReadLine> = {}): ReadLine => ({
  file: 0,
  line: 2,
  part,
  colour,
  quantity,
  columns: { part: 1, colour: 2, quantity: 3 },
  ...more,
});

/** Plain parts that lists ask for, all made in many colours; a list is drawn from them and the colours they were made in. */
export const ASKED_FOR = (
  '3001 3002 3003 3004 3005 3008 3009 3010 3020 3021 3022 3023 3024 3031 3032 3034 3035 3039 3040b 3062b 3068b 3069b 3070b 3460 3622 3623 3660 3665 3666 3700 3701 3710 3747b 3795 3941 4070 ' +
  '4073 4162 4274 4286 4589 4600 4740 6141 6558 6636 11211 11212 11477 14719 14769 15068 15573 2357 2412b 2420 2431 2432 2445 2456 2540 2780 2877 32000 32062 32316 32523 32524 40490 41769 41770 ' +
  '43722 43723 44728 47457 48336 50950 54200 60470b 60481 60592 61409 63864 85861 85984 87079 87087 87580 92438 93273 98138 98283 99206 99207 99780 99781 3626c 3062b 4032a 4460b 30363 30414 60474 6134'
).split(' ');

/** A pair of a part and one of its colours for each pair of chances from 0 to 1, written in a system. Colours the system lacks are left out. */
export function listIn(
  system: ColourSystem,
  chances: readonly (readonly [number, number])[],
  reference: Reference,
): ReadLine[] {
  const from = <T>(list: readonly T[], chance: number): T | undefined =>
    list[Math.min(list.length - 1, Math.floor(chance * list.length))];
  return chances.flatMap(([which, shade], place) => {
    const part = from(ASKED_FOR, which) ?? '3001';
    const codes = [...reference.coloursOf(part)].flatMap((id) => reference.colour(id)?.codes[system] ?? []);
    const colour = from(codes, shade);
    return colour === undefined ? [] : [readLine(part, colour, String(1 + (place % 12)), { line: place + 2 })];
  });
}

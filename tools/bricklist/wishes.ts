import { parseArgs } from 'node:util';
import { COLOUR_SYSTEMS, type ColourSystem } from '../../packages/parts-list/src/formats/list.entity.ts';

export const FORMS = ['json', 'rebrickable', 'bricklink', 'pab'] as const;
export type Form = (typeof FORMS)[number];
type Wishes = { file: string; to: Form; colours: ColourSystem | 'auto' };

export const USAGE = `Reads a parts list of any format and prints it as parts, colours and quantities of Rebrickable.

  npm run -s bricklist -- FILE [--to ${FORMS.toReversed().join('|')}] [--colours auto|${COLOUR_SYSTEMS.join('|')}]

FILE       xlsx, csv, tab text, BrickLink XML, BrickStore bsx, LDraw ldr, mpd and dat, Stud.io io; - reads standard input
--to       what is printed: json (unless said otherwise), or the list as a file of Rebrickable, BrickLink or Pick a Brick
--colours  whose colour numbers the list has; auto goes by the format, the header or the evidence

Troubles go to standard error as FILE:line:column: sentence. Exit code: 0 read, with or without troubles; 1 could not be read; 2 called wrongly.
`;

/** What the command line asks for, or the sentence that says what is wrong with it. */
export function readWishes(argv: readonly string[]): Wishes | 'help' | { mistake: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        to: { type: 'string', default: 'json' },
        colours: { type: 'string', default: 'auto' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return 'help';
    const [file, ...more] = positionals;
    const to = FORMS.find((form) => form === values.to);
    const colours = (['auto', ...COLOUR_SYSTEMS] as const).find((system) => system === values.colours);
    if (file === undefined || more.length > 0) return { mistake: 'Name one file, or - for standard input.' };
    if (to === undefined) return { mistake: `There is no form “${values.to}”.` };
    return colours === undefined
      ? { mistake: `There is no colour system “${values.colours}”.` }
      : { file, to, colours };
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}

import { parseArgs } from 'node:util';
import { COLOUR_SYSTEMS, type ColourSystem } from '../src/formats/list.entity.ts';

export const FORMS = ['json', 'rebrickable', 'bricklink', 'pab'] as const;
export type Form = (typeof FORMS)[number];
type Options = { file: string; to: Form; colours: ColourSystem | 'auto' };

export const USAGE = `Reads a parts list of any format and prints its parts, colours and quantities by Rebrickable's numbers.

  npm run -s bricklist -- FILE [--to ${FORMS.toReversed().join('|')}] [--colours auto|${COLOUR_SYSTEMS.join('|')}]

FILE       xlsx, csv, tab-separated text, BrickLink XML, BrickStore bsx, LDraw ldr, mpd and dat, Stud.io io;
           - reads standard input
--to       output format: json (default), or a file for Rebrickable, BrickLink or Pick a Brick
--colours  system of the colour numbers; auto (default) uses the format, the header or the colours themselves

Problems are printed to standard error as FILE:line:column: sentence.
Exit codes: 0 the list was read, with or without problems; 1 it could not be read; 2 wrong usage.
`;

/** Parses the command line. Returns the mistake as a sentence if it is wrong. */
export function readOptions(argv: readonly string[]): Options | 'help' | { mistake: string } {
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
    if (to === undefined) return { mistake: `Unknown output format “${values.to}”.` };
    return colours === undefined ? { mistake: `Unknown colour system “${values.colours}”.` } : { file, to, colours };
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}

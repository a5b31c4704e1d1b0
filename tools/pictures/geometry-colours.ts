/** The fixed colours of faces: colours.csv of the geometry's folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCsvRecords } from '@shop/parts-list/csv';

export interface FixedColour {
  /** `#RRGGBB` */
  hex: string;
  /** 0 (invisible) to 1. */
  alpha: number;
  /** In LDraw's words, such as `CHROME`; empty if plain. */
  finish: string;
}

/** The colour of a code; undefined for codes that the table lacks. */
export type FixedColours = (code: number | string) => FixedColour | undefined;

export function readFixedColours(folder: string): FixedColours {
  return fixedColours(readFileSync(path.join(folder, 'colours.csv'), 'utf8'));
}

/** `csv`: columns code, value (RRGGBB), alpha (0 to 255) and finish. A code `0x2RRGGBB` is a colour itself. */
export function fixedColours(csv: string): FixedColours {
  const table = new Map(
    readCsvRecords(csv).map(({ code, value = '', alpha = '', finish = '' }) => [
      code,
      { hex: `#${value}`, alpha: Number(alpha || 255) / 255, finish },
    ]),
  );
  return (code) =>
    typeof code === 'string' ? { hex: `#${code.slice(3)}`, alpha: 1, finish: '' } : table.get(String(code));
}

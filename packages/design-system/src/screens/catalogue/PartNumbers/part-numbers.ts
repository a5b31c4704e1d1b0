import type { ColourCodes, Offer, PartFacts, PartNumbers } from '@shop/contracts';

/** A row of the table of part numbers: one numbering system with one or more numbers. */
export type NumberRow = {
  system: 'shop' | 'design' | 'element' | 'bricklink' | 'rebrickable' | 'ldraw' | 'other';
  numbers: readonly string[];
};

/** Systems that number moulds and colours separately: shown as "mould / colour". */
const SEPARATE_COLOUR_NUMBERS = ['bricklink', 'rebrickable', 'ldraw'] as const satisfies readonly (keyof PartNumbers &
  keyof ColourCodes)[];

/** The numbers of a part in the chosen colour by system; systems without a number for it are left out. */
export function numberRows(part: PartFacts, offer: Offer | undefined): readonly NumberRow[] {
  const { number, shopNumber, numbers = {} } = part;
  const designs = [...new Set([number, ...(numbers.lego ?? [])])];
  const rows: NumberRow[] = [
    { system: 'shop', numbers: [offer?.code || shopNumber] },
    { system: 'design', numbers: designs },
    { system: 'element', numbers: offer?.elements ?? [] },
    ...SEPARATE_COLOUR_NUMBERS.map((system) => ({
      system,
      numbers: (numbers[system] ?? []).map((mould) =>
        [mould, offer?.colourCodes?.[system]].filter(Boolean).join(' / '),
      ),
    })),
    { system: 'other', numbers: (numbers.other ?? []).filter((other) => !designs.includes(other)) },
  ];
  return rows.map((row) => ({ ...row, numbers: row.numbers.filter(Boolean) })).filter((row) => row.numbers.length > 0);
}

import compiled from './elements.json' with { type: 'json' };
import type { Catalogue, Mould } from './catalogue.entity.ts';
import { mouldsByNumber } from './moulds-by-number.ts';

/**
 * The manufacturer's numbers of a mould: design numbers (most common first) and element ids by colour (newest first).
 */
export type MouldElements = { designs: readonly string[]; byColour: ReadonlyMap<number, readonly string[]> };
/** The part and colour of an element id. */
export type FoundElement = { mould: Mould; colourId: number };

/** All lines in one text. Ids are parsed on demand: parsing all 47,000 takes a quarter of a second. */
let text: string | undefined;
let designs: ReadonlyMap<string, readonly string[]> | undefined;

function allLines(): string {
  text ??= `\n${compiled.elements.join('\n')}\n`;
  return text;
}

/** Part numbers by design number. */
function numbersByDesign(): ReadonlyMap<string, readonly string[]> {
  if (designs) return designs;
  const byDesign = new Map<string, string[]>();
  for (const line of compiled.elements) {
    const end = line.indexOf('|');
    for (const design of line.slice(end + 1, line.indexOf('|', end + 1)).split(','))
      byDesign.set(design, [...(byDesign.get(design) ?? []), line.slice(0, end)]);
  }
  designs = byDesign;
  return byDesign;
}

/** The groups of a line are in the order of the mould's colours, and empty if no id is known. */
export function elementsOf(mould: Mould): MouldElements {
  const lines = allLines();
  const start = lines.indexOf(`\n${mould.number}|`) + 1;
  const [, common = '', ...groups] = start === 0 ? [] : lines.slice(start, lines.indexOf('\n', start)).split('|');
  const read = (group: string) =>
    group
      .split('.')
      .filter(Boolean)
      .map((id) => String(Number.parseInt(id, 36)));
  return {
    designs: common.split(',').filter(Boolean),
    byColour: new Map(mould.colours.map(({ colour }, index) => [colour.id, read(groups[index] ?? '')])),
  };
}

/** The part and colour of an element id, e.g. 300121: part 3001 in red. */
export function elementAt(catalogue: Catalogue, id: string): FoundElement | undefined {
  if (!/^[1-9]\d{3,9}$/.test(id)) return undefined;
  const all = allLines();
  const written = Number(id).toString(36);
  for (let at = all.indexOf(written); at !== -1; at = all.indexOf(written, at + 1)) {
    const start = all.lastIndexOf('\n', at) + 1;
    const before = all.slice(start, at).split('|');
    const isWhole = /[|.]/.test(all.charAt(at - 1)) && /[|.\n]/.test(all.charAt(at + written.length));
    // The first two cells are the part's number and its designs.
    const mould = isWhole && before.length > 2 ? mouldsByNumber(catalogue).get(before[0] ?? '') : undefined;
    const offer = mould?.colours[before.length - 3];
    if (mould && offer) return { mould, colourId: offer.colour.id };
  }
  return undefined;
}

/** The moulds with a design number, popular ones first, without prints, which have the number of their blank. */
export function mouldsOfDesign(catalogue: Catalogue, design: string): readonly Mould[] {
  const found = numbersByDesign().get(design) ?? [];
  return found
    .flatMap((number) => mouldsByNumber(catalogue).get(number) ?? [])
    .filter(({ blank }) => blank === undefined);
}

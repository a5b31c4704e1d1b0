import { elementsOfParts, type PartTables } from '../part-tables.ts';
import { shapeOf } from './shape.ts';
import { families, familyOf, sizeOf, weightOf, type Size } from './measure.ts';
import { dimensions, parseName, type Parsed } from './grammar.ts';
import { aliases, productIds, renamed, staples } from './known.ts';

/** A mould that the shop sells. */
export type Mould = {
  number: string;
  gds: string;
  aliases: readonly string[];
  parsed: Parsed;
  shape: string;
  size: Size | undefined;
  weightMg: number;
  category: string;
  popularity: number;
};

const printed = /pr\d|pb\d|pat\d|stk/;
const stapleHeadStart = 40;

/** The parts of product-ids.txt without a print, the most popular first. */
export function readMoulds(tables: PartTables): Mould[] {
  const made = elementsOfParts(tables);
  const prints = tables.relations.filter(({ type }) => type === 'P');
  const printsOf = Map.groupBy(prints, ({ parent }) => parent);
  const moulds = tables.parts
    .filter(({ number }) => productIds.has(number) && !printed.test(number))
    .map(({ number, name }): Mould => {
      const parsed = parseName(renamed.get(number) ?? name);
      const shape = shapeOf(parsed);
      const size = sizeOf(parsed, shape);
      const count = (made.get(number)?.length ?? 0) + 0.15 * (printsOf.get(number)?.length ?? 0);
      const popularity = count + (staples.has(number) ? stapleHeadStart : 0);
      const [weightMg, category] = [weightOf(parsed, shape, size), subCategory(parsed, shape)];
      return {
        number,
        gds: '',
        aliases: aliases.get(number) ?? [],
        parsed,
        shape,
        size,
        weightMg,
        category,
        popularity,
      };
    });
  moulds.sort((one, other) => other.popularity - one.popularity || one.number.localeCompare(other.number));
  addGobricksNumbers(moulds, tables);
  return moulds;
}

function addGobricksNumbers(moulds: readonly Mould[], { gobricks }: PartTables): void {
  const byDesign = new Map(gobricks.map(({ design, number }) => [design, number]));
  const given = new Set<string>();
  for (const mould of moulds) {
    const numbers = [mould.number, ...mould.aliases].map((number) => byDesign.get(number) ?? '');
    mould.gds = numbers.find((number) => /^\d+$/.test(number) && !given.has(number)) ?? '';
    given.add(mould.gds);
  }
}

/** Moves plates, tall bricks and some families from the head word's sub category to the one of their size or shape. */
function subCategory({ head, pieces }: Parsed, shape: string): string {
  const [width = 0, , height = 1] = dimensions(pieces);
  const ofFamily = families.get(familyOf(shape))?.['category'];
  if (ofFamily) return ofFamily;
  if (head.category === '201') return { 1: '201', 2: '202' }[width] ?? '203';
  if (head.category === '101') return height > 1 || width > 2 ? '102' : '101';
  return head.category;
}

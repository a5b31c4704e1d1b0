import type { Finish, Language, PictureLack } from '@shop/contracts';
import compiled from './catalogue.json' with { type: 'json' };
import type { Catalogue, ColourOffer, Mould, MouldSize, ShopCategory, ShopColour } from './catalogue.entity.ts';
import { colourCharacters } from './colour-characters.ts';
import type { CompiledCatalogue } from './compiled.entity.ts';
import { composeName, type NamePiece, type NameWord } from './compose-name.ts';
import { inEveryLanguage } from './every-language.ts';
import { inventHistory } from './invent-history.ts';
import { inventOffer, mouldFacts, type ColourFacts, type MouldFacts } from './invent-offer.ts';
import { readRelations } from './read-relations.ts';

/** What printing adds to the base price of a part. */
const PRINTING_FEN = 12;
const UNDERSCORE = '_'.charCodeAt(0);
let catalogue: Catalogue | undefined;

/** The shop's whole catalogue, read once. */
export function readCatalogue(): Catalogue {
  catalogue ??= unpack(compiled);
  return catalogue;
}

/** Reads the compiled file into domain objects. */
export function unpack(file: CompiledCatalogue): Catalogue {
  const colours = file.colours.map(readColour);
  const categories = file.categories.map(readCategory);
  const characters = characterTable(file.characters[0] ?? '');
  const words = file.words.map((line) => readWord(line, characters));
  const byCode = coloursByCode(colours, file.moulds);
  const total = file.moulds.length;
  const lackOf = new Map<string, PictureLack>(
    (
      [
        ['shape', file.undrawn],
        ['mould', file.similar],
        ['print', file.unprinted],
      ] as const
    ).flatMap(([lack, [numbers = '']]) => numbers.split(' ').map((number) => [number, lack] as const)),
  );
  const pictureOf = (number: string): Mould['picture'] => {
    const lacks = lackOf.get(number);
    return lacks ? { shape: number, lacks } : { shape: number };
  };
  const namesOf = (pieces: NamePiece[]) => inEveryLanguage((language) => composeName(pieces, language));
  const nameOf: NamePiece[][] = [];
  const plain = file.moulds.map((line, rank): Mould => {
    const [
      number = '',
      gds = '',
      aliases = '',
      name = '',
      shape = '',
      size = '',
      weight = '',
      category = '',
      codes = '',
      id = '',
    ] = line.split('|');
    const weightMg = parseInt(weight, 36);
    const pieces = name
      .split(' ')
      .map((piece): NamePiece =>
        piece.charCodeAt(0) === UNDERSCORE ? piece.slice(1) : (words[parseInt(piece, 36)] ?? ''),
      );
    nameOf.push(pieces);
    const facts = mouldFacts(number, weightMg);
    return {
      id: String(parseInt(id, 36)),
      number,
      gds: gds === '' ? undefined : `GDS-${gds}`,
      aliases: aliases === '' ? [] : aliases.split(','),
      names: namesOf(pieces),
      picture: pictureOf(number),
      shape: file.shapes[parseInt(shape, 36)] ?? '',
      size: readSize(size),
      weightMg,
      related: [],
      category: categories[parseInt(category, 36)]?.id ?? '',
      colours: readOffers(codes, byCode, facts),
      ...inventHistory(facts.seed, rank, total),
    };
  });
  const prints = file.prints.flatMap((line, place): Mould[] => {
    const [number = '', under = '', pattern = '', codes = '', id = ''] = line.split('|');
    const blank = plain[parseInt(under, 36)];
    const word = words[parseInt(pattern, 36)];
    if (!blank || !word) return [];
    const { seed, basePrice } = mouldFacts(number, blank.weightMg);
    const facts = { seed, basePrice: basePrice + PRINTING_FEN };
    const names = namesOf([...(nameOf[parseInt(under, 36)] ?? []), word]);
    const offers = readOffers(codes, byCode, facts);
    // Prints sell like moulds of average popularity, however popular the mould under the print is.
    return [
      {
        ...blank,
        id: String(parseInt(id, 36)),
        number,
        picture: lackOf.has(number) ? { lacks: 'print', ...blank.picture } : pictureOf(number),
        gds: undefined,
        aliases: [],
        names,
        blank: blank.id,
        related: [],
        colours: offers,
        ...inventHistory(facts.seed, Math.floor(total / 2) + place, total),
      },
    ];
  });
  const moulds = [...plain, ...prints];
  for (const [place, related] of readRelations(file.relations, moulds)) moulds[place]?.related.push(...related);
  return { moulds, colours, categories };
}

function readOffers(codes: string, byCode: (CatalogueColour | undefined)[], facts: MouldFacts): ColourOffer[] {
  const offers: ColourOffer[] = [];
  for (let at = 0; at < codes.length; at++) {
    const found = byCode[codes.charCodeAt(at)];
    if (!found) continue;
    const { priceFen, marketFen, stock } = inventOffer(facts, found.facts);
    offers.push({ colour: found.colour, priceFen, marketFen, stock });
  }
  return offers;
}

function readColour(row: (string | number)[]): ShopColour {
  const [id, hex, finish, ldraw, bricklink, lego, gds, en, hans, hant] = row;
  return {
    id: Number(id),
    names: readNames(String(en), String(hans), String(hant)),
    hex: String(hex),
    finish: finish as Finish,
    codes: {
      ldraw: Number(ldraw),
      bricklink: Number(bricklink),
      lego: Number(lego),
      gds: gds === '' ? undefined : String(gds),
    },
  };
}

/** Names by language, from their columns in the compiled file. */
const readNames = (en: string, hans: string, hant: string): Record<Language, string> => ({
  en,
  'zh-Hans': hans,
  'zh-Hant': hant,
});

function readCategory([id = '', parent = '', en = '', hans = '', hant = '']: string[]): ShopCategory {
  return { id, parent: parent === '' ? undefined : parent, names: readNames(en, hans, hant) };
}

function characterTable(pairs: string): Map<string, string> {
  const all = [...pairs];
  return new Map(
    all.flatMap((character, index) => (index % 2 === 0 ? [[character, all[index + 1] ?? character] as const] : [])),
  );
}

function readWord(line: string, characters: Map<string, string>): NameWord {
  const [en = '', hans = '', hant] = line.split('|');
  return readNames(en, hans, hant ?? [...hans].map((character) => characters.get(character) ?? character).join(''));
}

function readSize(text: string): MouldSize | undefined {
  if (text === '') return undefined;
  const [width, length, height] = text.split(',').map(Number);
  return width === undefined || length === undefined || height === undefined ? undefined : { width, length, height };
}

type CatalogueColour = { colour: ShopColour; facts: ColourFacts };

/** The colours by the code of their character in the file, which is fast to look up. */
function coloursByCode(colours: ShopColour[], lines: string[]): (CatalogueColour | undefined)[] {
  const counts = new Uint32Array(512);
  for (const line of lines) {
    const end = line.lastIndexOf('|');
    for (let at = line.lastIndexOf('|', end - 1) + 1; at < end; at++) tally(counts, line.charCodeAt(at));
  }
  const max = Math.max(1, ...counts);
  const table: (CatalogueColour | undefined)[] = [];
  colours.forEach((colour, index) => {
    const code = (colourCharacters[index] ?? '').charCodeAt(0);
    const commonness = Math.sqrt((counts[code] ?? 0) / max);
    table[code] = { colour, facts: { id: colour.id, finish: colour.finish, commonness } };
  });
  return table;
}

function tally(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

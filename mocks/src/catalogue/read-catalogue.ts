import type { Finish } from '@shop/contracts';
import compiled from './catalogue.json' with { type: 'json' };
import type { Catalogue, ColourOffer, Mould, MouldSize, ShopCategory, ShopColour } from './catalogue.entity.ts';
import { colourCharacters } from './colour-characters.ts';
import type { CompiledCatalogue } from './compiled.entity.ts';
import { composeName, type NamePiece, type NameWord } from './compose-name.ts';
import { inventHistory } from './invent-history.ts';
import { inventOffer, mouldFacts, type ColourFacts, type MouldFacts } from './invent-offer.ts';
import { readRelations } from './read-relations.ts';

/** What printing adds to a part's worth. */
const printingFen = 12;
const underscore = '_'.charCodeAt(0);
let known: Catalogue | undefined;

/** The shop's whole catalogue; read once, the same every time. */
export function readCatalogue(): Catalogue {
  known ??= unpack(compiled);
  return known;
}

/** Turns the compiled file into domain objects. */
export function unpack(file: CompiledCatalogue): Catalogue {
  const colours = file.colours.map(readColour);
  const categories = file.categories.map(readCategory);
  const signs = signTable(file.signs[0] ?? '');
  const words = file.words.map((line) => readWord(line, signs));
  const bySign = offeredColours(colours, file.moulds);
  const total = file.moulds.length;
  const namesOf = (pieces: NamePiece[]) => ({
    'zh-Hans': composeName(pieces, 'zh-Hans'),
    'zh-Hant': composeName(pieces, 'zh-Hant'),
    en: composeName(pieces, 'en'),
  });
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
    ] = line.split('|');
    const weightMg = parseInt(weight, 36);
    const pieces = name
      .split(' ')
      .map((piece): NamePiece =>
        piece.charCodeAt(0) === underscore ? piece.slice(1) : (words[parseInt(piece, 36)] ?? ''),
      );
    nameOf.push(pieces);
    const facts = mouldFacts(number, weightMg);
    return {
      id: String(rank + 1),
      number,
      gds: gds === '' ? undefined : `GDS-${gds}`,
      aliases: aliases === '' ? [] : aliases.split(','),
      names: namesOf(pieces),
      shape: file.shapes[parseInt(shape, 36)] ?? '',
      size: readSize(size),
      weightMg,
      related: [],
      category: categories[parseInt(category, 36)]?.id ?? '',
      colours: readOffers(codes, bySign, facts),
      ...inventHistory(facts.seed, rank, total),
    };
  });
  const prints = file.prints.flatMap((line, place): Mould[] => {
    const [number = '', under = '', pattern = '', codes = ''] = line.split('|');
    const blank = plain[parseInt(under, 36)];
    const word = words[parseInt(pattern, 36)];
    if (!blank || !word) return [];
    const { seed, worth } = mouldFacts(number, blank.weightMg);
    const facts = { seed, worth: worth + printingFen };
    const names = namesOf([...(nameOf[parseInt(under, 36)] ?? []), word]);
    const offers = readOffers(codes, bySign, facts);
    // A print sells like a mould of the middle of the list, however popular what it is printed on.
    return [
      {
        ...blank,
        id: String(total + place + 1),
        number,
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

function readOffers(codes: string, bySign: (Offered | undefined)[], facts: MouldFacts): ColourOffer[] {
  const offers: ColourOffer[] = [];
  for (let at = 0; at < codes.length; at++) {
    const offered = bySign[codes.charCodeAt(at)];
    if (!offered) continue;
    const { priceFen, marketFen, stock } = inventOffer(facts, offered.facts);
    offers.push({ colour: offered.colour, priceFen, marketFen, stock });
  }
  return offers;
}

function readColour(row: (string | number)[]): ShopColour {
  const [id, hex, finish, ldraw, bricklink, lego, gds, en, hans, hant] = row;
  return {
    id: Number(id),
    names: { 'zh-Hans': String(hans), 'zh-Hant': String(hant), en: String(en) },
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

function readCategory([id = '', parent = '', en = '', hans = '', hant = '']: string[]): ShopCategory {
  return { id, parent: parent === '' ? undefined : parent, names: { 'zh-Hans': hans, 'zh-Hant': hant, en } };
}

function signTable(pairs: string): Map<string, string> {
  const all = [...pairs];
  return new Map(all.flatMap((sign, index) => (index % 2 === 0 ? [[sign, all[index + 1] ?? sign] as const] : [])));
}

function readWord(line: string, signs: Map<string, string>): NameWord {
  const [en = '', hans = '', hant] = line.split('|');
  if (hant !== undefined) return { en, 'zh-Hans': hans, 'zh-Hant': hant };
  let converted = '';
  for (const sign of hans) converted += signs.get(sign) ?? sign;
  return { en, 'zh-Hans': hans, 'zh-Hant': converted };
}

function readSize(text: string): MouldSize | undefined {
  if (text === '') return undefined;
  const [width, length, height] = text.split(',').map(Number);
  return width === undefined || length === undefined || height === undefined ? undefined : { width, length, height };
}

type Offered = { colour: ShopColour; facts: ColourFacts };

/** What each sign's code stands for; colours are signs in the file, and codes are quick to look up. */
function offeredColours(colours: ShopColour[], lines: string[]): (Offered | undefined)[] {
  const counts = new Uint32Array(512);
  for (const line of lines)
    for (let at = line.lastIndexOf('|') + 1; at < line.length; at++) tally(counts, line.charCodeAt(at));
  const most = Math.max(1, ...counts);
  const table: (Offered | undefined)[] = [];
  colours.forEach((colour, index) => {
    const code = (colourCharacters[index] ?? '').charCodeAt(0);
    const commonness = Math.sqrt((counts[code] ?? 0) / most);
    table[code] = { colour, facts: { id: colour.id, finish: colour.finish, commonness } };
  });
  return table;
}

function tally(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

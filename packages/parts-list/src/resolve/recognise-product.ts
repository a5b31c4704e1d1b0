import type { MatchedColour, MatchedPart, MatchedProduct, Offer, Product } from '@shop/contracts';
import type { Reference } from '../reference/reference.entity.ts';

/** What a search by part number found: products with all that their pages show. */
export type FoundProducts = { part: string; colour: number; products: readonly Product[] };

/** A number before one of these counts pieces: "3001颗". */
const COUNTED = /^\s*(?:颗|顆|粒|片|个|個|只|件|块|塊|元|¥|pcs|pieces)/i;
const PART_OF_A_WORD = /[\p{Script=Latin}\d.]/u;

/** Whether a text has a part number as a word of its own: in "砖 2×4 3001", not in "30010", "3001b" or "3001颗". */
export function namesPart(text: string, part: string): boolean {
  const [lower, wanted] = [text.toLowerCase(), part.toLowerCase()];
  if (wanted === '') return false;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const after = lower.slice(at + wanted.length);
    const isWord =
      !PART_OF_A_WORD.test(lower.slice(Math.max(0, at - 1), at)) && !PART_OF_A_WORD.test(after.slice(0, 1));
    if (isWord && !COUNTED.test(after)) return true;
  }
  return false;
}

/** Whether a product is a part: by its facts if the server sends them, else by what the shop wrote about it. */
const isPart = (product: Product, part: string): boolean =>
  product.part
    ? product.part.number.toLowerCase() === part.toLowerCase()
    : [product.name, product.keywords ?? '', ...product.offers.map(({ code }) => code)].some((text) =>
        namesPart(text, part),
      );

const SEPARATORS = /[,，、/|;；]/;
const valuesOf = (name: string): readonly string[] => name.split(SEPARATORS).map((value) => value.trim());

/** Values that every one of several offers has, such as a packing in white bags: they are no choice, and no colour. */
function sharedValues(offers: readonly Pick<Offer, 'name'>[]): ReadonlySet<string> {
  const [first = [], ...others] = offers.map(({ name }) => valuesOf(name));
  return new Set(others.length > 0 ? first.filter((value) => others.every((values) => values.includes(value))) : []);
}

/** The colour that a specification names: "红色,散装"; undefined if it names none or several. */
function colourOf(
  { name, colourCodes }: Pick<Offer, 'name' | 'colourCodes'>,
  shared: ReadonlySet<string>,
  reference: Reference,
): number | undefined {
  if (colourCodes?.rebrickable) return Number(colourCodes.rebrickable);
  const chosen = valuesOf(name).filter((value) => !shared.has(value));
  const named = chosen.flatMap((value) => reference.colourNamed(value)?.id ?? []);
  return new Set(named).size === 1 ? named[0] : undefined;
}

/** The most words in the name of a colour, such as "Trans Light Royal Blue". */
const MAX_WORDS = 4;
/** The colour in the name of a product that is sold in one colour only; the longest name counts. */
function colourIn(name: string, reference: Reference): number | undefined {
  const words = name.split(/[\s,，、/|;；()（）]+/).filter((word) => /\p{L}/u.test(word));
  for (let length = MAX_WORDS; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const found = reference.colourNamed(words.slice(from, from + length).join(' '));
      if (found) return found.id;
    }
  return undefined;
}

/**
 * The colours of a product that its specifications name, or its own name if it has no choice. A colour of several
 * offers, such as packs of different sizes, is left out: which of them is meant is unknown.
 */
function coloursOf(product: Product, reference: Reference): readonly MatchedColour[] {
  const { name, price: onlyPrice, stock: onlyStock } = product;
  const only = { uniqueId: '', name: '', price: onlyPrice, stock: onlyStock };
  const offers = product.offers.length > 0 ? product.offers : [only];
  const shared = sharedValues(offers);
  const named = offers.flatMap((offer) => {
    const colour = colourOf(offer, shared, reference) ?? (offers.length === 1 ? colourIn(name, reference) : undefined);
    const { uniqueId, price, stock } = offer;
    return colour === undefined ? [] : { colour, uniqueId, price, stock };
  });
  return named.filter(({ colour }) => named.filter((other) => other.colour === colour).length === 1);
}

const toMatched = (product: Product, part: string, reference: Reference): MatchedProduct => ({
  id: product.id,
  number: product.part?.number ?? part,
  shopNumber: product.part?.shopNumber ?? '',
  name: product.name,
  picture: product.picture,
  isOnSale: product.isOnSale && product.presale === undefined,
  limit: product.limitPerShopper,
  weight: product.part?.weight ?? 0,
  colours: coloursOf(product, reference),
});

/**
 * The product of a part among those that a search found: one that has the requested colour, else the one with the most
 * colours. Without a product that is certainly this part nothing is matched.
 */
export function recogniseProduct({ part, colour, products }: FoundProducts, reference: Reference): MatchedPart {
  const [best] = products
    .filter((product) => isPart(product, part))
    .map((product) => toMatched(product, part, reference))
    .sort(
      (one, other) =>
        Number(has(other, colour)) - Number(has(one, colour)) || other.colours.length - one.colours.length,
    );
  return best ? { part, product: best } : { part };
}

const has = ({ colours }: MatchedProduct, colour: number) => colours.some((made) => made.colour === colour);

/** The reference without relations of parts: a search looks for the parts of the list only, not for replacements. */
export const withoutRelations = (reference: Reference): Reference => ({
  ...reference,
  kinOf: () => [],
  halvesOf: () => undefined,
});

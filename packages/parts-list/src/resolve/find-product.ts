import type { MatchedColour, MatchedProduct } from '@shop/contracts';
import type { Kinship } from '../reference/reference.entity.ts';
import type { Requested, ResolveContext } from './resolved-row.ts';
import type { ListSettings } from './resolved.entity.ts';

/** The requested colour of a product; for `any` the cheapest with enough stock, else the one with the most stock. */
export function variantOf(product: MatchedProduct, colour: number | 'any', pieces: number): MatchedColour | undefined {
  if (colour !== 'any') return product.colours.find((made) => made.colour === colour);
  return anyColours(product, pieces)[0];
}

/**
 * The colours in stock for a part whose colour does not matter: with enough stock first, the cheapest first; then by
 * stock.
 */
export function anyColours(product: MatchedProduct, pieces: number): readonly MatchedColour[] {
  const short = (made: MatchedColour) => Number(made.stock < pieces);
  return product.colours
    .filter(({ stock }) => stock > 0)
    .sort(
      (one, other) =>
        short(one) - short(other) ||
        (short(one) ? other.stock - one.stock : one.price - other.price) ||
        one.colour - other.colour,
    );
}

/** The shorter part of which two replace a part, looked up by its own number and by that of its product. */
export const halvesFor = (
  part: string,
  product: MatchedProduct | undefined,
  reference: ResolveContext['reference'],
): string | undefined => reference.halvesOf(part) ?? (product && reference.halvesOf(product.number));

export type Found = { product?: MatchedProduct; by?: 'mould' | 'blank'; kin?: { mould: boolean; blank: boolean } };

/**
 * The product to buy for a part: the one with that number, else another mould or the part without its print, as the
 * settings allow. `waiting` until the shop has matched all the numbers that are needed to decide.
 */
export function findProduct(
  part: string,
  requested: Requested,
  settings: ListSettings,
  { reference, matches }: Pick<ResolveContext, 'reference' | 'matches'>,
): Found | 'waiting' {
  if (!matches.isKnown(part)) return 'waiting';
  const product = matches.productOf(part);
  if (product) return product.number === part ? { product } : { product, by: 'mould' };
  const kin = reference.kinOf(part);
  if (kin.some((relative) => !matches.isKnown(relative.part))) return 'waiting';
  /** The best product of one relation: in stock in the colour, else on sale, else any. */
  const best = (by: Kinship) => {
    const sold = kin.flatMap((relative) => (relative.by === by ? (matches.productOf(relative.part) ?? []) : []));
    const isMade = (candidate: MatchedProduct) =>
      candidate.isOnSale && (variantOf(candidate, requested.colour ?? 'any', requested.pieces)?.stock ?? 0) > 0;
    return sold.find(isMade) ?? sold.find(({ isOnSale }) => isOnSale) ?? sold[0];
  };
  const mould = best('mould');
  const blank = best('blank');
  const found = { kin: { mould: mould !== undefined, blank: blank !== undefined } };
  if (mould && settings.moulds) return { ...found, product: mould, by: 'mould' };
  if (blank && settings.prints) return { ...found, product: blank, by: 'blank' };
  return found;
}

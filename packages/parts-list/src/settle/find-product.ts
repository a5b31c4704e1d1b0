import type { MatchedColour, MatchedProduct } from '@shop/contracts';
import type { Kinship } from '../reference/reference.entity.ts';
import type { Asked, Known } from './standing.ts';
import type { ListSettings } from './settled.entity.ts';

/** The colour of a product that is asked for; for `any` the cheapest with enough stock, else the one with most. */
export function variantOf(product: MatchedProduct, colour: number | 'any', pieces: number): MatchedColour | undefined {
  if (colour !== 'any') return product.colours.find((made) => made.colour === colour);
  return anyColours(product, pieces)[0];
}

/** The colours in stock for a part whose colour does not matter: with enough stock first, the cheapest first; then by stock. */
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

/** The shorter part of which two cover a part, under its own number or under the one that stands for it. */
export const halvesFor = (
  part: string,
  product: MatchedProduct | undefined,
  reference: Known['reference'],
): string | undefined => reference.halvesOf(part) ?? (product && reference.halvesOf(product.number));

export type Found = { product?: MatchedProduct; by?: 'mould' | 'blank'; kin?: { mould: boolean; blank: boolean } };

/** The product that stands for a part: the shop's own of that number, else another mould or the blank, as the settings allow. `waiting` until the shop has said enough. */
export function findProduct(
  part: string,
  asked: Asked,
  settings: ListSettings,
  { reference, answers }: Pick<Known, 'reference' | 'answers'>,
): Found | 'waiting' {
  if (!answers.isKnown(part)) return 'waiting';
  const product = answers.productOf(part);
  if (product) return product.number === part ? { product } : { product, by: 'mould' };
  const kin = reference.kinOf(part);
  if (kin.some((relative) => !answers.isKnown(relative.part))) return 'waiting';
  /** The best of one kinship: in the colour, on sale, or at least known. */
  const best = (by: Kinship) => {
    const sold = kin.flatMap((relative) => (relative.by === by ? (answers.productOf(relative.part) ?? []) : []));
    const isMade = (candidate: MatchedProduct) =>
      candidate.isOnSale && (variantOf(candidate, asked.colour ?? 'any', asked.pieces)?.stock ?? 0) > 0;
    return sold.find(isMade) ?? sold.find(({ isOnSale }) => isOnSale) ?? sold[0];
  };
  const mould = best('mould');
  const blank = best('blank');
  const found = { kin: { mould: mould !== undefined, blank: blank !== undefined } };
  if (mould && settings.moulds) return { ...found, product: mould, by: 'mould' };
  if (blank && settings.prints) return { ...found, product: blank, by: 'blank' };
  return found;
}

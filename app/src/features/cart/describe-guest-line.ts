import type { CartLine, Product } from '@shop/contracts';
import { offerOf, type GuestLine, type SeenPart } from './guest-line.ts';

const UNKNOWN = {
  name: '',
  colour: '',
  partNumber: '',
  picture: { kind: 'photo', url: '' },
  unit: '',
  unitPrice: 0,
  savedPerPiece: 0,
  isValid: false,
} as const;

/**
 * A line of this browser as the shop describes its product now; without a product it was deleted. It cannot be bought
 * when product or colour is off sale, sold out, or sold outside the cart only.
 */
export function describeGuestLine(line: GuestLine, product: Product | undefined): CartLine {
  const { productId, uniqueId, quantity } = line;
  const base = { id: offerOf(line), productId, uniqueId, quantity };
  if (!product) return { ...base, ...UNKNOWN };
  const offer = product.offers.find((one) => one.uniqueId === uniqueId);
  const isOffered = offer !== undefined || product.offers.length === 0;
  const isForCart = product.isOnSale && !product.presale && !product.needsForm;
  const { stock } = offer ?? product;
  return {
    ...base,
    name: product.name,
    colour: offer?.name ?? '',
    partNumber: product.part?.number ?? '',
    picture: offer?.picture ?? product.picture,
    unit: product.unit,
    unitPrice: (offer ?? product).price,
    marketPrice: (offer ?? product).marketPrice,
    savedPerPiece: 0,
    // Of a colour that is not offered any more the stock of the others says nothing.
    ...(isOffered ? { stock } : {}),
    isValid: isOffered && isForCart && stock > 0,
  };
}

const isReadable = (seen: GuestLine['seen']): seen is SeenPart =>
  Boolean(seen?.name && seen.picture?.kind && Number(seen.unitPrice) >= 0);

/** A line as it was seen when it was added, for while the shop does not answer: nothing says that it cannot be bought. */
export const describeSeenLine = ({ seen, ...line }: GuestLine): CartLine | undefined =>
  isReadable(seen) ? { ...line, ...seen, id: offerOf(line), savedPerPiece: 0, isValid: true } : undefined;

/** Why a product cannot be bought in these quantities: limits count all its colours together, the minimum each line. */
export type QuantityProblem = { kind: 'limitPerOrder' | 'limitPerShopper' | 'least'; pieces: number };

export function quantityProblem(line: GuestLine, product: Product, ofProduct: number): QuantityProblem | undefined {
  const { limitPerOrder = Infinity, limitPerShopper = Infinity, minQuantity } = product;
  if (ofProduct > limitPerOrder) return { kind: 'limitPerOrder', pieces: limitPerOrder };
  if (ofProduct > limitPerShopper) return { kind: 'limitPerShopper', pieces: limitPerShopper };
  return line.quantity < minQuantity ? { kind: 'least', pieces: minQuantity } : undefined;
}

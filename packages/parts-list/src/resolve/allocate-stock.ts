import type { MatchedProduct } from '@shop/contracts';
import type { Choices } from './choices.ts';
import type { ProductMatches } from './product-matches.ts';
import type { BucketNow, ListRow, ListSettings, Offer } from './resolved.entity.ts';
import type { ResolvedRow } from './resolved-row.ts';

/** What a row gets when all rows share the stock and the limits of the shop. */
export type Allocation = Pick<ListRow, 'taken' | 'buy' | 'isLeftOut' | 'isUndecided'> & {
  bucket: BucketNow;
  /** The product that `buy` counts pieces of. */ target?: Target;
};
/** What is bought for a row: the offer that was taken, or its own colour. */
export type Target = Pick<Offer, 'name' | 'colour' | 'productId' | 'uniqueId' | 'unitPrice' | 'stock' | 'each'> & {
  product?: MatchedProduct;
};
/** The resolved rows, with the allocation of each at the same index. A new object after every change. */
export type ResolvedList = { rows: readonly ResolvedRow[]; allocations: readonly Allocation[] };

/** Pieces counted so far of each colour of a product, and of all its colours. */
type Pieces = Record<'ofColour' | 'ofProduct', Map<string, number>>;
const noPieces = (): Pieces => ({ ofColour: new Map(), ofProduct: new Map() });

/**
 * Allocates stock and limits to the rows in the order of the files. Rows that are bought as written come before rows
 * that are bought as something else. The bucket depends on what the files request, the purchase on what was decided.
 */
export function allocateStock(
  rows: readonly ResolvedRow[],
  choices: Choices,
  settings: ListSettings,
  matches: ProductMatches,
): readonly Allocation[] {
  const [requested, bought] = [noPieces(), noPieces()];
  const entries = rows.map((row) => {
    const taken = takenOf(row, choices);
    const allocation: Allocation = {
      bucket: limitedBucket(row, requested),
      taken,
      isLeftOut: leftOutOf(row, choices, taken),
      isUndecided: false,
      target: targetOf(row, taken, matches),
    };
    return { row, allocation, isOwn: !taken || taken.offer.uniqueId === row.variant?.uniqueId };
  });
  const inOrder = [...entries.filter(({ isOwn }) => isOwn), ...entries.filter(({ isOwn }) => !isOwn)];
  for (const { row, allocation } of inOrder) decide(row, allocation, bought, settings);
  return entries.map(({ allocation }) => allocation);
}

/** Sets what is bought for a row, and whether the shopper still has to decide. */
function decide(row: ResolvedRow, allocation: Allocation, bought: Pieces, settings: ListSettings): void {
  const { bucket, taken, isLeftOut, target } = allocation;
  // A hidden part to be decided line by line: it has a colour that could be bought, and is not bought before the
  // decision.
  const isOpen = !taken && settings.hidden === 'ask' && row.offers[0]?.how === 'anyColour';
  allocation.buy = target && !isLeftOut && !isOpen ? purchase(row, target, bought, settings) : undefined;
  const isDecided = taken && (allocation.buy || settings.shortages === 'skip');
  allocation.isUndecided = !isLeftOut && !isDecided && (isOpen || isUndecided(bucket, row, allocation.buy, settings));
}

/** The bucket of a row when rows of one colour share its stock and rows of one product its limit. */
function limitedBucket(
  { bucket, product, variant, requested }: ResolvedRow,
  { ofColour, ofProduct }: Pieces,
): BucketNow {
  if (!product || !variant || (bucket !== 'ready' && bucket !== 'renamed' && bucket !== 'short')) return bucket;
  const before = ofProduct.get(product.id) ?? 0;
  const others = ofColour.get(variant.uniqueId) ?? 0;
  const wants = Math.min(requested.pieces, variant.stock - others);
  ofColour.set(variant.uniqueId, others + wants);
  ofProduct.set(product.id, before + wants);
  if (wants < requested.pieces) return 'short';
  return product.limit !== undefined && before + wants > product.limit ? 'overLimit' : bucket;
}

function takenOf(
  { group, requested, bucket, offers, bySettings }: ResolvedRow,
  { takes, colours }: Choices,
): ListRow['taken'] {
  if (offers.length === 0) return undefined;
  const own = takes.get(group.key);
  const byShopper = own === undefined ? undefined : offers.find(({ id }) => id === own);
  if (byShopper) return { offer: byShopper, by: 'shopper' };
  const to = bucket === 'noColour' && typeof requested.colour === 'number' ? colours.get(requested.colour) : undefined;
  const byColour = to === undefined ? undefined : offers.find(({ how, colour }) => how === 'colour' && colour === to);
  if (byColour) return { offer: byColour, by: 'colour' };
  return bySettings && { offer: bySettings, by: 'settings' };
}

function leftOutOf(
  { group, requested, bucket }: ResolvedRow,
  { leftOut, colours }: Choices,
  taken: ListRow['taken'],
): boolean {
  const own = leftOut.get(group.key);
  if (own !== undefined || taken?.by === 'shopper') return own ?? false;
  return bucket === 'noColour' && typeof requested.colour === 'number' && colours.get(requested.colour) === 'leaveOut';
}

function targetOf(
  { product, variant }: ResolvedRow,
  taken: ListRow['taken'],
  matches: ProductMatches,
): Target | undefined {
  if (taken) {
    const { name, colour, productId, uniqueId, unitPrice, stock, each } = taken.offer;
    return { name, colour, productId, uniqueId, unitPrice, stock, each, product: matches.productById(productId) };
  }
  if (!product?.isOnSale || !variant) return undefined;
  return {
    name: product.name,
    colour: variant.colour,
    productId: product.id,
    uniqueId: variant.uniqueId,
    unitPrice: variant.price,
    stock: variant.stock,
    each: 1,
    product,
  };
}

/** The pieces to put in the cart: the quantity, reduced to what stock and limit leave, in whole pairs for halves. */
function purchase(
  { requested, edit }: ResolvedRow,
  target: Target,
  bought: Pieces,
  settings: ListSettings,
): ListRow['buy'] {
  const wanted = (edit?.quantity ?? requested.pieces) * target.each;
  const ofColour = bought.ofColour.get(target.uniqueId) ?? 0;
  const ofProduct = bought.ofProduct.get(target.productId) ?? 0;
  const left = Math.min(target.stock - ofColour, (target.product?.limit ?? Infinity) - ofProduct);
  if (wanted > left && settings.shortages === 'skip') return undefined;
  const quantity = Math.min(wanted, left - (left % target.each));
  if (quantity <= 0) return undefined;
  bought.ofColour.set(target.uniqueId, ofColour + quantity);
  bought.ofProduct.set(target.productId, ofProduct + quantity);
  return { quantity, unitPrice: target.unitPrice, sum: quantity * target.unitPrice };
}

/**
 * Whether the shopper has to decide: about lines that were not understood, and parts that can only be replaced. Leaving
 * out what is short is decided by the settings.
 */
function isUndecided(bucket: BucketNow, { offers }: ResolvedRow, buy: ListRow['buy'], settings: ListSettings): boolean {
  if (bucket === 'short') return !buy && settings.shortages === 'partial';
  return bucket === 'unread' || bucket === 'noColour' || (bucket === 'notSold' && offers.length > 0);
}

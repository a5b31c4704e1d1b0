import type { MatchedProduct } from '@shop/contracts';
import type { Answers } from './answers.ts';
import type { Choices } from './choices.ts';
import type { BucketNow, ListRow, ListSettings, Offer } from './settled.entity.ts';
import type { Standing } from './standing.ts';

/** What a row comes to among all rows. */
export type Allocation = Pick<ListRow, 'taken' | 'buy' | 'isLeftOut' | 'isUndecided'> & {
  bucket: BucketNow;
  /** What `buy` is of. */ target?: Target;
};
/** What is bought for a row: the offer that was taken, or its own colour. */
export type Target = Pick<Offer, 'name' | 'colour' | 'productId' | 'uniqueId' | 'unitPrice' | 'stock' | 'each'> & {
  product?: MatchedProduct;
};

/** Pieces so far of each colour of a product, and of all its colours. */
type Pieces = Record<'ofColour' | 'ofProduct', Map<string, number>>;
const noPieces = (): Pieces => ({ ofColour: new Map(), ofProduct: new Map() });

/**
 * Deals stock and limits out to the rows in the order of the files: what is asked for as it is sold goes before what is taken in place of
 * something else. Buckets look at what the files ask for, purchases at what was decided.
 */
export function allocateStock(
  standings: readonly Standing[],
  choices: Choices,
  settings: ListSettings,
  answers: Answers,
): readonly Allocation[] {
  const [wished, bought] = [noPieces(), noPieces()];
  const rows = standings.map((standing) => {
    const taken = takenOf(standing, choices);
    const deal: Allocation = {
      bucket: limited(standing, wished),
      taken,
      isLeftOut: leftOutOf(standing, choices, taken),
      isUndecided: false,
      target: targetOf(standing, taken, answers),
    };
    return { standing, deal, isOwn: !taken || taken.offer.uniqueId === standing.variant?.uniqueId };
  });
  for (const turn of [true, false])
    for (const { standing, deal, isOwn } of rows) if (isOwn === turn) decide(standing, deal, bought, settings);
  return rows.map(({ deal }) => deal);
}

function decide(standing: Standing, deal: Allocation, bought: Pieces, settings: ListSettings): void {
  const { bucket, taken, isLeftOut, target } = deal;
  // A hidden part that is to be decided line by line: it has a colour to be bought in, and waits for the word.
  const isOpen = !taken && settings.hidden === 'ask' && standing.offers[0]?.how === 'anyColour';
  deal.buy = target && !isLeftOut && !isOpen ? purchase(standing, target, bought, settings) : undefined;
  const isSettled = taken && (deal.buy || settings.shortages === 'skip');
  deal.isUndecided = !isLeftOut && !isSettled && (isOpen || isUndecided(bucket, standing, deal.buy, settings));
}

/** Rows of one colour share its stock, those of one product its limit: what is beyond them is short, or over the limit. */
function limited({ bucket, product, variant, asked }: Standing, { ofColour, ofProduct }: Pieces): BucketNow {
  if (!product || !variant || (bucket !== 'ready' && bucket !== 'renamed' && bucket !== 'short')) return bucket;
  const before = ofProduct.get(product.id) ?? 0;
  const others = ofColour.get(variant.uniqueId) ?? 0;
  const wants = Math.min(asked.pieces, variant.stock - others);
  ofColour.set(variant.uniqueId, others + wants);
  ofProduct.set(product.id, before + wants);
  if (wants < asked.pieces) return 'short';
  return product.limit !== undefined && before + wants > product.limit ? 'overLimit' : bucket;
}

function takenOf(
  { group, asked, bucket, offers, bySettings }: Standing,
  { takes, colours }: Choices,
): ListRow['taken'] {
  if (offers.length === 0) return undefined;
  const own = takes.get(group.key);
  const byShopper = own === undefined ? undefined : offers.find(({ id }) => id === own);
  if (byShopper) return { offer: byShopper, by: 'shopper' };
  const to = bucket === 'noColour' && typeof asked.colour === 'number' ? colours.get(asked.colour) : undefined;
  const byColour = to === undefined ? undefined : offers.find(({ how, colour }) => how === 'colour' && colour === to);
  if (byColour) return { offer: byColour, by: 'colour' };
  return bySettings && { offer: bySettings, by: 'settings' };
}

function leftOutOf(
  { group, asked, bucket }: Standing,
  { leftOut, colours }: Choices,
  taken: ListRow['taken'],
): boolean {
  const own = leftOut.get(group.key);
  if (own !== undefined || taken?.by === 'shopper') return own ?? false;
  return bucket === 'noColour' && typeof asked.colour === 'number' && colours.get(asked.colour) === 'leaveOut';
}

function targetOf({ product, variant }: Standing, taken: ListRow['taken'], answers: Answers): Target | undefined {
  if (taken) {
    const { name, colour, productId, uniqueId, unitPrice, stock, each } = taken.offer;
    return { name, colour, productId, uniqueId, unitPrice, stock, each, product: answers.productById(productId) };
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

/** Pieces that are put in the cart: what is wanted, cut to what stock and limit leave, in whole pairs for halves. */
function purchase({ asked, edit }: Standing, target: Target, bought: Pieces, settings: ListSettings): ListRow['buy'] {
  const wanted = (edit?.quantity ?? asked.pieces) * target.each;
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

/** Where the shopper has a say: what was not understood, what can only be had as something else. Leaving out what is short is a decision of the settings. */
function isUndecided(bucket: BucketNow, { offers }: Standing, buy: ListRow['buy'], settings: ListSettings): boolean {
  if (bucket === 'short') return !buy && settings.shortages === 'partial';
  return bucket === 'unread' || bucket === 'noColour' || (bucket === 'notSold' && offers.length > 0);
}

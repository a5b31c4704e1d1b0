import type { MatchedColour, MatchedProduct } from '@shop/contracts';
import type { Step, StepName } from '../reference/resolved.entity.ts';
import { askedBy } from './ask.ts';
import type { Edit } from './choices.ts';
import { findProduct, variantOf } from './find-product.ts';
import type { LineGroup } from './group-lines.ts';
import { offersOf, takenBySettings, type Wanted } from './offers.ts';
import type { BucketNow, ListSettings } from './settled.entity.ts';
import type { Known, Standing } from './standing.ts';

/** Steps that leave the part what it is: read by these alone, a row is ready; by any other it is renamed. */
const SAME_PART: ReadonlySet<StepName> = new Set(['sku', 'gds', 'element', 'exact', 'tidied']);
const NONE: readonly never[] = [];

/** Judges one row by itself. Limits of the shop are shared among rows, so `overLimit` comes later. */
export function settleRow(group: LineGroup, edit: Edit | undefined, settings: ListSettings, known: Known): Standing {
  const asked = askedBy(group, edit, settings.hidden, known);
  const row = { group, edit, asked, offers: NONE };
  if (asked.trouble?.code === 'notPart') return { ...row, bucket: 'notSold' };
  const { part, colour, pieces } = asked;
  if (part === undefined || colour === undefined || pieces === 0) return { ...row, bucket: 'unread' };
  const found = findProduct(part, asked, settings, known);
  if (found === 'waiting') return { ...row, bucket: 'waiting' };
  const { product, by, kin } = found;
  const wanted: Wanted = { part, colour, pieces };
  const variant = product && variantOf(product, colour, pieces);
  const steps = product && by ? [...asked.steps, { name: by, from: part, to: product.number }] : asked.steps;
  const bucket = bucketOf(product, variant, wanted, steps);
  const isPlain = (bucket === 'ready' || bucket === 'renamed') && colour !== 'any' && by !== 'blank';
  const offers = isPlain ? NONE : offersOf(wanted, product, known);
  const bySettings =
    by === 'blank' && variant
      ? offers.find((offer) => offer.uniqueId === variant.uniqueId)
      : takenBySettings(bucket, offers, wanted, settings);
  return { ...row, asked: { ...asked, steps }, bucket, product, variant, offers, bySettings, kin };
}

function bucketOf(
  product: MatchedProduct | undefined,
  variant: MatchedColour | undefined,
  { colour, pieces }: Wanted,
  steps: readonly Step[],
): BucketNow {
  if (!product) return 'notSold';
  if (!product.isOnSale) return 'offSale';
  if (!variant) return colour === 'any' ? 'short' : 'noColour';
  if (variant.stock < pieces) return 'short';
  return steps.every(({ name }) => SAME_PART.has(name)) ? 'ready' : 'renamed';
}

import type { MatchedColour, MatchedProduct } from '@shop/contracts';
import type { Step, StepName } from '../reference/step.entity.ts';
import { requestedBy } from './requested.ts';
import type { Edit } from './choices.ts';
import { findProduct, variantOf } from './find-product.ts';
import type { LineGroup } from './group-lines.ts';
import { offersOf, takenBySettings, type CompleteRequest } from './offers.ts';
import type { BucketNow, ListSettings } from './resolved.entity.ts';
import type { ResolveContext, ResolvedRow } from './resolved-row.ts';

/** Readings that leave the part as it is. A row read only by these is `ready`, by any other it is `renamed`. */
const SAME_PART: ReadonlySet<StepName> = new Set(['sku', 'gds', 'element', 'exact', 'tidied']);
const NONE: readonly never[] = [];

/** Resolves one row by itself. Rows share the shop's limits, so `overLimit` is decided later. */
export function resolveRow(
  group: LineGroup,
  edit: Edit | undefined,
  settings: ListSettings,
  context: ResolveContext,
): ResolvedRow {
  const requested = requestedBy(group, edit, settings.hidden, context);
  const row = { group, edit, requested, offers: NONE };
  if (requested.problem?.code === 'notPart') return { ...row, bucket: 'notSold' };
  const { part, colour, pieces } = requested;
  if (part === undefined || colour === undefined || pieces === 0) return { ...row, bucket: 'unread' };
  const found = findProduct(part, requested, settings, context);
  if (found === 'waiting') return { ...row, bucket: 'waiting' };
  const { product, by, kin } = found;
  const request: CompleteRequest = { part, colour, pieces };
  const variant = product && variantOf(product, colour, pieces);
  const steps = product && by ? [...requested.steps, { name: by, from: part, to: product.number }] : requested.steps;
  const bucket = bucketOf(product, variant, request, steps);
  const isPlain = (bucket === 'ready' || bucket === 'renamed') && colour !== 'any' && by !== 'blank';
  const offers = isPlain ? NONE : offersOf(request, product, context);
  const bySettings =
    by === 'blank' && variant
      ? offers.find((offer) => offer.uniqueId === variant.uniqueId)
      : takenBySettings(bucket, offers, request, settings);
  return { ...row, requested: { ...requested, steps }, bucket, product, variant, offers, bySettings, kin };
}

function bucketOf(
  product: MatchedProduct | undefined,
  variant: MatchedColour | undefined,
  { colour, pieces }: CompleteRequest,
  steps: readonly Step[],
): BucketNow {
  if (!product) return 'notSold';
  if (!product.isOnSale) return 'offSale';
  if (!variant) return colour === 'any' ? 'short' : 'noColour';
  if (variant.stock < pieces) return 'short';
  return steps.every(({ name }) => SAME_PART.has(name)) ? 'ready' : 'renamed';
}

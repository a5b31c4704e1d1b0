import type { MatchedColour, MatchedProduct, Picture } from '@shop/contracts';
import type { Reference } from '../reference/reference.entity.ts';
import { anyColours, halvesFor, variantOf } from './find-product.ts';
import type { BucketNow, ListSettings, Offer } from './resolved.entity.ts';
import type { Requested, ResolveContext } from './resolved-row.ts';

/** A part's picture in another colour; a photo stays as it is. */
export function inColour(picture: Picture, colour: number | 'any' | undefined, reference: Reference): Picture {
  const found = typeof colour === 'number' ? reference.colour(colour) : undefined;
  return found && picture.kind === 'part'
    ? { ...picture, hex: found.hex.replace('#', '').toUpperCase(), finish: found.finish }
    : picture;
}

/** A request of which part, colour and pieces are known. */
export type CompleteRequest = Required<Pick<Requested, 'part' | 'colour' | 'pieces'>>;

/**
 * What could be bought in place of a part that cannot be bought as written, safe replacements first. Only what is on
 * sale and in stock.
 */
export function offersOf(
  { part, colour, pieces }: CompleteRequest,
  product: MatchedProduct | undefined,
  context: Pick<ResolveContext, 'reference' | 'matches' | 'near'>,
): readonly Offer[] {
  const { reference, matches, near } = context;
  const offer = (how: Offer['how'], sold: MatchedProduct, made: MatchedColour, each: 1 | 2 = 1): Offer => ({
    id: `${sold.number}/${made.colour}/${how}`,
    how,
    part: sold.number,
    colour: made.colour,
    productId: sold.id,
    uniqueId: made.uniqueId,
    name: sold.name,
    picture: inColour(sold.picture, made.colour, reference),
    unitPrice: made.price,
    stock: made.stock,
    each,
  });
  /** Another product in the requested colour, if it is in stock. */
  const same = (how: Offer['how'], sold: MatchedProduct | undefined, each: 1 | 2 = 1): readonly Offer[] => {
    // The part without its print may already replace the row's part: it is offered too, so that the row shows what is
    // taken.
    if (!sold?.isOnSale || (sold.id === product?.id && how !== 'blank')) return [];
    const made = variantOf(sold, colour, pieces * each);
    return made && made.stock >= each ? [offer(how, sold, made, each)] : [];
  };
  const kin = reference
    .kinOf(part)
    .map((relative) => ({ by: relative.by, offers: same(relative.by, matches.productOf(relative.part)) }));
  const by = (kinship: Offer['how']) => kin.flatMap((relative) => (relative.by === kinship ? relative.offers : []));
  const halves = halvesFor(part, product, reference);
  return withoutDuplicates([
    ...(product?.isOnSale && colour === 'any'
      ? anyColours(product, pieces).map((made) => offer('anyColour', product, made))
      : []),
    ...by('mould'),
    ...(product?.isOnSale && colour !== 'any'
      ? nearOffers(product, near(colour), (made) => offer('colour', product, made))
      : []),
    ...by('blank'),
    ...(halves === undefined ? [] : same('halves', matches.productOf(halves), 2)),
    ...by('alternate'),
  ]);
}

function nearOffers(
  product: MatchedProduct,
  near: ReturnType<ResolveContext['near']>,
  offer: (made: MatchedColour) => Offer,
): readonly Offer[] {
  return near.flatMap(({ colour, difference, nearness }) => {
    const made = nearness && product.colours.find((other) => other.colour === colour);
    return made && made.stock > 0 ? [{ ...offer(made), difference, nearness }] : [];
  });
}

/** Two numbers may lead to one product: it is offered once, as the safer replacement. */
function withoutDuplicates(offers: readonly Offer[]): readonly Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ uniqueId }) => !seen.has(uniqueId) && seen.add(uniqueId));
}

/**
 * The offer that the settings take without a decision by the shopper. Another mould, or the part without its print,
 * only if all pieces are in stock.
 */
export function takenBySettings(
  bucket: BucketNow,
  offers: readonly Offer[],
  { colour, pieces }: Pick<CompleteRequest, 'colour' | 'pieces'>,
  settings: ListSettings,
): Offer | undefined {
  if (colour === 'any' && offers[0]?.how === 'anyColour') return settings.hidden === 'cheapest' ? offers[0] : undefined;
  const enough = (how: Offer['how']) => offers.find((offer) => offer.how === how && offer.stock >= pieces);
  const nearby = bucket === 'noColour' ? offers.filter(isWithin(settings.tolerance)) : [];
  return (
    (settings.moulds ? enough('mould') : undefined) ??
    (settings.prints && bucket !== 'short' ? enough('blank') : undefined) ??
    nearby.find(({ stock }) => stock >= pieces) ??
    nearby[0]
  );
}

const isWithin =
  (tolerance: ListSettings['tolerance']) =>
  ({ how, difference }: Offer): boolean =>
    tolerance > 0 && how === 'colour' && difference !== undefined && difference <= tolerance;

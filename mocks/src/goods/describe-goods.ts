import type { Fen, Language, PartFacts, Picture, ProductSummary } from '@shop/contracts';
import type { Mould, ShopColour } from '../catalogue-data/catalogue.entity.ts';
import type { Shop } from '../core/shop.ts';
import { messagesOf } from '../messages/messages.ts';
import { bestSellingFirst, displayOffer } from './display-offer.ts';
import { offersOf, stockOf, type ShopOffer } from './goods.ts';
import { photosOf } from './photos.ts';
import { isPresaleMould } from './presale.ts';

/** How many colours a card shows. */
const MAX_SWATCHES = 6;

export const NO_PICTURE: Picture = { kind: 'photo', url: '' };

/** The picture of an offer: drawn, or a photo where the shop sells ordinary goods. */
export function pictureOf(shop: Shop, { mould, colour, loose }: ShopOffer): Picture {
  if (shop.state.goodsKind === 'ordinary') return photosOf(shop, mould)[loose ? 'pack' : 'single'];
  return partPicture(mould, colour);
}

/** The picture of a part in a colour. */
export const partPicture = ({ picture }: Mould, { hex, finish }: ShopColour): Picture => ({
  kind: 'part',
  ...picture,
  hex,
  finish,
});

/** The picture of the offer that represents a mould. */
export function displayPicture(shop: Shop, mould: Mould | undefined): Picture {
  const offer = mould && displayOffer(shop, mould);
  return offer ? pictureOf(shop, offer) : NO_PICTURE;
}

/** A colour, shown on a plate of one stud. */
export const colourSample = ({ id, names, hex, finish }: ShopColour, language: Language) => ({
  id: String(id),
  name: names[language],
  picture: { kind: 'part' as const, shape: '3024', hex, finish },
});

/** The unit of quantities: of ordinary goods, whose packs are sold as one, in the word of their owner. */
export const unitOf = (shop: Shop, language: Language): string =>
  shop.state.goodsKind === 'ordinary' ? '件' : messagesOf(language).catalogue.unit;

export const marketPriceOf = (offer: ShopOffer): Fen | undefined =>
  offer.marketFen > offer.priceFen ? offer.marketFen : undefined;

/** The offers of a mould: the requested colour first, or else the one that represents it. */
export function offersFrom(shop: Shop, mould: Mould, colourId?: number): readonly ShopOffer[] {
  const offers = offersOf(shop, mould);
  const first = offers.find((offer) => offer.colour.id === colourId) ?? displayOffer(shop, mould);
  return first ? [first, ...offers.filter((offer) => offer !== first)] : offers;
}

const partFacts = (shop: Shop, mould: Mould, offers: readonly ShopOffer[], language: Language): PartFacts => ({
  number: mould.number,
  shopNumber: mould.gds ?? '',
  size: mould.size,
  weight: mould.weightMg,
  colours: offers.slice(0, MAX_SWATCHES).map((offer) => ({
    name: offer.colour.names[language],
    picture: pictureOf(shop, offer),
    uniqueId: offer.uniqueId,
  })),
  colourCount: offers.length,
});

/** A mould as a row of a list, with picture and price of the requested colour, or of the one that represents it. */
export function summaryOf(shop: Shop, mould: Mould, language: Language, colourId?: number) {
  const [shown, ...others] = offersFrom(shop, mould, colourId);
  const offers = shown ? [shown, ...bestSellingFirst(mould, others)] : others;
  return {
    id: mould.id,
    name: mould.names[language],
    picture: shown ? pictureOf(shop, shown) : NO_PICTURE,
    price: shown?.priceFen ?? 0,
    marketPrice: shown && marketPriceOf(shown),
    stock: offers.reduce((sum, offer) => sum + stockOf(shop, offer), 0),
    sales: mould.sales,
    unit: unitOf(shop, language),
    isPresale: isPresaleMould(shop, mould),
    part: partFacts(shop, mould, offers, language),
  } satisfies ProductSummary;
}

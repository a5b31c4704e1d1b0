import type { Fen, PartFacts, Picture, Product, ProductSummary } from '@shop/contracts';
import { elementsOf } from './elements.ts';
import type { Language, Mould, ShopColour } from './catalogue.entity.ts';
import { factsHtml } from './facts-html.ts';
import { categoryTrail, isForSale, offered, stockOf, type Offered } from './goods.ts';
import { colourCodes, partNumbers } from './part-numbers.ts';
import { isPresaleMould, presaleOf } from '../promotion/presale.ts';
import { memberPriceOf } from './prices.ts';
import { reviewCountsOf } from '../review/reviews.ts';
import { showpiece } from './showpiece.ts';
import type { Account, Shop } from '../shop/state.ts';

/** How many colours a card shows. */
const SWATCHES = 6;
export const UNIT: Record<Language, string> = { 'zh-Hans': '颗', 'zh-Hant': '顆', en: 'pc' };
const COLOURS: Record<Language, (count: number) => string> = {
  'zh-Hans': (count) => `共 ${count} 种颜色`,
  'zh-Hant': (count) => `共 ${count} 種顏色`,
  en: (count) => `${count} ${count === 1 ? 'colour' : 'colours'}`,
};

export const pictureOf = ({ mould, colour }: Offered): Picture => ({
  kind: 'part',
  shape: mould.shape,
  hex: colour.hex,
  finish: colour.finish,
});
/** A colour by itself, on the smallest plain part. */
export const colourSample = ({ id, names, hex, finish }: ShopColour, language: Language) => ({
  id: String(id),
  name: names[language],
  picture: { kind: 'part' as const, shape: 'plate-1x1', hex, finish },
});
const marketPriceOf = (offer: Offered): Fen | undefined =>
  offer.marketFen > offer.priceFen ? offer.marketFen : undefined;
const NOTHING: Picture = { kind: 'photo', url: '' };

/** The offer's own number: the shop's mould number with its colour, or ''. */
const codeOf = ({ mould, colour }: Offered): string =>
  mould.gds && colour.codes.gds ? `${mould.gds}-${colour.codes.gds}` : '';

/** The offers with the one the reader asked for in front, else the one that shows the mould best. */
function colourFirst(shop: Shop, mould: Mould, colourId?: number): readonly Offered[] {
  const offers = offered(shop, mould);
  const first = offers.find((offer) => offer.colour.id === colourId) ?? showpiece(shop, mould);
  return first ? [first, ...offers.filter((offer) => offer !== first)] : offers;
}

function partFacts(mould: Mould, offers: readonly Offered[], language: Language): PartFacts {
  return {
    number: mould.number,
    shopNumber: mould.gds ?? '',
    ...(mould.size ? { size: mould.size } : {}),
    weight: mould.weightMg,
    colours: offers
      .slice(0, SWATCHES)
      .map((offer) => ({ name: offer.colour.names[language], picture: pictureOf(offer), uniqueId: offer.uniqueId })),
    colourCount: offers.length,
  };
}

/** A mould as a list shows it: picture and price of the asked-for colour, or of its showpiece. */
export function summaryOf(shop: Shop, mould: Mould, language: Language, colourId?: number): ProductSummary {
  const offers = colourFirst(shop, mould, colourId);
  const [shown] = offers;
  return {
    id: mould.id,
    name: mould.names[language],
    picture: shown ? pictureOf(shown) : NOTHING,
    price: shown?.priceFen ?? 0,
    marketPrice: shown && marketPriceOf(shown),
    stock: offers.reduce((sum, offer) => sum + stockOf(shop, offer), 0),
    sales: mould.sales,
    unit: UNIT[language],
    isPresale: isPresaleMould(shop, mould),
    part: partFacts(mould, offers, language),
  };
}

/** A mould as its own page shows it. */
export function productOf(
  shop: Shop,
  mould: Mould,
  language: Language,
  recommended: readonly ProductSummary[],
  user?: Account,
): Product {
  const { isPresale: _, ...summary } = summaryOf(shop, mould, language);
  const offers = colourFirst(shop, mould);
  const reviews = reviewCountsOf(shop, mould);
  const { byColour } = elementsOf(mould);
  return {
    ...summary,
    ...(summary.part ? { part: { ...summary.part, numbers: partNumbers(mould) } } : {}),
    summary: COLOURS[language](offers.length),
    pictures: [summary.picture],
    categoryIds: categoryTrail(shop, mould.category).map((category) => category.id),
    descriptionHtml: factsHtml(language),
    isOnSale: isForSale(shop, mould),
    ...memberPriceOf(summary.price),
    presale: presaleOf(shop, mould),
    isFavourite: user?.favourites.includes(mould.id) ?? false,
    limitPerShopper: shop.state.limits[mould.id],
    minQuantity: 1,
    offers: offers.map((offer) => ({
      uniqueId: offer.uniqueId,
      name: offer.colour.names[language],
      picture: pictureOf(offer),
      price: offer.priceFen,
      marketPrice: marketPriceOf(offer),
      ...memberPriceOf(offer.priceFen),
      stock: stockOf(shop, offer),
      code: codeOf(offer),
      colourCodes: colourCodes(offer.colour),
      elements: byColour.get(offer.colour.id) ?? [],
    })),
    reviewCount: reviews.all,
    goodReviewPercent: reviews.goodPercent,
    recommended,
    related: [],
  };
}

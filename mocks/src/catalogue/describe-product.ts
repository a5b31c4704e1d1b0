import type { Language, Picture, Product, ProductSummary } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import { elementsOf } from '../catalogue-data/elements.ts';
import { colourCodes, partNumbers } from '../catalogue-data/part-numbers.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { marketPriceOf, offersFrom, pictureOf, summaryOf } from '../goods/describe-goods.ts';
import { categoryPath, isForSale, stockOf, type ShopOffer } from '../goods/goods.ts';
import { offerName, PACKED_SPECIFICATIONS } from '../goods/packs.ts';
import { photosOf } from '../goods/photos.ts';
import { presaleOf } from '../goods/presale.ts';
import { memberPriceOf } from '../goods/prices.ts';
import { messagesOf, plural } from '../messages/messages.ts';
import { reviewCountsOf } from '../review/reviews.ts';

/** The shop's number of an offer: mould number and colour; '' if it has none. */
const codeOf = ({ mould, colour }: ShopOffer): string =>
  mould.gds && colour.codes.gds ? `${mould.gds}-${colour.codes.gds}` : '';

function specificationsOf([offer]: readonly ShopOffer[]): readonly string[] | undefined {
  if (!offer) return undefined;
  return offer.packing === undefined ? PACKED_SPECIFICATIONS.slice(0, 1) : PACKED_SPECIFICATIONS;
}

/** The pictures of a product: of ordinary goods two photos. */
const picturesOf = (shop: Shop, mould: Mould, shown: Picture): readonly Picture[] =>
  shop.state.goodsKind === 'ordinary' ? [shown, photosOf(shop, mould).pack] : [shown];

/** The description of every product, as rich text. */
function descriptionHtml(language: Language): string {
  const { made, fits } = messagesOf(language).catalogue.description;
  return `<p>${made}</p><ul>${fits.map((line) => `<li>${line}</li>`).join('')}</ul>`;
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
  const offers = offersFrom(shop, mould);
  const reviews = reviewCountsOf(shop, mould);
  const { byColour } = elementsOf(mould);
  return {
    ...summary,
    part: summary.part && { ...summary.part, numbers: partNumbers(mould) },
    summary: plural(messagesOf(language).catalogue.colourCount, mould.colours.length, language),
    keywords: mould.number,
    pictures: picturesOf(shop, mould, summary.picture),
    categoryIds: categoryPath(shop, mould.category).map((category) => category.id),
    descriptionHtml: descriptionHtml(language),
    isOnSale: isForSale(shop, mould),
    memberPrice: memberPriceOf(summary.price),
    presale: presaleOf(shop, mould),
    isFavourite: user?.favourites.includes(mould.id) ?? false,
    limitPerShopper: shop.state.limits[mould.id],
    limitPerOrder: shop.state.orderLimits[mould.id],
    minQuantity: 1,
    specifications: specificationsOf(offers),
    needsForm: undefined,
    offers: offers.map((offer) => ({
      uniqueId: offer.uniqueId,
      name: offerName(offer, language),
      picture: pictureOf(shop, offer),
      price: offer.priceFen,
      marketPrice: marketPriceOf(offer),
      memberPrice: memberPriceOf(offer.priceFen),
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

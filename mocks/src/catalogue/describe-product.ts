import type { Language, Product, ProductSummary } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import { elementsOf } from '../catalogue-data/elements.ts';
import { colourCodes, partNumbers } from '../catalogue-data/part-numbers.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { marketPriceOf, offersFrom, pictureOf, summaryOf } from '../goods/describe-goods.ts';
import { categoryPath, isForSale, stockOf, type ShopOffer } from '../goods/goods.ts';
import { presaleOf } from '../goods/presale.ts';
import { memberPriceOf } from '../goods/prices.ts';
import { messagesOf, plural } from '../messages/messages.ts';
import { reviewCountsOf } from '../review/reviews.ts';

/** The shop's number of an offer: mould number and colour; '' if it has none. */
const codeOf = ({ mould, colour }: ShopOffer): string =>
  mould.gds && colour.codes.gds ? `${mould.gds}-${colour.codes.gds}` : '';

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
    summary: plural(messagesOf(language).catalogue.colourCount, offers.length, language),
    keywords: mould.number,
    pictures: [summary.picture],
    categoryIds: categoryPath(shop, mould.category).map((category) => category.id),
    descriptionHtml: descriptionHtml(language),
    isOnSale: isForSale(shop, mould),
    memberPrice: memberPriceOf(summary.price),
    presale: presaleOf(shop, mould),
    isFavourite: user?.favourites.includes(mould.id) ?? false,
    limitPerShopper: shop.state.limits[mould.id],
    minQuantity: 1,
    specifications: offers.length > 0 ? ['颜色'] : undefined,
    needsForm: undefined,
    offers: offers.map((offer) => ({
      uniqueId: offer.uniqueId,
      name: offer.colour.names[language],
      picture: pictureOf(offer),
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

import type { FlashItem, FlashSale, Language, Moment, Offer } from '@shop/contracts';
import { messagesOf, plural } from '../messages/messages.ts';
import { productOf } from '../catalogue/describe-product.ts';
import { flashStateOf } from '../goods/flash-hours.ts';
import type { Sale } from '../goods/flash-sale.ts';
import { boughtOf, leftIn, leftOf, quotaOf, soldPercentOf } from '../goods/flash-stock.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { pictureOf, unitOf } from '../goods/describe-goods.ts';

/** A sale as the slot's list shows it, in its first colour; nothing if it has no colour. */
export function flashItemsOf(shop: Shop, sale: Sale, language: Language): readonly FlashItem[] {
  return sale.offers.slice(0, 1).map(({ offer, price }) => ({
    id: sale.id,
    productId: sale.mould.id,
    name: sale.mould.names[language],
    picture: pictureOf(shop, offer),
    price,
    marketPrice: offer.priceFen,
    unit: unitOf(shop, language),
    quota: quotaOf(sale),
    left: leftIn(shop, sale),
    soldPercent: soldPercentOf(shop, sale),
    limitPerShopper: sale.limitPerShopper,
  }));
}

/** The start or the end of a sale, whichever is next; absent if it has ended. */
function nextChange({ hours }: Sale, now: Moment): Moment | undefined {
  const state = flashStateOf(hours, now);
  if (state === 'over') return undefined;
  return state === 'coming' ? hours.from : hours.to;
}

/** The offers of a sale, with its price, the ordinary price struck through, and the remaining pieces. */
function flashOffers(shop: Shop, sale: Sale, ordinary: readonly Offer[]): readonly Offer[] {
  return sale.offers.flatMap((flash) => {
    const own = ordinary.find(({ uniqueId }) => uniqueId === flash.offer.uniqueId);
    if (!own) return [];
    const { memberPrice: _, ...offer } = own;
    return [
      {
        ...offer,
        price: flash.price,
        marketPrice: flash.offer.priceFen,
        stock: leftOf(shop, sale, flash),
        quota: flash.quota,
      },
    ];
  });
}

/** A sale with its product, as its own page shows it. The price is the same for members. */
export function flashSaleOf(shop: Shop, sale: Sale, language: Language, user: Account | undefined): FlashSale {
  const { memberPrice: _, ...product } = productOf(shop, sale.mould, language, [], user);
  const offers = flashOffers(shop, sale, product.offers);
  const [first] = offers;
  const now = shop.clock.now();
  const left = leftIn(shop, sale);
  return {
    id: sale.id,
    state: flashStateOf(sale.hours, now),
    turnsAt: nextChange(sale, now),
    quota: quotaOf(sale),
    left,
    soldPercent: soldPercentOf(shop, sale),
    limitPerShopper: sale.limitPerShopper,
    limitPerOrder: sale.limitPerOrder,
    bought: boughtOf(shop, sale, user?.id),
    product: {
      ...product,
      ...(first && { price: first.price, marketPrice: first.marketPrice, picture: first.picture }),
      summary: plural(messagesOf(language).catalogue.saleColours, offers.length, language),
      stock: left,
      offers,
      related: [],
    },
  };
}

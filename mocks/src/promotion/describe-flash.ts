import type { FlashItem, FlashSale, Moment, Offer } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { pictureOf, productOf, UNIT } from '../catalogue/describe-product.ts';
import { flashStateOf } from './flash-hours.ts';
import type { Sale } from './flash-sale.ts';
import { boughtOf, leftIn, leftOf, quotaOf, soldPercentOf } from './flash-stock.ts';
import type { Account, Shop } from '../shop/state.ts';

/** A sale as the slot's list shows it, in the colour that shows the part best. Absent when no colour suits. */
export function flashItemsOf(shop: Shop, sale: Sale, language: Language): readonly FlashItem[] {
  return sale.offers.slice(0, 1).map(({ offer, price }) => ({
    id: sale.id,
    productId: sale.mould.id,
    name: sale.mould.names[language],
    picture: pictureOf(offer),
    price,
    marketPrice: offer.priceFen,
    unit: UNIT[language],
    quota: quotaOf(sale),
    left: leftIn(shop, sale),
    soldPercent: soldPercentOf(shop, sale),
    limitPerShopper: sale.limitPerShopper,
  }));
}

/** When a sale begins or ends, whichever comes next; absent when it is over. */
function turnOf({ hours }: Sale, now: Moment): { turnsAt?: Moment } {
  const state = flashStateOf(hours, now);
  if (state === 'over') return {};
  return { turnsAt: state === 'coming' ? hours.from : hours.to };
}

/** The offers of a sale: its prices, struck through what they cost otherwise, and what is left of its pieces. */
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

/** A sale with its product, as its own page shows it. Members pay the sale's price like everybody. */
export function flashSaleOf(shop: Shop, sale: Sale, language: Language, user: Account | undefined): FlashSale {
  const { memberPrice: _, ...product } = productOf(shop, sale.mould, language, [], user);
  const offers = flashOffers(shop, sale, product.offers);
  const [first] = offers;
  const now = shop.clock.now();
  const left = leftIn(shop, sale);
  return {
    id: sale.id,
    state: flashStateOf(sale.hours, now),
    ...turnOf(sale, now),
    quota: quotaOf(sale),
    left,
    soldPercent: soldPercentOf(shop, sale),
    limitPerShopper: sale.limitPerShopper,
    limitPerOrder: sale.limitPerOrder,
    bought: boughtOf(shop, sale, user?.id),
    product: {
      ...product,
      ...(first ? { price: first.price, marketPrice: first.marketPrice, picture: first.picture } : {}),
      stock: left,
      offers,
      related: [],
    },
  };
}

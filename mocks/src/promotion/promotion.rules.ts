import { flashDetail, flashList, flashSlots, presaleList, type PresaleItem, type PresaleTerms } from '@shop/contracts';
import { page } from '../core/page.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import { summaryOf } from '../goods/describe-goods.ts';
import { flashStateOf, indexToShow, slotsToday } from '../goods/flash-hours.ts';
import { findSale, salesIn } from '../goods/flash-sale.ts';
import { presales } from '../goods/presale.ts';
import { flashItemsOf, flashSaleOf } from './describe-flash.ts';

/** States by the `time_type` of the call for presales; 0 is for all. */
const PRESALE_STATES: readonly (PresaleTerms['state'] | undefined)[] = [undefined, 'before', 'running', 'over'];

export const promotionRules = [
  rule(flashSlots, ({ shop }) => {
    const slots = slotsToday(shop);
    const now = shop.clock.now();
    return {
      slots: slots.map((hours) => ({ id: hours.id, from: hours.from, to: hours.to, state: flashStateOf(hours, now) })),
      current: indexToShow(slots, now),
    };
  }),
  rule(flashList, ({ shop, params, query, language }) => {
    const hours = slotsToday(shop).find(({ id }) => id === params.slot);
    return hours ? page(salesIn(shop, hours), query).flatMap((sale) => flashItemsOf(shop, sale, language)) : [];
  }),
  rule(flashDetail, ({ shop, user, params, language }) => {
    const sale = findSale(shop, params.id);
    if (!sale) throw refusal('productNotFound', language);
    return flashSaleOf(shop, sale, language, user);
  }),
  rule(presaleList, ({ shop, query, language }) => {
    const state = PRESALE_STATES[query.time_type];
    const found = presales(shop).filter(({ terms }) => state === undefined || terms.state === state);
    const items = page(found, query).map(({ mould, terms }): PresaleItem => {
      const { id, name, picture, price, marketPrice, stock, sales, unit } = summaryOf(shop, mould, language);
      return { id, name, picture, price, marketPrice, stock, sales, unit, terms };
    });
    return { items, total: found.length };
  }),
];
